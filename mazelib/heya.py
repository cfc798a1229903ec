"""A heya: a map of walls and floor, kept as a text file made to be edited.

The format, one character one place:

    + - | # ■ █    wall
    (space)        floor; short lines are filled with it
    a b c ...      control points, visited in this order; they are floor
    G              one more control point, visited last
    A > V <        the walker's start, facing up, right, down, left
    S              the same, facing up

All outside the map is wall. Without a start the walker stands on the first floor place in
reading order and faces up. The first blank line ends the map (a line of spaces only is
blank too: spaces at a line's end never matter). What follows is a note, shown as caption.

A byte-order mark, Windows line ends and full-width forms are read as their plain twins.
Everything else is an error; all errors of a map are told at once.

``parse`` and ``write`` are a pair: ``write(parse(text)) == text``.
"""

import re
from dataclasses import dataclass, field
from functools import cached_property
from itertools import pairwise
from operator import or_
from string import ascii_lowercase

from mazelib.compass import Heading, Place
from mazelib.diagnostics import WIDE_SPACE, Diagnostic, LocatedError, clipped, spoken, visible

MOST_PLACES = 4_194_304
MOST_COLUMNS = 100_000
MOST_DIAGNOSTICS = 100
#: Characters of a note that are kept.
MOST_OF_NOTE = 2_000

WALLS = "+-|#■█"
STARTS = {"A": Heading.UP, "S": Heading.UP, ">": Heading.RIGHT, "V": Heading.DOWN, "<": Heading.LEFT}
LAST_CONTROL = "G"
#: All that may stand on a map besides walls.
ON_MAPS = f" {ascii_lowercase}{LAST_CONTROL}{''.join(STARTS)}"
BYTE_ORDER_MARK = "\ufeff"
BLANK = " " + WIDE_SPACE

#: Small letters that are easily typed for capital ones.
_MEANT = {
    "g": " The control point that is visited last may be a capital G.",
    "s": " A start is a capital S.",
    "v": " A walker that faces down is a capital V.",
}

ALLOWED = "Use + - | # for wall, a space for floor, a b c for control points, A > V < for the start."

# Japanese keyboards make the forms from U+FF01 on, the wide space, and two more minus signs.
_PLAIN_TWINS = {code: code - 0xFEE0 for code in range(0xFF01, 0xFF5F)}
_PLAIN_TWINS.update({0x3000: ord(" "), 0x2212: ord("-"), 0x30FC: ord("-")})
_NEITHER_WALL_NOR_FLOOR = re.compile(f"[^ {re.escape(WALLS)}]")
#: By heading: 1 becomes its bit.
_BIT = [bytes([0, 1 << heading]) + bytes(254) for heading in Heading]
_OPEN = str.maketrans(dict.fromkeys(WALLS, "\0"))


class HeyaError(LocatedError):
    """A map that cannot be used. ``diagnostics`` holds every single thing that is wrong."""


@dataclass(frozen=True)
class Heya:
    """A map that can be walked: at least one floor place, every control point once.

    ``rows`` are the map's lines, all ``width`` characters long, in plain characters.
    ``controls`` are (letter, place) in the order in which they are visited. ``text`` is the
    file as it was read, ``name`` what messages call it; neither counts when maps are compared.
    """

    rows: tuple[str, ...]
    start: Place
    heading: Heading
    controls: tuple[tuple[str, Place], ...]
    note: str = ""
    name: str = field(default="map", compare=False)
    text: str = field(default="", compare=False, repr=False)

    @property
    def width(self) -> int:
        """Places in a row."""
        return len(self.rows[0])

    @property
    def height(self) -> int:
        """Rows."""
        return len(self.rows)

    @cached_property
    def floor(self) -> bytes:
        """1 for open and 0 for wall, place (x, y) at ``y * width + x``."""
        return floor_of_rows(self.rows)

    @cached_property
    def exits(self) -> bytes:
        """For each place its open neighbours: bit h is set where heading h leads to floor."""
        return exits_of(self.floor, self.width)

    def is_open(self, place: Place) -> bool:
        """Whether a place can be walked. Everything outside the map is wall."""
        x, y = place
        inside = 0 <= x < self.width and 0 <= y < self.height
        return inside and self.floor[y * self.width + x] == 1


def parse(text: str, name: str = "map") -> Heya:
    """Read a map from text.

    Raises:
        HeyaError: with everything that is wrong with the map, each with its line and column.
    """
    try:
        return _parsed(text, name)
    except HeyaError as error:
        error.text = text
        raise


def _parsed(text: str, name: str) -> Heya:
    lines = lines_of(text)
    height = next((number for number, line in enumerate(lines) if not line.strip(BLANK)), len(lines))
    check_size(lines[:height], name)
    width = max(len(line) for line in lines[:height])
    rows = tuple(plain(line).ljust(width) for line in lines[:height])
    marks = _Marks(name, lines, rows)
    start, heading = marks.start or (first_floor(rows, name), Heading.UP)
    return Heya(rows, start, heading, marks.controls, note_in(lines[height:]), name, text)


def lines_of(text: str) -> list[str]:
    """The lines of a map's file: an editor's, and no others that Unicode knows."""
    return text.removeprefix(BYTE_ORDER_MARK).replace("\r\n", "\n").replace("\r", "\n").split("\n")


def note_in(lines: list[str]) -> str:
    """What is written below a map, as much of it as anybody reads: a window draws it again and again."""
    begin = "\n".join(line[: 2 * MOST_OF_NOTE] for line in lines[:MOST_OF_NOTE])
    shown = "\n".join(visible(line.expandtabs()) for line in begin.split("\n")).strip()
    return clipped(shown, MOST_OF_NOTE)


def plain(line: str) -> str:
    """A line with full-width forms as their plain twins."""
    return line.translate(_PLAIN_TWINS)


def write(heya: Heya) -> str:
    """The text of a map, exactly as it was read."""
    return heya.text


def check_size(lines: list[str], name: str) -> None:
    """Raise HeyaError for a map without a line, too wide, or of too many places."""
    if not lines:
        what = "the map is empty: its first line is blank."
        advice = "Draw from the first line on. A line that is blank, or has spaces only, ends the map."
        raise HeyaError(name, [Diagnostic(what, advice, 1, 1)])
    width = max(len(line) for line in lines)
    widest = next(number for number, line in enumerate(lines, 1) if len(line) == width)
    if width > MOST_COLUMNS:
        what = f"the line is {width:,} characters wide; {MOST_COLUMNS:,} is the most."
        advice = "Make the line shorter."
        raise HeyaError(name, [Diagnostic(what, advice, widest, MOST_COLUMNS + 1, lines[widest - 1])])
    if width * len(lines) > MOST_PLACES:
        places = width * len(lines)
        what = f"the map has {places:,} places ({width:,} × {len(lines):,}); {MOST_PLACES:,} is the most."
        advice = "Make the map smaller. Every line counts as long as this one, the longest."
        raise HeyaError(name, [Diagnostic(what, advice, widest, width, lines[widest - 1])])


def first_floor(rows: tuple[str, ...], name: str) -> Place:
    """The first floor place in reading order; HeyaError where there is only wall."""
    for y, row in enumerate(rows):
        for x, character in enumerate(row):
            if character not in WALLS:
                return x, y
    what, advice = "the map has no floor, only walls.", "Put a space where the walker can stand."
    raise HeyaError(name, [Diagnostic(what, advice, 1, 1, rows[0])])


def is_words(row: str) -> bool:
    """Whether a row is a title, say: no wall, letters side by side, and something that is on no map."""
    if set(row) & set(WALLS) or not set(row) - set(ON_MAPS):
        return False
    return any(one.isalpha() and other.isalpha() for one, other in pairwise(row))


def floor_of_rows(rows: tuple[str, ...]) -> bytes:
    """1 for open and 0 for wall, row by row."""
    walls = "".join(rows).translate(_OPEN).encode("latin-1")
    return walls.translate(bytes([0]) + bytes([1]) * 255)


def exits_of(floor: bytes, width: int) -> bytes:
    """The open neighbours of all places: the floor moved by one step for each heading, one on the other."""
    rows = [floor[first : first + width] for first in range(0, len(floor), width)]
    up = bytes(width) + floor[:-width]
    right = b"".join(row[1:] + b"\0" for row in rows)
    down = floor[width:] + bytes(width)
    left = b"".join(b"\0" + row[:-1] for row in rows)
    four = [moved.translate(_BIT[heading]) for heading, moved in enumerate((up, right, down, left))]
    return bytes(map(or_, map(or_, four[0], four[1]), map(or_, four[2], four[3])))


class _Marks:
    """Start and control points of a map, gathered with everything that is wrong with its characters."""

    def __init__(self, name: str, lines: list[str], rows: tuple[str, ...]) -> None:
        self.start: tuple[Place, Heading] | None = None
        self._name, self._lines = name, lines
        self._found: dict[str, Place] = {}
        self._diagnostics: list[Diagnostic] = []
        for y, row in enumerate(rows):
            if is_words(row):
                advice = "Write below the map, after a blank line."
                self._note("this line is words, no row of a map.", advice, (0, y))
            else:
                for match in _NEITHER_WALL_NOR_FLOOR.finditer(row):
                    self._read(match.group(), (match.start(), y))
        self._watch_for_gaps()
        if self._diagnostics:
            raise HeyaError(name, sorted(self._diagnostics, key=Diagnostic.where))

    @property
    def controls(self) -> tuple[tuple[str, Place], ...]:
        """(letter, place) in the order of the visit: a, b, c, ... and G last."""
        letters = sorted(self._found, key=lambda letter: (letter == LAST_CONTROL, letter))
        return tuple((letter, self._found[letter]) for letter in letters)

    def _read(self, character: str, place: Place) -> None:
        if character in STARTS:
            if self.start:
                advice = "The walker starts at one place: keep one of the two."
                self._second(f"start, '{character}'", self.start[0], advice, place)
            else:
                self.start = (place, STARTS[character])
        elif character == LAST_CONTROL or "a" <= character <= "z":
            if character in self._found:
                advice = "Each control point stands once: take another letter, or keep one of the two."
                self._second(f"'{character}'", self._found[character], advice, place)
            else:
                self._found[character] = place
        else:
            typed = self._lines[place[1]][place[0]]
            advice = ALLOWED if typed.isprintable() else "Delete it and put spaces: one space is one place."
            self._note(f"{spoken(typed)} is not a character of a map.", advice, place)

    def _second(self, what: str, first: Place, advice: str, place: Place) -> None:
        x, y = first
        self._note(f"a second {what}; the first is in line {y + 1}, column {x + 1}.", advice, place)

    def _watch_for_gaps(self) -> None:
        expected = "a"
        for letter in sorted(self._found.keys() - {LAST_CONTROL}):
            if letter != expected:
                what = f"there is '{letter}' but no '{expected}'."
                advice = f"Control points go a, b, c without a gap: add '{expected}' or take '{letter}' away."
                self._note(what, advice + _MEANT.get(letter, ""), self._found[letter])
            expected = chr(ord(letter) + 1)

    def _note(self, what: str, advice: str, place: Place) -> None:
        x, y = place
        self._diagnostics.append(Diagnostic(what, advice, y + 1, x + 1, self._lines[y]))
        if len(self._diagnostics) > MOST_DIAGNOSTICS:
            raise HeyaError(self._name, self._diagnostics[:MOST_DIAGNOSTICS], more=True)
