"""The tasks of a workshop, each with a circle to tick, and the buttons to check and for a hint."""

from pygame import Rect, draw

from mazelib.challenges.exercises import EXERCISES
from mazelib.kinds.shared.earned import Earned, Standing
from mazelib.text.sentences import _
from mazelib.window.clicks import ExerciseTask
from mazelib.window.exercise_words import tick_words
from mazelib.window.keys import Command
from mazelib.window.painters.check_buttons import draw_buttons_in_row
from mazelib.window.panel import Panel
from mazelib.window.pen import Pen, without
from mazelib.window.shown import ExercisesShown, PracticeShown
from mazelib.window.theme import Colour, mixed

#: The heights of a task and of the button, in heights of text, if there is room.
TASK = 2.0
BUTTON = 2.1
#: The gap between two tasks, in pixels.
GAP = 4


class ExercisesPanel(Panel[ExercisesShown]):
    """The tasks, each a button, the chosen one with an edge; below them, the button to check.

    In a low room the tasks stand in two columns.
    """

    title = _("tasks")
    word = _("Tasks")
    meaning = _("see the tasks")
    is_pressed = True
    share = 0.5

    def draw_title(self, pen: Pen, at: Rect, shown: ExercisesShown) -> None:
        """Draw the title, and at the right which key leads to the next task."""
        super().draw_title(pen, at, shown)
        label = Command.NEXT_TASK.label
        wide = pen.lettering.width(label, pen.smallest)
        button = Rect(at.right - wide - pen.size // 3, at.top, wide, at.height)
        ink = pen.theme.text if pen.hovered == Command.NEXT_TASK else pen.theme.accent
        pen.write(label, button, ink, pen.smallest)
        pen.can_click(button, Command.NEXT_TASK)

    def draw(self, pen: Pen, area: Rect, shown: ExercisesShown) -> None:
        """Draw the tasks one below the other, and the two buttons at the bottom."""
        line = pen.lettering.line_height(pen.smallest)
        across = 1 if area.height >= (len(EXERCISES) + 1) * (line + GAP) else 2
        rows = -(-len(EXERCISES) // across)
        button = min(round(BUTTON * pen.size), area.height // (rows + 1))
        height = min(round(TASK * pen.size), (area.height - button) // rows - GAP)
        width = (area.width + GAP) // across - GAP
        for number in range(len(EXERCISES)):
            column, row = divmod(number, rows)
            left = area.left + column * (width + GAP)
            top = area.top + row * (height + GAP)
            _draw_task(pen, Rect(left, top, width, height), number, shown.practice)
        at = Rect(area.left, area.bottom - button, area.width, button)
        check = _("Check my rule  {key}").format(key=Command.CHECK.key)
        draw_buttons_in_row(pen, at, check)


def _draw_task(pen: Pen, at: Rect, number: int, practice: PracticeShown) -> None:
    """Draw a task with its circle, ticked if it was passed; those after the open one are pale."""
    is_chosen = number == practice.number
    ticks = [each for each in practice.ticks if each[0] == number]
    _draw_ground(pen, at, ExerciseTask(number), is_chosen=is_chosen)
    circle = Rect(at.left + pen.size // 2, 0, at.height * 3 // 5, at.height * 3 // 5)
    circle.centery = at.centery
    is_locked = not ticks and number > practice.open_number
    ink = pen.theme.faint if is_locked and not is_chosen else pen.theme.text
    if not ticks:
        _draw_empty_circle(pen, circle, ink)
    words = without(at, left=circle.right - at.left + pen.size // 2)
    words.width -= pen.size // 3
    title = pen.write(pen.cut_to_fit(EXERCISES[number].title, words.width), words, ink)
    for _number, earned, standing in ticks:
        is_green = standing is Standing.PASSES
        _draw_tick(pen, circle, pen.theme.good if is_green else pen.theme.faint)
        room = without(words, left=title.width + pen.size // 2)
        _draw_time(pen, room, earned, standing)


def _draw_ground(pen: Pen, at: Rect, what: ExerciseTask, *, is_chosen: bool) -> None:
    """Draw the ground of a task; the chosen one has an edge."""
    ground = mixed(pen.theme.panel, pen.theme.window, 0.5)
    if is_chosen:
        ground = mixed(pen.theme.panel, pen.theme.accent, 0.14)
    if pen.hovered == what:
        ground = mixed(ground, pen.theme.accent, 0.2)
    edge = pen.theme.accent if is_chosen else None
    pen.rounded(at, ground, pen.size // 3, edge, max(2, pen.size // 10))
    pen.can_click(at, what)


def _draw_time(pen: Pen, room: Rect, earned: Earned, standing: Standing) -> None:
    """Write when a task was passed, as far as there is room for it."""
    for words in (tick_words(earned, standing), earned.time):
        if pen.lettering.width(words, pen.smallest) <= room.width:
            pen.write(words, room, pen.theme.faint, pen.smallest, anchor="midright")
            return


def _draw_empty_circle(pen: Pen, at: Rect, ink: Colour) -> None:
    """Draw the circle of a task that was not passed yet."""
    thick = max(2, pen.size // 10)
    pen.disc(at.center, at.width // 2, ink)
    pen.disc(at.center, at.width // 2 - thick, pen.theme.panel)


def _draw_tick(pen: Pen, at: Rect, ground: Colour) -> None:
    """Draw a ticked circle: green, or grey if nobody knows that the rule as it is now passes."""
    thick = max(2, pen.size // 10)
    pen.disc(at.center, at.width // 2, ground)
    reach = at.width / 4
    tick = [
        (at.centerx - reach, at.centery),
        (at.centerx - reach / 4, at.centery + reach * 0.8),
        (at.centerx + reach, at.centery - reach * 0.8),
    ]
    draw.lines(pen.window, pen.theme.panel, False, tick, thick + 1)


PANEL = ExercisesPanel
