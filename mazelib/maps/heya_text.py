"""The text of a map: read it, and write it.

The format, one character one place, with the signs that maps/signs lists:

All outside the map is wall. Short lines are filled with floor. Without a start the walker stands on
the first floor place in reading order and faces up. The first blank line (or of spaces only) ends
the map. What follows is a note, shown as caption.

A byte-order mark, Windows line ends and full-width forms are read as their plain twins. Everything
else is an error; all errors of a map are told at once.
"""

import re

from mazelib.grid.compass import Heading, Place
from mazelib.maps.heya import MOST_COLUMNS, MOST_PLACES, Heya
from mazelib.maps.signs import LAST_CONTROL, ON_MAPS, STARTS, WALLS
from mazelib.text.characters import WIDE_SPACE, clipped, spoken, visible
from mazelib.text.diagnostics import MOST_TOLD, Diagnostic, LocatedError
from mazelib.text.lines import lines_of

# Japanese keyboards make the forms from U+FF01 on, the wide space, and two more minus signs.
_PLAIN_TWINS = {code: code - 0xFEE0 for code in range(0xFF01, 0xFF5F)}
_PLAIN_TWINS.update({0x3000: ord(" "), 0x2212: ord("-"), 0x30FC: ord("-")})
_NEITHER_WALL_NOR_FLOOR = re.compile(f"[^ {re.escape(WALLS)}]")
_SIGNS = "Use + - | # for wall, a space for floor, a b c for control points, A > V < for the start."
#: Three letters side by side, left of all walls: a note without its blank line, or a title.
_WORDS = re.compile(rf"[^{re.escape(WALLS)}]*[^\W\d_]{{3}}")


class HeyaError(LocatedError):
    """A map that cannot be used."""


def parse(text: str, name: str = "map") -> Heya:
    """Read a map from text. HeyaError with everything that is wrong with it, each with its place."""
    lines = lines_of(text)
    height = next((y for y, line in enumerate(lines) if not line.strip(" " + WIDE_SPACE)), len(lines))
    width = max(map(len, lines[:height]), default=0)
    _check_size(lines[:height], width, name, text)
    rows = tuple(line.translate(_PLAIN_TWINS).ljust(width) for line in lines[:height])
    found, wrong = _marks(lines, rows)
    if wrong:
        words = next((y for y, row in enumerate(rows) if _WORDS.match(row)), height)
        if words < height:
            _, wrong = _marks(lines, rows[:words])
            what = "this line is words, no row of a map."
            advice = "A note stands below the map: leave a blank line before it."
            wrong.append(Diagnostic(what, advice, words + 1, 1, lines[words]))
        raise HeyaError(name, sorted(wrong, key=Diagnostic.where), text)
    x, y = found.pop("start") if "start" in found else _first_floor(rows, name, text)
    controls = sorted(found.items(), key=lambda item: (item[0] == LAST_CONTROL, item[0]))
    note = "\n".join(visible(line.expandtabs()) for line in lines[height:]).strip()
    heading = STARTS.get(rows[y][x], Heading.UP)
    return Heya(rows, (x, y), heading, tuple(controls), clipped(note, 2_000), name, text)


def write(heya: Heya) -> str:
    """The text of a map, exactly as it was read; of one that was made, its rows and its note."""
    return heya.text or "\n".join([*heya.rows, "", heya.note]).rstrip("\n") + "\n"


def _check_size(lines: list[str], width: int, name: str, text: str) -> None:
    """HeyaError for a map without a line, too wide, or of too many places."""
    if not lines:
        what = "the map is empty: its first line is blank."
        advice = "Draw from the first line on. A line that is blank, or has spaces only, ends the map."
        raise HeyaError(name, [Diagnostic(what, advice, 1, 1)], text)
    if width > MOST_COLUMNS or width * len(lines) > MOST_PLACES:
        widest = next(number for number, line in enumerate(lines, 1) if len(line) == width)
        what = f"the map is too large: {width:,} × {len(lines):,} places, as wide as this line, its longest."
        advice = f"At most a map has {MOST_PLACES:,} places, and {MOST_COLUMNS:,} in a line."
        raise HeyaError(name, [Diagnostic(what, advice, widest, width, lines[widest - 1])], text)


def _first_floor(rows: tuple[str, ...], name: str, text: str) -> Place:
    """The first floor place in reading order; HeyaError where there is only wall."""
    for y, row in enumerate(rows):
        if row.strip(WALLS):
            return len(row) - len(row.lstrip(WALLS)), y
    what, advice = "the map has no floor, only walls.", "Put a space where the walker can stand."
    raise HeyaError(name, [Diagnostic(what, advice, 1, 1, rows[0])], text)


def _marks(lines: list[str], rows: tuple[str, ...]) -> tuple[dict[str, Place], list[Diagnostic]]:
    """The places of the control points, by letter, and of the "start"; and all that is wrong with them."""
    found, wrong = dict[str, Place](), list[Diagnostic]()
    for y, row in enumerate(rows):
        for match in _NEITHER_WALL_NOR_FLOOR.finditer(row if len(wrong) <= MOST_TOLD else ""):
            x, sign = match.start(), match.group()
            mark = "start" if sign in STARTS else sign
            if sign not in ON_MAPS:
                typed = lines[y][x]
                what = f"{spoken(typed)} is not a character of a map."
                advice = _SIGNS if typed.isprintable() else "Put spaces instead: each is one place."
            elif mark in found:
                said, (first_x, first_y) = "start" if mark == "start" else f"'{mark}'", found[mark]
                what = f"a second {said}; the first is in line {first_y + 1}, column {first_x + 1}."
                advice = "It may stand on a map once: keep one of the two."
            else:
                found[mark] = x, y
                continue
            wrong.append(Diagnostic(what, advice, y + 1, x + 1, lines[y]))
    letters = sorted(found.keys() - {"start", LAST_CONTROL})
    for before, letter in zip(["`", *letters], letters, strict=False):  # ` comes before a
        expected, (x, y) = chr(ord(before) + 1), found[letter]
        if letter != expected:
            advice = f"Control points go a, b, c without a gap: add '{expected}' or take '{letter}' away."
            advice += " (Walls are + - | #, and the start S or V and the goal G are capitals.)"
            what = f"there is '{letter}' but no '{expected}'."
            wrong.append(Diagnostic(what, advice, y + 1, x + 1, lines[y]))
    return found, wrong
