"""What can be wrong with the text of a map, in words: a function for each kind of mistake."""

from mazelib.grid.compass import Place
from mazelib.maps.heya import MOST_COLUMNS, MOST_PLACES
from mazelib.maps.signs import HOW_TO_DRAW
from mazelib.text.characters import spoken
from mazelib.text.diagnostics import Diagnostic
from mazelib.text.sentences import _


def _mistake_at(place: Place, line: str, what: str, advice: str) -> Diagnostic:
    """What is wrong at a place; its line is quoted. Lines and columns count from 1."""
    x, y = place
    return Diagnostic(what, advice, y + 1, x + 1, line)


def nothing_drawn() -> Diagnostic:
    """The first line is blank already."""
    what = _("the map is empty: its first line is blank.")
    advice = _(
        "Draw from the first line on. A line that is blank, or has spaces only, ends the map."
    )
    return _mistake_at((0, 0), "", what, advice)


def too_large(lines: list[str]) -> Diagnostic:
    """There are too many places, or too many in a row; the longest line is quoted."""
    lengths = [len(line) for line in lines]
    width = max(lengths)
    widest = lengths.index(width)
    sentence = _(
        "the map is too large: {width:,} × {height:,} places, as wide as this line, its longest."
    )
    what = sentence.format(width=width, height=len(lines))
    sentence = _("At most a map has {places:,} places, and {columns:,} in a line.")
    advice = sentence.format(places=MOST_PLACES, columns=MOST_COLUMNS)
    return _mistake_at((width - 1, widest), lines[widest], what, advice)


def no_floor(first_line: str) -> Diagnostic:
    """There is only wall."""
    what = _("the map has no floor, only walls.")
    advice = _("Put a space where the walker can stand.")
    return _mistake_at((0, 0), first_line, what, advice)


def no_sign_of_a_map(place: Place, line: str) -> Diagnostic:
    """A character stands there that is none of a map's signs."""
    typed = line[place[0]]
    what = _("{character} is not a character of a map.").format(character=spoken(typed))
    advice = HOW_TO_DRAW
    if not typed.isprintable():
        advice = _("Put spaces instead: each is one place.")
    return _mistake_at(place, line, what, advice)


def second_start(place: Place, first: Place, line: str) -> Diagnostic:
    """A start stands there, and there was one before."""
    sentence = _("a second start; the first is in line {line}, column {column}.")
    x, y = first
    return _mistake_at(place, line, sentence.format(line=y + 1, column=x + 1), _keep_one())


def second_control(letter: str, place: Place, first: Place, line: str) -> Diagnostic:
    """A control point stands there, and there was one with its letter before."""
    sentence = _("a second '{letter}'; the first is in line {line}, column {column}.")
    x, y = first
    what = sentence.format(letter=letter, line=y + 1, column=x + 1)
    return _mistake_at(place, line, what, _keep_one())


def _keep_one() -> str:
    return _("It may stand on a map once: keep one of the two.")


def letter_missing(missing: str, letter: str, place: Place, line: str) -> Diagnostic:
    """A control point stands there, and the one before it is missing."""
    sentence = _("there is '{letter}' but no '{missing}'.")
    what = sentence.format(letter=letter, missing=missing)
    sentence = _(
        "Control points go a, b, c without a gap: add '{missing}' or take '{letter}' away. "
        "(Walls are + - | #, and the start S or V and the goal G are capitals.)"
    )
    advice = sentence.format(letter=letter, missing=missing)
    return _mistake_at(place, line, what, advice)


def words(y: int, line: str) -> Diagnostic:
    """A line is no row of a map but prose."""
    what = _("this line is words, no row of a map.")
    advice = _("A note stands below the map: leave a blank line before it.")
    return _mistake_at((0, y), line, what, advice)
