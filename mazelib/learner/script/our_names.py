"""Our names that learners write: one table, with what each of them is.

It is a table, so that the learner's room need not import what lies above it or beside it. Tests
compare it with what mazelib gives, and with what each function does.
"""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class OurName:
    """What a name of ours is.

    ``is_offered``: ``from mazelib import ...`` gives it; otherwise it is imported from a room.
    ``is_plain``: it keeps nothing from one turn to the next, and with the same values does the
    same. ``only_asks``: it is a function, and changes nothing of what it is given.
    """

    is_offered: bool = True
    is_plain: bool = True
    only_asks: bool = False


OUR_NAMES: Mapping[str, OurName] = {
    "EXPLORED": OurName(),
    "FLOOR": OurName(),
    "WALL": OurName(),
    "Game": OurName(),
    "Heading": OurName(),
    "Turn": OurName(),
    "Worksheet": OurName(),
    "all_are_zero": OurName(only_asks=True),
    "all_closed": OurName(only_asks=True),
    "back_of": OurName(only_asks=True),
    "between": OurName(only_asks=True),
    "came_to_old_place": OurName(only_asks=True),
    "choose": OurName(),
    "fewest_marks": OurName(only_asks=True),
    "left_of": OurName(only_asks=True),
    "mark": OurName(),
    "merge_groups": OurName(),
    "number_rooms": OurName(),
    "onward_ways": OurName(only_asks=True),
    "open_ways": OurName(only_asks=True),
    "pick": OurName(),
    "read_at": OurName(only_asks=True),
    "right_hand": OurName(only_asks=True),
    "right_of": OurName(only_asks=True),
    "show": OurName(),
    "shuffled": OurName(),
    "stepped": OurName(only_asks=True),
    "turn_between": OurName(only_asks=True),
    "turned": OurName(only_asks=True),
    "DELTAS": OurName(is_offered=False),
    "TURNED": OurName(is_offered=False),
    "TURNS": OurName(is_offered=False),
    "VIEWS": OurName(is_offered=False),
    "View": OurName(is_offered=False),
}

OFFERED = tuple(name for name, ours in OUR_NAMES.items() if ours.is_offered)
PLAIN = frozenset(name for name, ours in OUR_NAMES.items() if ours.is_plain)
ONLY_ASK = frozenset(name for name, ours in OUR_NAMES.items() if ours.only_asks)
