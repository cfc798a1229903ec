"""The names of ours that learners write: those that they import from mazelib, and others we know.

A table, so that the learner's room need not import all that mazelib offers.
"""

#: All that ``from mazelib import ...`` gives; a test holds it equal to ``mazelib.__all__``.
OFFERED = (
    "EXPLORED",
    "FLOOR",
    "WALL",
    "Game",
    "Heading",
    "Turn",
    "Worksheet",
    "between",
    "open_ways",
    "pick",
    "right_hand",
    "show",
    "shuffled",
    "stepped",
    "turn_between",
    "turned",
)
#: What else of ours keeps nothing, and is imported from the rooms of mazelib themselves.
ALSO_KNOWN = ("DELTAS", "TURNED", "TURNS", "VIEWS", "View")
#: Names of ours that may be imported without a doubt.
OURS = (*OFFERED, *ALSO_KNOWN)
