"""The text of a map: reading and writing it.

The format, one character one place:

    + - | # ■ █    wall
    (space)        floor; short lines are filled with it
    a b c ...      control points, visited in this order; they are floor
    G              one more control point, visited last
    A > V <        the walker's start, facing up, right, down, left
    S              the same, facing up

Everything outside the map is wall. If there is no start, the walker stands on the first floor place
in reading order and faces up. The first line that is blank, or has only spaces, ends the map. The
text after it is a note, shown as the caption.

A byte-order mark and Windows line ends do no harm, and full-width forms are read as their plain
twins. Every other character is an error. One message lists all errors of a map.
"""

import re
from dataclasses import dataclass, field

from mazelib.grid.compass import Heading, Place
from mazelib.maps import mistakes
from mazelib.maps.heya import MOST_COLUMNS, MOST_PLACES, Controls, Heya
from mazelib.maps.signs import (
    CONTROLS,
    FLOORS,
    LETTERS,
    ON_MAPS,
    PLAIN_FLOOR,
    PLAIN_TWINS,
    STARTS,
    WALLS,
)
from mazelib.text.characters import WIDE_SPACE, clipped, visible
from mazelib.text.diagnostics import MOST_LISTED, Diagnostic, LocatedError
from mazelib.text.lines import lines_of

#: At most this many characters of a note are kept.
_MOST_OF_A_NOTE = 2_000
_NEITHER_WALL_NOR_FLOOR = re.compile(f"[^{re.escape(WALLS + FLOORS)}]")
#: Three letters in a row are a word.
_WORD = re.compile(r"[^\W\d_]{3}")
#: A word left of all walls begins a title, or a note without a blank line before it.
_WORDS = re.compile(rf"[^{re.escape(WALLS)}]*{_WORD.pattern}")


class HeyaError(LocatedError):
    """A map that cannot be used."""


@dataclass
class _Marks:
    """What has been read from a map so far: its start, its control points, and its errors."""

    start: Place | None = None
    controls: dict[str, Place] = field(default_factory=dict)
    errors: list[Diagnostic] = field(default_factory=list)


def parse(text: str, name: str = "map") -> Heya:
    """Read a map from text. HeyaError: the map has errors; all are listed, each with its place."""
    all_lines = lines_of(text)
    height = _count_rows(all_lines)
    lines = all_lines[:height]
    if not lines:
        raise HeyaError(name, [mistakes.nothing_drawn()], text)
    if _is_too_large(lines):
        raise HeyaError(name, [mistakes.too_large(lines)], text)
    rows = _plain_rows(lines)
    marks = _read_marks(lines, rows)
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


def seems_to_go_on(heya: Heya) -> bool:
    """Whether a map seems cut off: what follows the blank line that ended it looks like a row.

    (That blank line may be meant as a row of nothing but floor.)
    """
    for line in lines_of(heya.text)[heya.height :]:
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


def _count_rows(lines: list[str]) -> int:
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


def _read_marks(lines: list[str], rows: list[str]) -> _Marks:
    """The start, the control points and the errors of the rows.

    ``lines`` are the rows as they were typed, since errors quote them. Reading stops once there are
    more errors than a message lists.
    """
    marks = _Marks()
    for y, row in enumerate(rows):
        if len(marks.errors) > MOST_LISTED:
            break
        for match in _NEITHER_WALL_NOR_FLOOR.finditer(row):
            _take_mark(marks, match.group(), (match.start(), y), lines[y])
    marks.errors += _errors_of_gaps(marks.controls, lines)
    marks.errors.sort(key=lambda error: error.position)
    return marks


def _take_mark(marks: _Marks, sign: str, place: Place, line: str) -> None:
    """Note a sign that is neither wall nor bare floor: a start, a control point, or an error."""
    if sign not in ON_MAPS:
        marks.errors.append(mistakes.no_sign_of_a_map(place, line))
    elif sign in STARTS and marks.start:
        marks.errors.append(mistakes.second_start(place, marks.start, line))
    elif sign in STARTS:
        marks.start = place
    elif sign in marks.controls:
        first = marks.controls[sign]
        marks.errors.append(mistakes.second_control(sign, place, first, line))
    else:
        marks.controls[sign] = place


def _errors_of_gaps(controls: dict[str, Place], lines: list[str]) -> list[Diagnostic]:
    """An error for each letter if the one before it is missing. (G needs no other letter.)"""
    errors = []
    expected = 0
    for number, letter in enumerate(LETTERS):
        if letter not in controls:
            continue
        if number != expected:
            place = controls[letter]
            line = lines[place[1]]
            errors.append(mistakes.letter_missing(LETTERS[expected], letter, place, line))
        expected = number + 1
    return errors


def _errors_above_words(lines: list[str], rows: list[str]) -> list[Diagnostic]:
    """If a line is text: the errors above it, and a single error for it and all lines below.

    Otherwise nothing. This is only asked of a map with errors: text that could be a row is a row.
    """
    for y, row in enumerate(rows):
        if _WORDS.match(row):
            errors = _read_marks(lines, rows[:y]).errors
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
