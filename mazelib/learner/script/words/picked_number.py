"""A number that pick took out of a place, and that is used as if it were one.

    room = pick(walls[0], rng)          room = walls[0]
    maze.dig_to(room)
"""

import re

from mazelib.learner.script.words.raised import Raised
from mazelib.text.diagnostics import Explanation
from mazelib.text.sentences import _

#: So many numbers are a place: x and y.
_PAIR = 2


def about_a_picked_number(raised: Raised) -> tuple[int, Explanation] | None:
    """The line that picked such a number for a call of the maze, and what is said; None: none did.
    """
    used = re.search(r"\bmaze\.\w+\((\w+)\)", raised.quoted)
    if used is None or type(raised.names.get(used[1])) is not int:
        return None
    for number in range((raised.line or 1) - 1, 0, -1):
        text = raised.lines[number - 1]
        found = re.match(rf"\s*{used[1]} *= *(.+)$", text)
        if found or not text.strip():
            told = _told(used[1], found[1], raised) if found else None
            return (number, told) if told else None
    return None


def _told(name: str, value: str, raised: Raised) -> Explanation | None:
    picked = re.match(r"pick\(((\w+)\[(-?\d+)\]), *rng\)\s*(#.*)?$", value)
    if picked is None:
        return None
    places = raised.names.get(picked[2])
    if not isinstance(places, (list, tuple)) or not all(map(_is_place, places)):
        return None
    what = _("{one} is one place already, so pick takes a number out of it.").format(one=picked[1])
    return Explanation(what, _("Write: {code}").format(code=f"{name} = {picked[1]}"))


def _is_place(value: object) -> bool:
    return type(value) is tuple and len(value) == _PAIR and all(type(each) is int for each in value)
