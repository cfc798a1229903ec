"""The exercises panel: tasks, each with a box to tick."""

import pygame
from pygame import Rect

from mazelib.challenges.exercises import EXERCISES
from mazelib.text.sentences import _
from mazelib.window.clicks import ExerciseTask
from mazelib.window.panel import Panel
from mazelib.window.pen import Pen, row_of, without
from mazelib.window.shown import ExercisesShown, PracticeShown


class ExercisesPanel(Panel[ExercisesShown]):
    """The tasks, each a button, and the result of the last check for the chosen one."""

    title = _("Exercises")

    def draw(self, pen: Pen, area: Rect, shown: ExercisesShown) -> None:
        """Draw the tasks, the chosen one tinted, and the result of the check below them."""
        practice = shown.practice
        for number, exercise in enumerate(EXERCISES):
            height = pen.height(exercise.task, area.width - 2 * pen.size, pen.size) + pen.size // 5
            _draw_task(pen, row_of(area, height), number, practice)
            area = without(area, top=height)
        words = result_words(practice)
        pen.write_lines(pen.fitting(words, area), area, pen.theme.faint)


def result_words(practice: PracticeShown) -> str:
    """The result of the last check for the chosen exercise; before it, how to check."""
    if practice.result:
        return practice.result.words
    ask = _("Write your rule in {file}, save it, and press V. Or put lines in order: press L.")
    return ask.format(file=practice.script)


def _draw_task(pen: Pen, at: Rect, number: int, practice: PracticeShown) -> None:
    side = pen.size
    ink = pen.button(at, ExerciseTask(number), is_on=number == practice.number)
    box = Rect(at.left + side // 4, at.top + side // 4, side * 3 // 4, side * 3 // 4)
    pygame.draw.rect(pen.window, ink, box, 2)
    if number in practice.done:
        tick = [
            box.midleft,
            (box.centerx - 1, box.bottom),
            (box.right + side // 4, box.top - side // 4),
        ]
        pygame.draw.lines(pen.window, pen.theme.good, False, tick, max(4, side // 5))
    pen.write_lines(EXERCISES[number].task, without(at, side * 3 // 2), size=side)


PANEL = ExercisesPanel
