"""The panels of the exercises: tasks with their ticks, and the lines of a rule, put in order by clicks."""

from dataclasses import dataclass

import pygame
from pygame import Rect

from mazelib.challenges.exercises import EXERCISES
from mazelib.stage.panels.panel import Shown
from mazelib.stage.pen import Pen, row_of, without
from mazelib.stage.theme import INK, mixed

HINT = "Write your rule, save it, and press V. Or L: lines to put in order."


@dataclass(frozen=True)
class Choice:
    """What a click chooses: a line, or else an exercise, by its number."""

    is_line: bool
    number: int


def draw_exercises(pen: Pen, area: Rect, shown: Shown) -> None:
    """Draw the tasks, the one at hand framed, and what the last check said of it."""
    practice, side = shown.practice, pen.size
    assert practice
    for number, exercise in enumerate(EXERCISES):
        wide = area.width - 2 * side
        at = Rect(area.left, area.top, area.width, pen.height(exercise.task, wide, pen.size) + side // 5)
        if number == practice.number:
            pygame.draw.rect(pen.window, mixed(pen.theme.panel, pen.theme.mark, 0.35), at, border_radius=4)
        box = Rect(at.left + side // 4, at.top + side // 4, side * 3 // 4, side * 3 // 4)
        pygame.draw.rect(pen.window, pen.theme.text, box, 2)
        if number in practice.done:
            tick = [box.midleft, (box.centerx - 1, box.bottom), (box.right + side // 4, box.top - side // 4)]
            pygame.draw.lines(pen.window, pen.theme.good, False, tick, max(4, side // 5))
        pen.write_lines(exercise.task, without(at, side * 3 // 2), size=pen.size)
        pen.can_click(at, Choice(is_line=False, number=number))
        area = without(area, top=at.height)
    said = practice.result.words if practice.result else HINT
    pen.write_lines(pen.fitting(said, area), area, pen.theme.faint)


def draw_lines(pen: Pen, area: Rect, shown: Shown) -> None:
    """Draw the lines: above, in order, those that are chosen, and below the others."""
    practice = shown.practice
    assert practice
    lines, order, task = practice.lines, practice.lines.order, EXERCISES[practice.number].task
    more = len(lines.shuffled) - lines.wanted
    said = f"{task} {len(order)} of {lines.wanted} lines; {more} do not belong. Click again: out."
    area = pen.write_lines(lines.wrong or said, area, pen.theme.wrong if lines.wrong else pen.theme.faint)
    codes = [text.split("  #")[0] for text in lines.shuffled]
    texts = [" " * ((len(code) - len(code.lstrip())) // 2) + code.lstrip() for code in codes]
    height = min(2 * pen.size, area.height // max(1, len(texts)))
    size = pen.mono_size(max(map(len, texts), default=0) + 3, area.width, max(pen.smallest, height * 3 // 4))
    for row, number in enumerate([*order, *(each for each in range(len(texts)) if each not in order)]):
        at, choice = row_of(area, height, row).inflate(0, -2), Choice(is_line=True, number=number)
        is_chosen = row < len(order)
        pygame.draw.rect(pen.window, pen.theme.mark if is_chosen else pen.theme.window, at)
        edge = pen.theme.accent if pen.hovered == choice else pen.theme.line
        pygame.draw.rect(pen.window, edge, at, 2)
        mark = f"{row + 1:2} " if is_chosen else "   "
        pen.write_columns(mark + texts[number], at, size, INK if is_chosen else pen.theme.text)
        pen.can_click(at, choice)
