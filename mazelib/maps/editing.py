"""Drawing on the text of a map, one sign at a time.

``with_sign`` changes one character of a text and keeps everything else: the note, the end of each
line, what cannot be read yet. (What was drawn is taken back in history.)
"""

import re
from collections.abc import Collection, Mapping
from itertools import takewhile
from typing import NamedTuple

from mazelib.grid.compass import Place
from mazelib.maps.heya import MOST_COLUMNS
from mazelib.maps.heya_text import count_rows, is_blank
from mazelib.maps.signs import (
    CONTROLS,
    LETTERS,
    PLAIN_FLOOR,
    PLAIN_TWINS,
    STARTS,
)
from mazelib.text.lines import BYTE_ORDER_MARK, lines_of

_LINE_END = re.compile(r"(\r\n|\r|\n)")


class Drawn(NamedTuple):
    """A text that was drawn on, and the letters that have changed: each old one by its new one."""

    text: str
    renamed: Mapping[str, str]


def with_sign(text: str, place: Place, sign: str) -> Drawn:
    """The text of a map with this sign at a place; the text itself if that changes nothing.

    A control point and the start are moved, since a map has each only once. If a control point is
    drawn over, those after it move up: no letter is missing. A letter that was no control point,
    such as an x by mistake, stays as it is. ValueError: the place lies outside.
    """
    pieces = _LINE_END.split(text)
    lines = pieces[::2]  # Between them stand the line ends, each as it is in the file.
    mark = BYTE_ORDER_MARK if text.startswith(BYTE_ORDER_MARK) else ""
    lines[0] = lines[0].removeprefix(mark)
    height = count_rows(lines)
    x, y = place
    if not (0 <= y < height and 0 <= x < MOST_COLUMNS):
        raise ValueError(f"{place} does not lie on the map")
    before = lines[y].ljust(x + 1, PLAIN_FLOOR)
    if before[x].translate(PLAIN_TWINS) == sign:
        return Drawn(text, {})
    rows = lines[:height]
    in_order = _letters_in_order(rows)
    if sign in STARTS:
        _rub_out(rows, STARTS)
    elif sign in CONTROLS:
        _rub_out(rows, sign)
    row = rows[y].ljust(x + 1, PLAIN_FLOOR)
    rows[y] = row[:x] + sign + row[x + 1 :]
    renamed = _close_gap(rows, in_order)
    if any(is_blank(row) for row in rows):
        return Drawn(text, {})  # A line without any wall or sign would end the map.
    pieces[: 2 * height : 2] = rows
    return Drawn(mark + "".join(pieces), renamed)


def next_letter(text: str) -> str:
    """The first letter that is not on the map yet; "" if all are."""
    lines = lines_of(text)
    signs = "".join(lines[: count_rows(lines)]).translate(PLAIN_TWINS)
    free = [letter for letter in LETTERS if letter not in signs]
    return free[0] if free else ""


def sign_at(text: str, place: Place) -> str:
    """The sign at a place of a text, in its plain form; floor where a line is too short."""
    lines = lines_of(text)
    x, y = place
    if y < len(lines) and x < len(lines[y]):
        return lines[y][x].translate(PLAIN_TWINS)
    return PLAIN_FLOOR


def places_between(one: Place, other: Place) -> list[Place]:
    """The places in a line after one, up to another: a quick mouse leaves none out."""
    steps = max(abs(other[0] - one[0]), abs(other[1] - one[1]))
    places = []
    for step in range(1, steps + 1):
        x = one[0] + round((other[0] - one[0]) * step / steps)
        y = one[1] + round((other[1] - one[1]) * step / steps)
        places.append((x, y))
    return places


def _rub_out(rows: list[str], signs: Collection[str]) -> None:
    """Make floor of the signs that are among these."""
    _exchange(rows, dict.fromkeys(signs, PLAIN_FLOOR))


def _exchange(rows: list[str], others: Mapping[str, str]) -> None:
    """Put another sign in the place of each of these, in whatever form it was typed."""
    for y, row in enumerate(rows):
        plain = row.translate(PLAIN_TWINS)
        if any(sign in plain for sign in others):
            signs = zip(row, plain, strict=True)
            rows[y] = "".join(others.get(twin, typed) for typed, twin in signs)


def _letters_in_order(rows: list[str]) -> str:
    """The letters from a on, as far as none is missing: these are visited in order."""
    there = set("".join(rows).translate(PLAIN_TWINS))
    return "".join(takewhile(there.__contains__, LETTERS))


def _close_gap(rows: list[str], in_order: str) -> dict[str, str]:
    """If one of the letters in order is gone, let those after it move up; return old and new."""
    there = set("".join(rows).translate(PLAIN_TWINS))
    left = [letter for letter in in_order if letter in there]
    moved = dict(zip(left, LETTERS, strict=False))
    renamed = {old: new for old, new in moved.items() if old != new}
    if renamed:
        _exchange(rows, renamed)
    return renamed
