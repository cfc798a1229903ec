"""The rule panel: how a maze is made, in numbered steps; those of the step shown are marked."""

from __future__ import annotations

import pygame
from pygame import Rect

from mazelib.stage.panels.panel import MakingShown
from mazelib.stage.pen import Pen
from mazelib.stage.theme import mixed


class RulePanel:
    """Shows the steps of the rule as the maker's file teaches them; long ones scroll to the marked."""

    share = 1.5
    least_lines = 8

    def draw(self, pen: Pen, area: Rect, shown: MakingShown) -> None:
        """Draw as many steps as there is room for, the marked ones among them."""
        inner = pen.panel(area, "The rule")
        line, marked = pen.lettering.line_height(pen.size), shown.making.rule_steps
        width = inner.width - 2 * pen.size
        steps = [
            (number, pen.lettering.wrapped(f"{number}. {text}", pen.size, width))
            for number, text in enumerate(shown.making.rule, 1)
        ]
        y = inner.top
        for number, lines in steps[first_shown(steps, marked, inner.height // line) :]:
            at = Rect(inner.left, y, inner.width, line * len(lines))
            if at.bottom > inner.bottom and y > inner.top:
                return
            draw_step(pen, at.clip(inner), lines, is_marked=number in marked)
            y = at.bottom + pen.size // 4


def first_shown(steps: list[tuple[int, list[str]]], marked: tuple[int, ...], fit: int) -> int:
    """The first step to show, so that the last marked one fits: the very first of all if it can be."""
    last = max(marked, default=1)
    first = 0
    while first < last - 1 and sum(len(lines) + 0.25 for _, lines in steps[first:last]) > fit:
        first += 1
    return first


def draw_step(pen: Pen, at: Rect, lines: list[str], *, is_marked: bool) -> None:
    """Draw one step; a marked one has a ground and a bar at its side."""
    if is_marked:
        pygame.draw.rect(pen.window, mixed(pen.theme.panel, pen.theme.mark, 0.3), at)
        pygame.draw.rect(pen.window, pen.theme.text, Rect(at.left, at.top, max(3, pen.size // 6), at.height))
    line = pen.lettering.line_height(pen.size)
    for number, text in enumerate(lines):
        if (number + 1) * line <= at.height:
            pen.write(text, Rect(at.left + pen.size, at.top + number * line, at.width - pen.size, line))
