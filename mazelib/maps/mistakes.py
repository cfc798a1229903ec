"""The mistakes that the text of a map can have: one function for each kind of mistake."""

from collections.abc import Sequence

from mazelib.grid.compass import Place
from mazelib.maps.heya import MOST_COLUMNS, MOST_PLACES
from mazelib.maps.signs import HOW_TO_DRAW, LETTERS, ON_MAPS, PLAIN_TWINS
from mazelib.text.characters import spoken
from mazelib.text.diagnostics import MOST_LISTED, Diagnostic
from mazelib.text.sentences import _, listed, paragraph

#: At most this many characters that do not belong are named.
MOST_NAMED = 4


def _mistake_at(place: Place, line: str, what: str, advice: str) -> Diagnostic:
    """A mistake at a place of a map; it quotes the line."""
    x, y = place
    return Diagnostic(what, advice, y + 1, x + 1, line)


def nothing_drawn() -> Diagnostic:
    """The first line is already blank."""
    what = _("the map is empty: its first line is blank.")
    advice = _(
        "Start drawing in the first line. A line that's blank, or has only spaces, ends the map."
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
        "the map is too large: {width:,} × {height:,} places. This is its longest line."
    )
    what = sentence.format(width=width, height=len(lines))
    sentence = _("A map can have {places:,} places at most, and {columns:,} in one line.")
    advice = sentence.format(places=MOST_PLACES, columns=MOST_COLUMNS)
    return _mistake_at((width - 1, widest), lines[widest], what, advice)


def no_floor(first_line: str) -> Diagnostic:
    """The map is nothing but wall."""
    what = _("the map has no floor, only walls.")
    advice = _("Put a space where the walker can stand.")
    return _mistake_at((0, 0), first_line, what, advice)


def wrong_characters(places: Sequence[Place], lines: Sequence[str]) -> list[Diagnostic]:
    """The characters at these places do not belong on a map: one error for all of them.

    Those that cannot be seen get another advice, and an error of their own.
    """
    seen = list[Place]()
    unseen = list[Place]()
    for x, y in sorted(places, key=lambda place: (place[1], place[0])):
        group = seen if lines[y][x].isprintable() else unseen
        group.append((x, y))
    errors = []
    if seen:
        typed = [lines[y][x] for x, y in seen]
        errors.append(_wrong(seen, lines, paragraph(_capital_of(typed), HOW_TO_DRAW)))
    if unseen:
        advice = _("Use spaces instead: each space is one place.")
        errors.append(_wrong(unseen, lines, advice))
    return errors


def _wrong(places: Sequence[Place], lines: Sequence[str], advice: str) -> Diagnostic:
    """One error for all these places; it quotes the line of the first."""
    x, y = places[0]
    if len(places) == 1:
        sentence = _("{character} doesn't mean anything on a map.")
        if lines[y][x].translate(PLAIN_TWINS) in LETTERS:
            sentence = _("{character} doesn't belong on this map.")
        return _mistake_at((x, y), lines[y], sentence.format(character=spoken(lines[y][x])), advice)
    sentence = _("{count} characters don't belong on this map: {characters}.")
    if len(places) > MOST_LISTED:
        sentence = _("more than {most} characters don't belong on this map: {characters}.")
    what = sentence.format(
        count=len(places), most=MOST_LISTED, characters=_characters_at(places, lines)
    )
    also = tuple((other_y + 1, other_x + 1) for other_x, other_y in places[1:])
    return Diagnostic(what, advice, y + 1, x + 1, lines[y], also=also)


def _characters_at(places: Sequence[Place], lines: Sequence[str]) -> str:
    """The characters at these places, each named once, and not too many."""
    names = dict.fromkeys(spoken(lines[y][x]) for x, y in places)
    if len(names) > MOST_NAMED:
        return listed([*list(names)[:MOST_NAMED], _("and others")])
    return listed(names)


def _capital_of(typed: Sequence[str]) -> str:
    """The question whether the capital of one of these letters was meant; "" if it is no sign."""
    for letter in typed:
        capital = letter.upper()
        if letter in LETTERS and capital in ON_MAPS:
            return _("Did you mean the capital {capital}?").format(capital=capital)
    return ""


def cut_in_two(y: int) -> Diagnostic:
    """A blank line ends the map, but what follows it looks like more of the map."""
    what = _("this blank line ends the map, but the lines below look like more of it.")
    advice = _(
        "Are they part of the map? Draw a wall in this line. Are they a note? Start it with a word."
    )
    return _mistake_at((0, y), "", what, advice)


def second_start(place: Place, first: Place, line: str) -> Diagnostic:
    """A second start stands on the map."""
    sentence = _("there's a second start. The first one is in line {line}, column {column}.")
    x, y = first
    return _mistake_at(place, line, sentence.format(line=y + 1, column=x + 1), _keep_one())


def second_control(letter: str, place: Place, first: Place, line: str) -> Diagnostic:
    """A second control point has the same letter."""
    sentence = _("there's a second '{letter}'. The first one is in line {line}, column {column}.")
    x, y = first
    what = sentence.format(letter=letter, line=y + 1, column=x + 1)
    return _mistake_at(place, line, what, _keep_one())


def _keep_one() -> str:
    return _("A map can only have one. Take one of the two away.")


def letter_missing(missing: str, letter: str, place: Place, line: str) -> Diagnostic:
    """A control point stands on the map, but the one before it is missing."""
    sentence = _("there's '{letter}' but no '{missing}'.")
    what = sentence.format(letter=letter, missing=missing)
    sentence = _(
        "Targets are a, b, c and so on, without a gap. Add '{missing}' or take '{letter}' away."
    )
    advice = sentence.format(letter=letter, missing=missing)
    return _mistake_at(place, line, what, advice)


def words(y: int, line: str) -> Diagnostic:
    """A line is prose, not a row of a map."""
    what = _("this line is a sentence, not part of a map.")
    advice = _("A note goes below the map, after a blank line.")
    return _mistake_at((0, y), line, what, advice)
