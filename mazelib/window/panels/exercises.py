"""The tasks of a workshop: all in one row, the one at hand in large letters, and two buttons.

    Task 2 of 6                  Next task  T
    (v)---(2)---(3)---(4)---(5)---(6)
    Turn back in every dead end.
    To pass: It must turn back there at once, ...
    [     Check my rule  V     ]  [ Hint  A ]
"""

from pygame import Rect

from mazelib.challenges.exercises import EXERCISES
from mazelib.kinds.shared.earned import Standing
from mazelib.text.sentences import _
from mazelib.window.drawing.lettering import Face
from mazelib.window.drawing.pen import Pen, row_of, without
from mazelib.window.input.keys import Command
from mazelib.window.painters.check_buttons import buttons_of, draw_buttons_in_row
from mazelib.window.painters.kept_places import draw_kept_rows
from mazelib.window.painters.task_row import draw_task_row
from mazelib.window.panel import Panel
from mazelib.window.shown import ExercisesShown, PracticeShown
from mazelib.window.tasks.exercise_words import tick_sentence, to_pass

#: The heights of the row of tasks and of the buttons, in heights of text, if there is room.
ROW = 2.3
BUTTON = 2.1
#: The height of the goal's letters, in heights of text: at most.
GOAL = 30 / 21
#: The size of the walker that is to be beaten, in heights of text.
RIVAL = 1.8
#: The height of what is known of its tick, in heights of text.
TICK = 18 / 21
#: The gap around the goal, in heights of text.
GAP = 0.3


class ExercisesPanel(Panel[ExercisesShown]):
    """The tasks, the goal of the one at hand and what counts as passed; below it, the buttons."""

    title = _("tasks")
    word = _("Tasks")
    meaning = _("see the tasks")
    shows_task = True
    share = 0.5

    def title_of(self, shown: ExercisesShown) -> str:
        """Which task it is."""
        words = _("Task {number} of {count}")
        return words.format(number=shown.practice.number + 1, count=len(EXERCISES))

    def draw_title(self, pen: Pen, at: Rect, shown: ExercisesShown) -> None:
        """Draw which task it is, and at the right which key leads to the next one."""
        super().draw_title(pen, at, shown)
        if shown.practice.is_passed or shown.practice.are_all_passed:
            return  # The green button leads there; or there is none any more.
        label = Command.NEXT_TASK.label
        wide = pen.lettering.width(label, pen.smallest)
        button = Rect(at.right - wide - pen.size // 3, at.top, wide, at.height)
        ink = pen.theme.text if pen.hovered == Command.NEXT_TASK else pen.theme.accent
        pen.write(label, button, ink, pen.smallest)
        pen.can_click(button, Command.NEXT_TASK)

    def draw(self, pen: Pen, area: Rect, shown: ExercisesShown) -> None:
        """Draw the row of tasks, the task at hand, what the rule keeps, and two buttons."""
        button = min(round(BUTTON * pen.size), area.height // 3)
        row = row_of(area, min(round(ROW * pen.size), area.height // 3))
        draw_task_row(pen, row, shown.practice)
        at = Rect(area.left, area.bottom - button, area.width, button)
        gap = round(GAP * pen.size)
        room = Rect(area.left, row.bottom + gap, area.width, at.top - row.bottom - 2 * gap)
        room = _draw_task(pen, room, shown.practice)
        draw_kept_rows(pen, room, shown.moment)
        draw_buttons_in_row(pen, at, buttons_of(shown.practice))


def _draw_task(pen: Pen, room: Rect, practice: PracticeShown) -> Rect:
    """Draw the goal; below it what counts as passed, and what is known of its tick, if they fit.

    Return the room that is left.
    """
    exercise = EXERCISES[practice.number]
    size = pen.size_to_fit(exercise.goal, room.width, round(GOAL * pen.size), Face.BOLD)
    if pen.lettering.line_height(size) > room.height:
        return room
    pen.write_lines(exercise.goal, room, pen.theme.text, size, Face.BOLD)
    room = without(room, top=pen.lettering.line_height(size))
    for number, earned, standing in practice.ticks:
        if number == practice.number:
            ink = pen.theme.good if standing is Standing.PASSES else pen.theme.faint
            size = max(pen.smallest, round(TICK * pen.size))
            room = _draw_if_it_fits(pen, room, tick_sentence(earned, standing), ink, size)
    room = _draw_if_it_fits(pen, room, to_pass(exercise), pen.theme.text, pen.size)
    return _draw_rival(pen, room, exercise.rival) if exercise.rival else room


def _draw_rival(pen: Pen, room: Rect, words: str) -> Rect:
    """Draw the walker that is to be beaten, and who it is, if both fit; return the rest."""
    side = round(RIVAL * pen.size)
    beside = without(room, left=side + pen.size // 2, top=round(GAP * pen.size))
    size = pen.lines_to_fit(words, beside, pen.size)
    high = max(side, pen.height(words, beside.width, size))
    if high > beside.height:
        return room
    pen.picture("walker_rival", (room.left + side // 2, beside.top + high // 2), side)
    pen.write_lines(words, beside, pen.theme.text, size)
    return without(room, top=high + round(GAP * pen.size))


def _draw_if_it_fits(
    pen: Pen, room: Rect, words: str, ink: tuple[int, int, int], size: int
) -> Rect:
    """Draw a text, at most in this size, if all of it has room; return the rest of the room."""
    size = pen.lines_to_fit(words, room, size)
    high = pen.height(words, room.width, size)
    if high > room.height:
        return room
    pen.write_lines(words, room, ink, size)
    return without(room, top=high)


PANEL = ExercisesPanel
