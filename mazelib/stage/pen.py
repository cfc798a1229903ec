"""The pen: what every part of the stage draws with."""

from __future__ import annotations

from dataclasses import dataclass

import pygame
from pygame import Rect

from mazelib.compass import DELTAS, Heading
from mazelib.stage.lettering import Lettering
from mazelib.stage.theme import Colour, Theme


@dataclass(eq=False, repr=False)
class Pen:
    """The window, the colours, the letters, and the usual height of text in pixels."""

    window: pygame.Surface
    theme: Theme
    lettering: Lettering
    size: int

    def write(self, said: str, at: Rect, colour: Colour | None = None, size: int | None = None) -> Rect:
        """Write one line at the left of a rectangle, in the middle of its height, cut to its width."""
        size = size or self.size
        line = self.lettering.text(
            self.lettering.fitted(said, size, at.width), size, colour or self.theme.text
        )
        return self.window.blit(line, line.get_rect(midleft=at.midleft), Rect(0, 0, at.width, at.height))

    def write_centred(
        self, said: str, at: Rect, colour: Colour | None = None, size: int | None = None
    ) -> Rect:
        """Write one line in the middle of a rectangle, cut to its width."""
        size = size or self.size
        line = self.lettering.text(
            self.lettering.fitted(said, size, at.width), size, colour or self.theme.text
        )
        return self.window.blit(line, line.get_rect(center=at.center))

    def write_lines(self, said: str, at: Rect, colour: Colour | None = None, size: int | None = None) -> int:
        """Write a text from the top of a rectangle, wrapped to it; returns the y below the last line."""
        size = size or self.size
        height = self.lettering.line_height(size)
        most = max(1, at.height // height)
        y = at.top
        for line in self.lettering.wrapped(said, size, at.width, most):
            self.write(line, Rect(at.left, y, at.width, height), colour, size)
            y += height
        return y

    def panel(self, at: Rect, title: str) -> Rect:
        """Draw an empty panel with a title; returns the rectangle inside it."""
        gap = self.size // 2
        pygame.draw.rect(self.window, self.theme.panel, at, border_radius=gap)
        pygame.draw.rect(self.window, self.theme.line, at, 1, border_radius=gap)
        inner = at.inflate(-2 * gap, -gap)
        line = self.lettering.line_height(self.size)
        self.write(title, Rect(inner.left, inner.top, inner.width, line), self.theme.faint)
        return Rect(inner.left, inner.top + line, inner.width, max(1, inner.height - line))

    def sense(self, at: Rect, side: str, is_open: bool, size: int) -> int:
        """Draw one sense: a box (empty: open, filled: wall) and the words; returns where they end."""
        box = Rect(at.left, 0, round(size * 0.7), round(size * 0.7))
        box.centery = at.centery
        pygame.draw.rect(self.window, self.theme.floor if is_open else self.theme.wall, box)
        pygame.draw.rect(self.window, self.theme.text, box, max(1, size // 10))
        left = box.right + size // 4
        words = f"{side} {'open' if is_open else 'wall'}"
        return self.write(words, Rect(left, at.top, at.right - left, at.height), None, size).right

    def arrow(self, centre: tuple[float, float], reach: float, heading: Heading, colour: Colour) -> None:
        """Draw an arrow head with an outline; ``reach`` is from its centre to its tip, in pixels."""
        points = arrow_points(centre, reach, heading)
        pygame.draw.polygon(self.window, colour, points)
        pygame.draw.polygon(self.window, self.theme.outline, points, max(1, round(reach / 8)))


def arrow_points(centre: tuple[float, float], reach: float, heading: Heading) -> list[tuple[float, float]]:
    """The four corners of an arrow head: tip, one wing, the notch behind, the other wing."""
    ahead_x, ahead_y = DELTAS[heading]
    side_x, side_y = -ahead_y, ahead_x
    shape = ((1.0, 0.0), (-0.8, 0.8), (-0.4, 0.0), (-0.8, -0.8))
    return [
        (
            centre[0] + reach * (ahead * ahead_x + side * side_x),
            centre[1] + reach * (ahead * ahead_y + side * side_y),
        )
        for ahead, side in shape
    ]
