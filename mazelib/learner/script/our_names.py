"""Our names that learners write: one table, with what each of them is.

It is a table, so that the learner's room need not import what lies above it or beside it. Tests
compare it with what mazelib gives, and with what each function does.
"""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, kw_only=True)
class OurName:
    """What a name of ours is.

    ``is_answer``: it does what an exercise asks, so a check refuses it, except where the exercise
    allows it. (Each name says so itself: there is nothing usual.)
    ``is_offered``: ``from mazelib import ...`` gives it; otherwise it is imported from a room.
    ``is_plain``: it keeps nothing from one turn to the next, and with the same values does the
    same. ``only_asks``: it is a function, and changes nothing of what it is given.
    """

    is_answer: bool
    is_offered: bool = True
    is_plain: bool = True
    only_asks: bool = False


OUR_NAMES: Mapping[str, OurName] = {
    "EXPLORED": OurName(is_answer=False),
    "FLOOR": OurName(is_answer=False),
    "WALL": OurName(is_answer=False),
    "Game": OurName(is_answer=False),
    "Heading": OurName(is_answer=False),
    "Turn": OurName(is_answer=False),
    "Worksheet": OurName(is_answer=False),
    "all_are_zero": OurName(is_answer=False, only_asks=True),
    "all_closed": OurName(is_answer=False, only_asks=True),
    "back_of": OurName(is_answer=False, only_asks=True),
    "between": OurName(is_answer=False, only_asks=True),
    "came_to_old_place": OurName(is_answer=False, only_asks=True),
    "choose": OurName(is_answer=False),
    "fewest_marks": OurName(is_answer=False, only_asks=True),
    "left_of": OurName(is_answer=False, only_asks=True),
    "mark": OurName(is_answer=False),
    "merge_groups": OurName(is_answer=False),
    "number_rooms": OurName(is_answer=False),
    "onward_ways": OurName(is_answer=False, only_asks=True),
    "open_ways": OurName(is_answer=False, only_asks=True),
    "pick": OurName(is_answer=False),
    "read_at": OurName(is_answer=False, only_asks=True),
    "right_hand": OurName(is_answer=True, only_asks=True),
    "right_of": OurName(is_answer=False, only_asks=True),
    "show": OurName(is_answer=False),
    "shuffled": OurName(is_answer=False),
    "stepped": OurName(is_answer=False, only_asks=True),
    "turn_between": OurName(is_answer=False, only_asks=True),
    "turned": OurName(is_answer=False, only_asks=True),
    "DELTAS": OurName(is_answer=False, is_offered=False),
    "TURNED": OurName(is_answer=False, is_offered=False),
    "TURNS": OurName(is_answer=False, is_offered=False),
    "VIEWS": OurName(is_answer=False, is_offered=False),
    "View": OurName(is_answer=False, is_offered=False),
}

OFFERED = tuple(name for name, ours in OUR_NAMES.items() if ours.is_offered)
ANSWERS = frozenset(name for name, ours in OUR_NAMES.items() if ours.is_answer)
PLAIN = frozenset(name for name, ours in OUR_NAMES.items() if ours.is_plain)
ONLY_ASK = frozenset(name for name, ours in OUR_NAMES.items() if ours.only_asks)
