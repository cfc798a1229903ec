"""The strip of lesson 1: the task, a disc for each task, and a legend of the signs of a map."""

from typing import NamedTuple

from pygame import Rect

from mazelib.maps.signs import PLAIN_FLOOR, WALLS
from mazelib.text.sentences import _
from mazelib.window.drawing.lettering import Face
from mazelib.window.drawing.pen import Pen, without
from mazelib.window.drawing.theme import PAPER
from mazelib.window.painters.strip import draw_words
from mazelib.window.screen.strip import Strip

#: The least height of the strip, above its legend, for a sentence and a hint, in heights of text.
LEAST_FOR_HINT = 3.6
#: The signs of the legend, with their words.
LEGEND = (
    ("#", _("wall")),
    (" ", _("floor")),
    ("a b c", _("in order")),
    ("S > V <", _("start ↑→↓←")),
)


class TasksShown(NamedTuple):
    """How many tasks there are, how many are done, and whether the last one is praised now."""

    how_many: int
    done: int
    is_praised: bool


def draw_drawing_strip(pen: Pen, area: Rect, strip: Strip, tasks: TasksShown) -> None:
    """Draw the sentence, and below it a legend of the signs; praise has a green edge."""
    inner = area.width - 2 * pen.size
    rows = _rows_of_legend(pen, inner)
    row_height = 2 * pen.size
    legend = len(rows) * row_height
    if area.height < legend + 4 * pen.size:
        legend = 0
    above = Rect(area.left, area.top, area.width, area.height - legend)
    if tasks.is_praised:
        strip = strip._replace(news="", did="")
    elif strip.did and above.height < LEAST_FOR_HINT * pen.size:
        strip = strip._replace(sentence=strip.did, did="")
    edge = max(3, pen.size // 5) if tasks.is_praised else 0
    pen.card(area, pen.theme.good, edge)
    draw_words(pen, _beside_tick(pen, above, is_praised=tasks.is_praised), strip)
    _draw_tasks(pen, above, tasks)
    if not legend:
        return
    row = Rect(area.left, area.bottom - legend - pen.size // 2, inner, row_height)
    row.left += pen.size
    for signs in rows:
        _draw_legend(pen, row, signs)
        row = row.move(0, row_height)


def _beside_tick(pen: Pen, area: Rect, *, is_praised: bool) -> Rect:
    """Draw a large tick for a task that was done just now; return the room beside it."""
    inner = area.inflate(-2 * pen.size, -pen.size // 2)
    if not is_praised:
        return inner
    wide = min(inner.height - pen.size // 2, 4 * pen.size)
    pen.picture("tick", (inner.left + wide // 2, inner.centery), wide)
    return without(inner, left=wide + pen.size)


def _draw_tasks(pen: Pen, area: Rect, tasks: TasksShown) -> None:
    """Draw a disc for each task at the upper right: a tick, the number of this one, a ring."""
    radius = round(0.58 * pen.size)
    x = area.right - pen.size - radius
    y = area.top + radius + pen.size // 5
    for number in reversed(range(tasks.how_many)):
        disc = Rect(x - radius, y - radius, 2 * radius, 2 * radius)
        if number < tasks.done:
            pen.picture("tick", disc.center, 2 * radius)
        else:
            is_now = number == tasks.done
            pen.disc(disc.center, radius, pen.theme.accent if is_now else pen.theme.line)
            ink = pen.theme.on_accent if is_now else pen.theme.text
            word = str(number + 1)
            pen.write(word, disc, ink, pen.smallest_heading, face=Face.BOLD, anchor="center")
        x -= 2 * radius + pen.size // 4


def _rows_of_legend(pen: Pen, width: int) -> list[list[tuple[str, str]]]:
    """The signs of the legend in rows: as many in each as have room."""
    rows: list[list[tuple[str, str]]] = [[]]
    left = 0
    for signs, words in LEGEND:
        wide = _width_of_signs(pen, signs, words)
        if rows[-1] and left + wide > width:
            rows.append([])
            left = 0
        rows[-1].append((signs, words))
        left += wide + pen.size
    return rows


def _width_of_signs(pen: Pen, signs: str, words: str) -> int:
    """How wide signs of the legend are with their words, in pixels."""
    return _width_of_box(pen, signs) + pen.size // 2 + pen.lettering.width(words, pen.size)


def _width_of_box(pen: Pen, signs: str) -> int:
    """How wide the box around signs of the legend is, in pixels."""
    words = pen.lettering.width(signs, pen.size, Face.BOLD)
    return max(round(1.7 * pen.size), words + pen.size * 2 // 3)


def _draw_legend(pen: Pen, row: Rect, entries: list[tuple[str, str]]) -> None:
    """Draw signs in boxes, each with its words, in a row."""
    high = round(1.7 * pen.size)
    for signs, words in entries:
        box = Rect(row.left, row.centery - high // 2, _width_of_box(pen, signs), high)
        ground = pen.theme.wall if signs in WALLS else pen.theme.floor
        pen.rounded(box, ground, pen.size // 4, pen.theme.faint, max(1, pen.size // 12))
        ink = PAPER if signs in WALLS else pen.theme.control
        if signs == PLAIN_FLOOR:  # As the text beside the map shows it.
            pen.disc(box.center, max(2, pen.size // 8), pen.theme.line)
        else:
            pen.write(signs, box, ink, pen.size, face=Face.BOLD, anchor="center")
        left = box.width + pen.size // 2
        pen.write(words, without(row, left=left), pen.theme.faint)
        row = without(row, left=_width_of_signs(pen, signs, words) + pen.size)
