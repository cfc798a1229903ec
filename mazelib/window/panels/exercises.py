"""The tasks of a workshop, each with a circle to tick, and the button that checks the rule."""

from pygame import Rect, draw

from mazelib.challenges.exercises import EXERCISES
from mazelib.text.sentences import _
from mazelib.window.clicks import ExerciseTask
from mazelib.window.keys import Command
from mazelib.window.lettering import Face
from mazelib.window.panel import Panel
from mazelib.window.pen import Pen, without
from mazelib.window.shown import ExercisesShown, PracticeShown
from mazelib.window.theme import mixed

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
    share = 0.46

    def draw(self, pen: Pen, area: Rect, shown: ExercisesShown) -> None:
        """Draw the tasks one below the other, and the button at the bottom."""
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
        _draw_check(pen, at)


def _draw_task(pen: Pen, at: Rect, number: int, practice: PracticeShown) -> None:
    """Draw a task with its circle; the circle of one that was passed is ticked."""
    radius = pen.size // 3
    what = ExerciseTask(number)
    is_chosen = number == practice.number
    ground = mixed(pen.theme.panel, pen.theme.window, 0.5)
    if is_chosen:
        ground = mixed(pen.theme.panel, pen.theme.accent, 0.14)
    if pen.hovered == what:
        ground = mixed(ground, pen.theme.accent, 0.2)
    edge = pen.theme.accent if is_chosen else None
    pen.rounded(at, ground, radius, edge, max(2, pen.size // 10))
    pen.can_click(at, what)
    circle = Rect(at.left + pen.size // 2, 0, at.height * 3 // 5, at.height * 3 // 5)
    circle.centery = at.centery
    _draw_circle(pen, circle, is_done=number in practice.done)
    words = without(at, left=circle.right - at.left + pen.size // 2)
    words.width -= pen.size // 3
    pen.write(EXERCISES[number].title, words)


def _draw_circle(pen: Pen, at: Rect, *, is_done: bool) -> None:
    """Draw a circle: green and ticked, or empty."""
    thick = max(2, pen.size // 10)
    if not is_done:
        pen.disc(at.center, at.width // 2, pen.theme.faint)
        pen.disc(at.center, at.width // 2 - thick, pen.theme.panel)
        return
    pen.disc(at.center, at.width // 2, pen.theme.good)
    reach = at.width / 4
    tick = [
        (at.centerx - reach, at.centery),
        (at.centerx - reach / 4, at.centery + reach * 0.8),
        (at.centerx + reach, at.centery - reach * 0.8),
    ]
    draw.lines(pen.window, pen.theme.panel, False, tick, thick + 1)


def _draw_check(pen: Pen, at: Rect) -> None:
    """Draw the green button that checks the rule."""
    ground = pen.theme.good
    if pen.hovered == Command.CHECK:
        ground = mixed(ground, pen.theme.text, 0.3 if pen.pressed else 0.12)
    pen.pill(at, ground)
    pen.can_click(at, Command.CHECK)
    words = _("Check my rule  {key}").format(key=Command.CHECK.key)
    pen.write(words, at.inflate(-pen.size, 0), pen.theme.panel, face=Face.BOLD, anchor="center")


PANEL = ExercisesPanel
