"""The text of a map: reading and writing it.

The format, one character one place:

    + - | # ■ █    wall
    (space)        floor; short lines are filled with it
    a b c ...      control points, visited in this order; they are floor
    G              one more control point, visited last
    S > V <        the walker's start, facing up, right, down, left

Everything outside the map is wall. If there is no start, the walker stands on the first floor place
in reading order and faces up. The first line that is blank, or has only spaces, ends the map. The
text after it is a note, shown as the caption. A note that looks like more rows is an error.

A byte-order mark and Windows line ends do no harm, and full-width forms are read as their plain
twins. Every other character is an error. One message lists all errors of a map.
"""

import re

from mazelib.grid.compass import Heading, Place
from mazelib.maps import mistakes
from mazelib.maps.heya import MOST_COLUMNS, MOST_PLACES, Controls, Heya
from mazelib.maps.marks import read_marks
from mazelib.maps.signs import (
    CONTROLS,
    ON_MAPS,
    PLAIN_FLOOR,
    PLAIN_TWINS,
    STARTS,
    WALLS,
)
from mazelib.text.characters import WIDE_SPACE, clipped, visible
from mazelib.text.diagnostics import Diagnostic, LocatedError
from mazelib.text.lines import lines_of

#: At most this many characters of a note are kept.
_MOST_OF_A_NOTE = 2_000
#: Three letters in a row are a word.
_WORD = re.compile(r"[^\W\d_]{3}")
#: A word left of all walls begins a title, or a note without a blank line before it.
_WORDS = re.compile(rf"[^{re.escape(WALLS)}]*{_WORD.pattern}")


class HeyaError(LocatedError):
    """A map that cannot be used."""


def parse(text: str, name: str = "map", *, is_typed: bool = False) -> Heya:
    """Read a map from text. HeyaError: the map has errors; all are listed, each with its place.

    With ``is_typed`` a note that looks like more of the map is an error, too: in a file that a
    class edits, a blank line has cut the map in two. A map that was written may have any note.
    """
    all_lines = lines_of(text)
    height = count_rows(all_lines)
    lines = all_lines[:height]
    if not lines:
        raise HeyaError(name, [mistakes.nothing_drawn()], text)
    if _is_too_large(lines):
        raise HeyaError(name, [mistakes.too_large(lines)], text)
    rows = _plain_rows(lines)
    is_whole = not (is_typed and _seems_to_go_on(all_lines[height:]))
    marks = read_marks(lines, rows, is_whole=is_whole)
    if marks.errors:
        raise HeyaError(name, _errors_above_words(lines, rows) or marks.errors, text)
    start = marks.start or _first_floor(rows)
    if start is None:
        raise HeyaError(name, [mistakes.no_floor(lines[0])], text)
    x, y = start
    heading = STARTS.get(rows[y][x], Heading.UP)
    controls = _in_order_of_visit(marks.controls)
    note = shown_note("\n".join(all_lines[height:]))
    return Heya(tuple(rows), start, heading, controls, note, name, text)


def write(heya: Heya) -> str:
    """The text of a map exactly as it was read; for a map that was made, its rows and its note."""
    if heya.text:
        return heya.text
    lines = [*heya.rows, "", heya.note]
    return "\n".join(lines).rstrip("\n") + "\n"


def _seems_to_go_on(lines_below: list[str]) -> bool:
    """Whether a blank line has cut a map in two: what follows it looks like one more row.

    (That blank line may be meant as a row of nothing but floor.)
    """
    for line in lines_below:
        if not is_blank(line):
            return _looks_like_a_row(line)
    return False


def is_blank(line: str) -> bool:
    """Whether a line is empty or has only floor: such a line ends a map."""
    return not line.strip(PLAIN_FLOOR + WIDE_SPACE)


def _looks_like_a_row(line: str) -> bool:
    """Whether a line has two signs of a map or more, some of them wall, and nothing else."""
    signs = line.translate(PLAIN_TWINS)
    if len(signs) < 2 or _WORD.search(signs):
        return False
    has_wall = any(sign in WALLS for sign in signs)
    return has_wall and all(sign in WALLS + ON_MAPS for sign in signs)


def count_rows(lines: list[str]) -> int:
    """How many rows come before the first blank line."""
    for number, line in enumerate(lines):
        if is_blank(line):
            return number
    return len(lines)


def _is_too_large(lines: list[str]) -> bool:
    """Whether the longest line is too long, or the map would have too many places at its width."""
    width = max(len(line) for line in lines)
    return width > MOST_COLUMNS or width * len(lines) > MOST_PLACES


def _plain_rows(lines: list[str]) -> list[str]:
    """The rows in plain characters, short ones filled with floor."""
    width = max(len(line) for line in lines)
    return [line.translate(PLAIN_TWINS).ljust(width, PLAIN_FLOOR) for line in lines]


def _errors_above_words(lines: list[str], rows: list[str]) -> list[Diagnostic]:
    """If a line is text: the errors above it, and a single error for it and all lines below.

    Otherwise nothing. This is only asked of a map with errors: text that could be a row is a row.
    """
    for y, row in enumerate(rows):
        if _WORDS.match(row):
            errors = read_marks(lines, rows[:y]).errors
            return [*errors, mistakes.words(y, lines[y])]
    return []


def _first_floor(rows: list[str]) -> Place | None:
    """The first floor place in reading order; None if there is only wall."""
    for y, row in enumerate(rows):
        x = len(row) - len(row.lstrip(WALLS))
        if x < len(row):
            return x, y
    return None


def _in_order_of_visit(controls: dict[str, Place]) -> Controls:
    """The control points in the order in which they are visited."""
    letters = sorted(controls, key=CONTROLS.index)
    return tuple((letter, controls[letter]) for letter in letters)


def shown_note(text: str) -> str:
    """A note as it is shown: its lines in characters that can be shown, without blank edges."""
    shown = [visible(line.expandtabs()) for line in lines_of(text)]
    return clipped("\n".join(shown).strip(), _MOST_OF_A_NOTE)
