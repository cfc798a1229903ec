"""The mistakes that the text of a map can have: one function for each kind of mistake."""

from mazelib.grid.compass import Place
from mazelib.maps.heya import MOST_COLUMNS, MOST_PLACES
from mazelib.maps.signs import HOW_TO_DRAW
from mazelib.text.characters import spoken
from mazelib.text.diagnostics import Diagnostic
from mazelib.text.sentences import _


def _mistake_at(place: Place, line: str, what: str, advice: str) -> Diagnostic:
    """A mistake at a place of a map; it quotes the line."""
    x, y = place
    return Diagnostic(what, advice, y + 1, x + 1, line)


def nothing_drawn() -> Diagnostic:
    """The first line is already blank."""
    what = _("the map is empty: its first line is blank.")
    advice = _(
        "Begin to draw on the first line: a line that is blank, or has only spaces, ends the map."
    )
    return _mistake_at((0, 0), "", what, advice)


def empty_row() -> Diagnostic:
    """Nothing is drawn in a row of a map that is not text, such as a workbook."""
    return Diagnostic(_("an empty row would end the map."), _("Draw a wall in it."))


def too_large(lines: list[str]) -> Diagnostic:
    """The map has too many places, or too many in a row; this quotes its longest line."""
    lengths = [len(line) for line in lines]
    width = max(lengths)
    widest = lengths.index(width)
    sentence = _(
        "the map is too large: with this longest line it has {width:,} × {height:,} places."
    )
    what = sentence.format(width=width, height=len(lines))
    sentence = _("A map has at most {places:,} places, and at most {columns:,} in a line.")
    advice = sentence.format(places=MOST_PLACES, columns=MOST_COLUMNS)
    return _mistake_at((width - 1, widest), lines[widest], what, advice)


def no_floor(first_line: str) -> Diagnostic:
    """The map is nothing but wall."""
    what = _("the map has no floor, only walls.")
    advice = _("Put a space where the walker can stand.")
    return _mistake_at((0, 0), first_line, what, advice)


def no_sign_of_a_map(place: Place, line: str) -> Diagnostic:
    """A character is not a sign of a map."""
    typed = line[place[0]]
    what = _("{character} is not a character of a map.").format(character=spoken(typed))
    advice = HOW_TO_DRAW
    if not typed.isprintable():
        advice = _("Use spaces instead: each space is one place.")
    return _mistake_at(place, line, what, advice)


def second_start(place: Place, first: Place, line: str) -> Diagnostic:
    """A second start stands on the map."""
    sentence = _("there is a second start; the first is in line {line}, column {column}.")
    x, y = first
    return _mistake_at(place, line, sentence.format(line=y + 1, column=x + 1), _keep_one())


def second_control(letter: str, place: Place, first: Place, line: str) -> Diagnostic:
    """A second control point has the same letter."""
    sentence = _("there is a second '{letter}'; the first is in line {line}, column {column}.")
    x, y = first
    what = sentence.format(letter=letter, line=y + 1, column=x + 1)
    return _mistake_at(place, line, what, _keep_one())


def _keep_one() -> str:
    return _("A map may have only one: keep one of the two.")


def letter_missing(missing: str, letter: str, place: Place, line: str) -> Diagnostic:
    """A control point stands on the map, but the one before it is missing."""
    sentence = _("there is '{letter}' but no '{missing}'.")
    what = sentence.format(letter=letter, missing=missing)
    sentence = _(
        "Control points go a, b, c without a gap: add '{missing}' or take '{letter}' away. "
        "(Walls are + - | #, and the start S or V and the goal G are capitals.)"
    )
    advice = sentence.format(letter=letter, missing=missing)
    return _mistake_at(place, line, what, advice)


def words(y: int, line: str) -> Diagnostic:
    """A line is prose, not a row of a map."""
    what = _("this line is text, not a row of a map.")
    advice = _("A note goes below the map: leave a blank line before it.")
    return _mistake_at((0, y), line, what, advice)
