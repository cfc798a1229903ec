"""Our names that learners write: those that they import from mazelib, and some others.

This is a table, so that the learner's room need not import all that mazelib offers.
"""

#: All names that ``from mazelib import ...`` gives. A test compares them with ``mazelib.__all__``.
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
#: Other names of ours that keep nothing. They are imported from the rooms of mazelib.
ALSO_KNOWN = ("DELTAS", "TURNED", "TURNS", "VIEWS", "View")
#: Our names that may be imported without raising a doubt.
OURS = (*OFFERED, *ALSO_KNOWN)
