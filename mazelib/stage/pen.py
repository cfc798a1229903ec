"""The pen: what every part of the stage draws with."""

from dataclasses import dataclass

import pygame
from pygame import Rect

from mazelib.compass import DELTAS, Heading
from mazelib.stage.lettering import SMALLEST, Lettering
from mazelib.stage.theme import Colour, Theme


@dataclass
class Pen:
    """The window, the colours, the letters, and the usual height of text in pixels."""

    window: pygame.Surface
    theme: Theme
    lettering: Lettering
    size: int

    def write(self, said: str, at: Rect, colour: Colour | None = None, size: int = 0) -> Rect:
        """Write one line at the left of a rectangle, in the middle of its height, cut to its width."""
        line = self._line(said, at.width, colour, size)
        return self.window.blit(line, line.get_rect(midleft=at.midleft))

    def write_centred(self, said: str, at: Rect, colour: Colour | None = None, size: int = 0) -> Rect:
        """Write one line in the middle of a rectangle, cut to its width."""
        line = self._line(said, at.width, colour, size)
        return self.window.blit(line, line.get_rect(center=at.center))

    def _line(self, said: str, width: int, colour: Colour | None, size: int) -> pygame.Surface:
        size = size or self.size
        return self.lettering.text(self.lettering.fitted(said, size, width), size, colour or self.theme.text)

    def write_lines(self, said: str, at: Rect, colour: Colour | None = None, size: int = 0) -> Rect:
        """Write a text from the top of a rectangle, wrapped and cut to it; returns what is left below."""
        height = self.lettering.line_height(size or self.size)
        lines = self.lettering.wrapped(said, size or self.size, at.width, max(1, at.height // height))
        for number, line in enumerate(lines):
            self.write(line, Rect(at.left, at.top + number * height, at.width, height), colour, size)
        used = len(lines) * height
        return Rect(at.left, at.top + used, at.width, max(0, at.height - used))

    def height(self, said: str, width: int, size: int) -> int:
        """How high a text is when it is wrapped to a width, in pixels."""
        return len(self.lettering.wrapped(said, size, width)) * self.lettering.line_height(size)

    def write_columns(self, said: str, at: Rect, size: int, colour: Colour | None = None) -> None:
        """Write one line in columns of equal width from the top left of a rectangle, cut to its width."""
        most = max(1, at.width // self.lettering.mono_width(size))
        self.window.blit(self.lettering.mono(said[:most], size, colour or self.theme.text), at)

    def size_to_fit(self, said: str, width: int, largest: int) -> int:
        """The size, from the largest down to SMALLEST, at which a line of text fits a width."""
        sizes = range(largest, SMALLEST, -1)
        return next((size for size in sizes if self.lettering.width(said, size) <= width), SMALLEST)

    def box(self, at: Rect, edge: Colour, thick: int = 1) -> None:
        """Draw an empty panel with round corners."""
        pygame.draw.rect(self.window, self.theme.panel, at, border_radius=self.size // 2)
        pygame.draw.rect(self.window, edge, at, thick, border_radius=self.size // 2)

    def panel(self, at: Rect, title: str) -> Rect:
        """Draw an empty panel with a title; returns the rectangle inside it."""
        self.box(at, self.theme.line)
        inner, line = at.inflate(-self.size, -self.size // 2), self.lettering.line_height(self.size)
        self.write(title, Rect(inner.topleft, (inner.width, line)), self.theme.faint)
        return Rect(inner.left, inner.top + line, inner.width, max(1, inner.height - line))

    def sense(self, at: Rect, words: str, is_open: bool, size: int) -> int:
        """Draw one sense: a box (empty: open, filled: wall) and the words; returns where they end."""
        box = Rect(at.left, at.centery - round(size * 0.35), round(size * 0.7), round(size * 0.7))
        pygame.draw.rect(self.window, self.theme.floor if is_open else self.theme.wall, box)
        pygame.draw.rect(self.window, self.theme.text, box, max(1, size // 10))
        left = box.right + size // 4
        return self.write(words, Rect(left, at.top, at.right - left, at.height), size=size).right

    def arrow(self, centre: tuple[float, float], reach: float, heading: Heading, colour: Colour) -> None:
        """Draw an arrow head with an outline; ``reach`` is from its centre to its tip, in pixels."""
        (x, y), (dx, dy) = centre, DELTAS[heading]
        # Tip, one wing, the notch behind, the other wing: ahead and to the side.
        shape = ((reach, 0.0), (-0.8 * reach, 0.8 * reach), (-0.4 * reach, 0.0), (-0.8 * reach, -0.8 * reach))
        points = [(x + ahead * dx - side * dy, y + ahead * dy + side * dx) for ahead, side in shape]
        pygame.draw.polygon(self.window, colour, points)
        pygame.draw.polygon(self.window, self.theme.outline, points, max(1, round(reach / 8)))
