"""The tasks of a workshop in one row, like the stations of a line: done, at hand, still to come."""

from pygame import Rect, draw

from mazelib.challenges.exercises import EXERCISES
from mazelib.kinds.shared.earned import Standing
from mazelib.window.drawing.lettering import Face
from mazelib.window.drawing.pen import Pen
from mazelib.window.drawing.theme import Colour, mixed
from mazelib.window.input.clicks import ExerciseTask
from mazelib.window.shown import PracticeShown

#: The diameters of the task at hand and of the others, in shares of the row's height.
AT_HAND = 0.96
OTHER = 0.72
#: The largest diameter of the task at hand, in heights of text.
LARGEST = 2.1
#: The radius of the ring on a tick of an earlier rule, in diameters of its circle.
RING = 0.19
#: How much of the ink is seen in what is still to come.
PALE = 0.45


def draw_task_row(pen: Pen, row: Rect, practice: PracticeShown) -> None:
    """Draw the tasks beside each other, each to be clicked, over the line that joins them."""
    across = row.width // len(EXERCISES)
    rooms = [
        Rect(row.left + number * across, row.top, across, row.height)
        for number in range(len(EXERCISES))
    ]
    line = mixed(pen.theme.panel, pen.theme.faint, PALE)
    draw.line(pen.window, line, rooms[0].center, rooms[-1].center, max(2, pen.size // 8))
    standings = {number: standing for number, _earned, standing in practice.ticks}
    for number, room in enumerate(rooms):
        _draw_task(pen, room, number, practice, standings.get(number))


def _draw_task(
    pen: Pen, room: Rect, number: int, practice: PracticeShown, standing: Standing | None
) -> None:
    """Draw a task: a tick if it was passed, else its number; the one at hand is large and blue."""
    is_at_hand = number == practice.number
    largest = min(room.height, round(LARGEST * pen.size), room.width)
    diameter = round((AT_HAND if is_at_hand else OTHER) * largest)
    at = Rect(0, 0, diameter, diameter)
    at.center = room.center
    pen.can_click(room, ExerciseTask(number))
    edge = _ink_of(pen, number, practice, standing)
    if is_at_hand:
        edge = pen.theme.accent
    if pen.hovered == ExerciseTask(number):
        edge = pen.theme.text
    thick = max(2, pen.size // 8)
    pen.disc(at.center, diameter // 2, edge)
    pen.disc(at.center, diameter // 2 - thick, _ground_of(pen, standing, is_at_hand=is_at_hand))
    if standing is None:
        ink = pen.theme.on_accent if is_at_hand else edge
        face = Face.BOLD if is_at_hand else Face.TEXT
        size = pen.size if is_at_hand else pen.smallest
        pen.write(str(number + 1), at, ink, size, face=face, anchor="center")
    else:
        _draw_tick(pen, at)
        if standing is not Standing.PASSES:
            _draw_ring(pen, at)


def _ink_of(
    pen: Pen, number: int, practice: PracticeShown, standing: Standing | None
) -> Colour:
    """The colour of a task: green if it was passed, pale if it comes after the open one."""
    if standing is not None:
        return pen.theme.good
    return pen.theme.faint if number > practice.open_number else pen.theme.text


def _ground_of(pen: Pen, standing: Standing | None, *, is_at_hand: bool) -> Colour:
    """What a task is filled with: green below a tick, blue below the number at hand."""
    if standing is not None:
        return pen.theme.good
    return pen.theme.accent if is_at_hand else pen.theme.panel


def _draw_tick(pen: Pen, at: Rect) -> None:
    """Draw a tick into a filled circle."""
    reach = at.width / 4
    tick = [
        (at.centerx - reach, at.centery),
        (at.centerx - reach / 4, at.centery + reach * 0.8),
        (at.centerx + reach, at.centery - reach * 0.8),
    ]
    draw.lines(pen.window, pen.theme.panel, False, tick, max(3, at.width // 9))


def _draw_ring(pen: Pen, at: Rect) -> None:
    """Draw a small hollow ring on the edge of a circle: the rule as it is now is not known to pass.

    The tick was earned all the same.
    """
    reach = round(RING * at.width)
    center = (at.right - reach // 2, at.bottom - reach // 2)
    pen.disc(center, reach, pen.theme.panel)
    pen.disc(center, reach - 1, pen.theme.faint)
    pen.disc(center, reach - 1 - max(2, pen.size // 10), pen.theme.panel)
