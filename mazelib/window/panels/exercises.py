"""The panels of the exercises: tasks with their ticks, and the lines of a rule, put in order by clicks."""

import pygame
from pygame import Rect

from mazelib.challenges.exercises import EXERCISES
from mazelib.window.panels.panel import Shown
from mazelib.window.pen import Pen, row_of, without


def draw_exercises(pen: Pen, area: Rect, shown: Shown) -> None:
    """Draw the tasks, each a button, the one at hand tinted; and what the last check said of it."""
    practice, side = shown.practice, pen.size
    assert practice
    for number, exercise in enumerate(EXERCISES):
        at = row_of(area, pen.height(exercise.task, area.width - 2 * side, side) + side // 5)
        ink = pen.button(at, ("exercise", number), is_on=number == practice.number)
        box = Rect(at.left + side // 4, at.top + side // 4, side * 3 // 4, side * 3 // 4)
        pygame.draw.rect(pen.window, ink, box, 2)
        if number in practice.done:
            tick = [box.midleft, (box.centerx - 1, box.bottom), (box.right + side // 4, box.top - side // 4)]
            pygame.draw.lines(pen.window, pen.theme.good, False, tick, max(4, side // 5))
        pen.write_lines(exercise.task, without(at, side * 3 // 2), size=side)
        area = without(area, top=at.height)
    result = practice.results.get(practice.number)
    ask = f"Write your rule in {practice.script}, save it, and press V. Or L: lines to put in order."
    said = result.words if result else ask
    pen.write_lines(pen.fitting(said, area), area, pen.theme.faint)


def draw_lines(pen: Pen, area: Rect, shown: Shown) -> None:
    """Draw the lines, each a button: above, in order, those that are chosen, and below the others."""
    assert shown.practice
    lines, task = shown.practice.lines, EXERCISES[shown.practice.number].task
    said = f"{task} {len(lines.order)} of {lines.wanted} lines; others do not belong. Click again: out."
    area = pen.write_lines(lines.wrong or said, area, pen.theme.wrong if lines.wrong else pen.theme.faint)
    texts = [text.split("  #")[0].replace("    ", "  ") for text in lines.shuffled]
    height = min(2 * pen.size, area.height // max(1, len(texts)))
    size = pen.mono_size(max(map(len, texts), default=0) + 3, area.width, max(pen.smallest, height * 3 // 4))
    others = [number for number in range(len(texts)) if number not in lines.order]
    for row, number in enumerate([*lines.order, *others]):
        at, is_chosen = row_of(area, height, row).inflate(0, -2), number in lines.order
        ink = pen.button(at, ("line", number), is_on=is_chosen)
        mark = f"{row + 1:2}" if is_chosen else "  "
        pen.write_columns(f"{mark} {texts[number]}", at, size, ink)
