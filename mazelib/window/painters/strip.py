"""The strip under the map: what the walker senses, one sentence, and what it did.

    +---------------------------------------------------+
    |   front          THE RULE SAYS                    |
    | left o right     Wall on the right. Go ahead.     |
    |   back           → It takes a step ahead.                |
    +---------------------------------------------------+

Where a rule calls itself, the row of its calls lies below that.
"""

import math
from collections.abc import Sequence
from typing import NamedTuple

from pygame import Rect

from mazelib.text.sentences import paragraph
from mazelib.window.drawing.lettering import Face
from mazelib.window.drawing.pen import Pen, row_of, without
from mazelib.window.input.clicks import GuessButton
from mazelib.window.painters.bars import draw_score
from mazelib.window.painters.calls import calls_height, draw_calls_below
from mazelib.window.painters.confetti import draw_confetti
from mazelib.window.painters.room_bar import draw_room_bar
from mazelib.window.painters.strip_signs import (
    DIRECTIONS,
    SIDES,
    draw_coins,
    draw_compass,
    draw_cross,
)
from mazelib.window.painters.to_do import draw_to_do, in_plain_words
from mazelib.window.screen.strip import Score, Strip

#: The heights of the sentence and of the title of an end, in heights of text.
SENTENCE = 34 / 21
#: The height of the sentence of a film, which has all the room below its title.
SENTENCE_OF_FILM = 2.2
#: The height of what it did, in heights of text.
DID = 25 / 21
#: The height of a button, in heights of text.
BUTTON = 42 / 21
#: The height of a small heading, in heights of text.
HEADING = 18 / 21
#: The sentence has room for so many small lines at least; over the bar of rooms, for so many.
LEAST_LINES = 2
LEAST_LINES_OVER_BAR = 1
#: In a lower strip, in heights of text, buttons stand in place of the bar of rooms.
ROOM_FOR_ALL = 7
#: The share of a heading's row that is left for it beside what to do next, at least.
HEADING_BESIDE_TO_DO = 0.24
#: The height of news in the place of a heading, in heights of text.
NEWS = 19 / 21
#: The height of the heading of what a check has found, in heights of text.
RESULT = 28 / 21
#: The edge of a strip that tells of one, in heights of text.
EDGE = 1 / 6
#: How much larger a star is at most while it pops, as a share of its size.
POP = 0.6
#: The size of the star on the picture of a task that was passed, in widths of that picture.
STAR = 0.46


def draw_strip(pen: Pen, area: Rect, strip: Strip) -> None:
    """Draw the four sides, if somebody walks, and beside them what is said; at the foot, counts."""
    if strip.tells_fault or strip.tells_pass:
        edge = pen.theme.wrong if strip.tells_fault else pen.theme.good
        pen.card(area, edge, max(3, round(EDGE * pen.size)))
    else:
        pen.card(area)
    draw_confetti(pen, area, strip.falls)
    inner = area.inflate(-2 * pen.size, -pen.size // 2)
    if strip.buttons and area.height < ROOM_FOR_ALL * pen.size:
        strip = strip._replace(counts=None)
    if strip.counts:
        inner.height = area.bottom - draw_room_bar(pen, area, strip.counts) - inner.top
    if strip.view or strip.compass:
        cross = _place_of_cross(pen, inner, DIRECTIONS if strip.compass else SIDES)
        if strip.compass:
            draw_compass(pen, cross, strip.compass)
        elif strip.view:
            draw_cross(pen, cross, strip.view, strip.nose)
        inner = without(inner, left=cross.width + round(1.6 * pen.size))
    if strip.picture:
        inner = _beside_picture(pen, inner, strip)
    _draw_calls_and_score(pen, inner, strip)
    draw_words(pen, inner, strip)


def draw_said(pen: Pen, area: Rect, strip: Strip) -> None:
    """Draw only what is said, as a film shows it, without a heading; beside it may be a picture."""
    if strip.picture:
        area = _beside_picture(pen, area, strip)
    below = pen.lettering.line_height(round(DID * pen.size))
    room = Rect(area.left, area.top, area.width, max(1, area.height - below))
    if not (strip.did or strip.code or strip.more):
        room = Rect(area)
    words = pen.shortened(strip.sentence, room, Face.BOLD)
    size = pen.title_size(words, room, round(SENTENCE_OF_FILM * pen.size))
    rest = pen.write_lines(words, room, size=size, face=Face.BOLD)
    rest.height = area.bottom - rest.top
    if strip.did or strip.code:
        _draw_did(pen, rest, strip, size)
    elif strip.more:
        words = pen.fitting(strip.more, rest)
        pen.write_lines(words, rest, pen.theme.faint, pen.size)


def _beside_picture(pen: Pen, inner: Rect, strip: Strip) -> Rect:
    """Draw a picture at the left, and the star of a pass; return the room beside it."""
    side = min(inner.height, inner.width // 5)
    pen.picture(strip.picture, (inner.left + side // 2, inner.centery), side)
    if strip.tells_pass:
        larger = POP * math.sin(math.pi * strip.pops)
        half = round(STAR * side / 2)
        middle = (inner.left + side - half, inner.bottom - half)
        pen.picture("star", middle, round(STAR * side * (1 + larger)))
    return without(inner, left=side + pen.size)


def _draw_calls_and_score(pen: Pen, inner: Rect, strip: Strip) -> None:
    """Draw calls and a score in two bars, if there are any, and cut off the room that they take."""
    if strip.calls:
        high = calls_height(pen, inner.height)
        inner.height -= high
        if high:
            room = Rect(inner.left, inner.bottom, inner.width, high)
            draw_calls_below(pen, room, strip.calls, heading_size(pen))
    if strip.score and strip.score.lines is not None:
        row = round(1.5 * DID * pen.size)
        draw_score(pen, Rect(inner.left, inner.bottom - row, inner.width, row), strip.score)
        inner.height -= row


def _place_of_cross(pen: Pen, inner: Rect, names: Sequence[str]) -> Rect:
    """The place of the cross at the left, wide enough for the names of its sides."""
    high = min(inner.height, round(7.2 * pen.size))
    words = max(pen.lettering.width(word, pen.smallest) for word in names)
    wide = max(high, 3 * (words + pen.size // 2))
    return Rect(inner.left, inner.centery - high // 2, wide, high)


class Rows(NamedTuple):
    """The places of heading, sentence, and what it did: the same whatever is said."""

    heading: Rect
    sentence: Rect
    below: Rect


def _rows_of(pen: Pen, inner: Rect, lines: int, head: int) -> Rows:
    """Cut the room into three rows, the first one for a heading of the height ``head``.

    The row of the sentence has room for so many small lines. In a tiny window there is none for a
    heading, or for both.
    """
    line = pen.lettering.line_height(pen.smallest)
    least = lines * line
    below = pen.lettering.line_height(round(DID * pen.size))
    if inner.height < head + least + below:
        below = line
    if inner.height < head + least + below:
        head = 0
    if inner.height < least + below:
        below = 0
    two_lines = 2 * pen.lettering.line_height(round(SENTENCE * pen.size))
    high = min(inner.height - head - below, two_lines)
    spare = inner.height - head - below - high
    heading = row_of(without(inner, top=spare // 2), head)
    sentence = Rect(inner.left, heading.bottom, inner.width, high)
    return Rows(heading, sentence, Rect(inner.left, sentence.bottom, inner.width, below))


def draw_words(pen: Pen, inner: Rect, strip: Strip) -> None:
    """Draw heading, sentence, and what it did, each from a height that is always the same."""
    lines = LEAST_LINES_OVER_BAR if strip.counts else LEAST_LINES
    head = _head_height(pen, _size_of_heading(pen, strip))
    rows = _rows_of(pen, inner, lines, head)
    strip = _with_news(pen, rows.heading, strip)
    if strip.to_do and not _is_below_free(strip):
        rows = rows._replace(heading=_beside_to_do(pen, rows.heading, strip.to_do))
    if rows.heading.height:
        _draw_heading(pen, rows.heading, strip)
    if "\n" in strip.code:
        _draw_over_code(pen, rows.sentence.union(rows.below), strip)
    else:
        _draw_sentence(pen, rows, strip)


def _is_below_free(strip: Strip) -> bool:
    """Whether nothing has to stand in the lowest row but what to do next."""
    return not (strip.did or strip.code or strip.buttons or strip.goes_first)


def _draw_sentence(pen: Pen, rows: Rows, strip: Strip) -> None:
    """Draw the sentence, and what stands below it."""
    room = rows.sentence
    if _is_below_free(strip) and not (strip.more or strip.to_do):
        room = room.union(rows.below)
    if strip.code and strip.more:
        room = row_of(room, room.height - rows.below.height)  # Both stand below it.
    words = pen.shortened(strip.sentence, room, Face.BOLD)
    largest = round(SENTENCE * pen.size)
    size = pen.title_size(words, room, largest)
    rest = pen.write_lines(words, room, size=size, face=Face.BOLD)
    if strip.code and strip.more:
        rest.height += rows.below.height
    if strip.buttons:
        _draw_buttons(pen, rest.union(rows.below), strip.buttons, strip.more)
    elif strip.to_do and _is_below_free(strip) and not _gives_way(pen, rest, strip):
        _draw_over_to_do(pen, rest, strip.more)
        draw_to_do(pen, rows.below, strip.to_do, round(DID * pen.size))
    else:
        if strip.goes_first_below:
            strip = strip._replace(more=paragraph(strip.more, in_plain_words(strip.to_do)))
        _draw_below(pen, rest, rows.below, strip, size)


def _gives_way(pen: Pen, room: Rect, strip: Strip) -> bool:
    """Whether there is no room for what to do next below the small line, which is needed more."""
    high = pen.height(strip.more, room.width, pen.smallest)
    return strip.goes_first_below and high > room.height


def _beside_to_do(pen: Pen, head: Rect, words: str) -> Rect:
    """Draw what to do next at the right of a heading; return the room for the heading."""
    room = without(head, left=round(HEADING_BESIDE_TO_DO * head.width))
    if not head.height:
        return head
    size = min(round(NEWS * pen.size), head.height)
    width = draw_to_do(pen, room, words, size, is_at_right=True).width
    return Rect(head.left, head.top, head.width - width - pen.size, head.height)


def _draw_over_to_do(pen: Pen, room: Rect, words: str) -> None:
    """Draw a small text over what to do next, as many sentences as have room."""
    words = pen.fitting(words, room)
    if words:
        size = pen.lines_to_fit(words, room, pen.size)
        pen.write_lines(words, room, pen.theme.faint, size)


def _with_news(pen: Pen, head: Rect, strip: Strip) -> Strip:
    """The strip, its news in place of its sentence if the heading has no room for them."""
    news = strip.news
    if news and not head.height:  # It is a tiny window.
        return strip._replace(sentence=news)
    if strip.gives_way and pen.lettering.width(news, heading_size(pen), Face.BOLD) > head.width:
        return strip._replace(sentence=news, news="")
    return strip


def _draw_over_code(pen: Pen, room: Rect, strip: Strip) -> None:
    """Draw a sentence, as large as some lines of code below it allow."""
    lines = strip.code.split("\n")
    longest = max(lines, key=len)
    most = (room.height - pen.lettering.line_height(pen.smallest)) // len(lines)
    size = pen.size_to_fit(longest, room.width, min(round(DID * pen.size), most), Face.BOLD_CODE)
    line = min(pen.lettering.line_height(size), most)
    above = row_of(room, room.height - len(lines) * line)
    words = pen.shortened(strip.sentence, above, Face.BOLD)
    largest = pen.title_size(words, above, round(SENTENCE * pen.size))
    rest = pen.write_lines(words, above, size=largest, face=Face.BOLD)
    column = pen.lettering.mono_width(size)
    for number, text in enumerate(lines):
        at = Rect(room.left, rest.top + number * line, room.width, line)
        pen.write_columns(text, at, size, pen.theme.accent, column, Face.BOLD_CODE)


def _draw_below(pen: Pen, rest: Rect, below: Rect, strip: Strip, size: int) -> None:
    """Draw what it did and a small line, below a sentence of this size; or the one that fits."""
    did = strip.did or strip.code
    if did and strip.more and rest.height >= below.height:
        _draw_did(pen, Rect(rest.topleft, below.size), strip, size)
        _draw_more(pen, below, below, strip.more)
    elif did:
        _draw_did(pen, below, strip, size)
    else:
        _draw_more(pen, rest.union(below), below, strip.more)


def _draw_buttons(pen: Pen, room: Rect, words: Sequence[str], more: str) -> None:
    """Draw the answers of a class that guesses as buttons beside each other, as low as they go.

    If there is room beside them, a small line says more.
    """
    high = min(room.height, round(BUTTON * pen.size))
    at = Rect(room.left, room.bottom - high, 0, high)
    gap = pen.size // 2
    widest = (room.width - gap * (len(words) - 1)) // len(words)
    for number, answer in enumerate(words, 1):
        at.width = min(widest, pen.lettering.width(answer, pen.size, Face.BOLD) + 2 * pen.size)
        pen.button(at, GuessButton(number), answer)
        at.left = at.right + gap
    beside = Rect(at.left + gap, at.top, room.right - at.left - gap, high)
    if pen.lettering.width(more, pen.size) <= beside.width:
        pen.write(more, beside, pen.theme.faint)


def _draw_did(pen: Pen, room: Rect, strip: Strip, largest: int) -> None:
    """Draw what it did, or a line of code, in letters no larger than those of the sentence."""
    if strip.code:
        size = pen.size_to_fit(strip.code, room.width, min(largest, round(DID * pen.size)))
        pen.write(strip.code, room, pen.theme.accent, size, face=Face.BOLD_CODE)
        return
    words = pen.fitting(strip.did, room)
    size = pen.lines_to_fit(words, room, min(largest, round(DID * pen.size)))
    pen.write_lines(words, room, pen.theme.accent, size)


def _draw_more(pen: Pen, room: Rect, below: Rect, words: str) -> None:
    """Draw a small line in the lowest row; if it is long, it takes as much above as it needs."""
    words = pen.fitting(words, room)
    size = pen.lines_to_fit(words, room, min(pen.size, round(DID * pen.size)))
    high = pen.height(words, room.width, size)
    top = min(below.top, room.bottom - high)
    pen.write_lines(words, Rect(room.left, top, room.width, high), pen.theme.faint, size)


def heading_size(pen: Pen) -> int:
    """The height of a small heading, in pixels."""
    return max(round(HEADING * pen.size), pen.smallest_heading)


def _size_of_heading(pen: Pen, strip: Strip) -> int:
    """The height of the heading of a strip: what a check has found is read from afar."""
    tells_result = strip.tells_fault or strip.tells_pass
    return round(RESULT * pen.size) if tells_result else heading_size(pen)


def _head_height(pen: Pen, size: int) -> int:
    """The height of a heading of this size, with the space below it."""
    return pen.lettering.line_height(size) + pen.size // 4


def _draw_heading(pen: Pen, head: Rect, strip: Strip) -> None:
    """Draw the heading, or the news in its place, and the coins; at the right the score."""
    size = _size_of_heading(pen, strip)
    if strip.score and strip.score.lines is None:
        head.width -= _draw_score(pen, head, strip.score).width + pen.size
    if strip.news:
        at = draw_news(pen, head, strip.news, heading_size(pen))
    else:
        ink = pen.theme.wrong if strip.tells_fault else pen.theme.faint
        if strip.tells_pass:
            ink = pen.theme.good
        heading = strip.heading.upper()
        size = pen.size_to_fit(heading, head.width, size, Face.BOLD)
        heading = pen.cut_to_fit(heading, head.width, size, Face.BOLD)
        at = pen.write(heading, head, ink, size, face=Face.BOLD)
    draw_coins(pen, at.right + pen.size, head.centery, strip.coins)


def _draw_score(pen: Pen, head: Rect, score: Score) -> Rect:
    """Draw at the right of a heading how often the class guessed right; return the place taken."""
    size = max(heading_size(pen), round(NEWS * pen.size))
    colour = pen.theme.good if score.ways else pen.theme.faint
    return pen.write(score.in_words, head, colour, size, face=Face.BOLD, anchor="midright")


def draw_news(pen: Pen, head: Rect, news: str, size: int) -> Rect:
    """Draw what has just happened; return where it stands."""
    large = round(NEWS * pen.size)
    if pen.lettering.width(news, large, Face.BOLD) <= head.width:
        size = max(size, large)
    words = pen.cut_to_fit(news, head.width, size, Face.BOLD)
    return pen.write(words, head, pen.theme.good, size, face=Face.BOLD)
