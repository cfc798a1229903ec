"""The pen: what every part of the stage draws with. It notes what is written, and what can be clicked."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

import pygame
from pygame import Rect

from mazelib.stage.lettering import Face, Lettering
from mazelib.stage.theme import INK, Colour, Theme, mixed


class Written(NamedTuple):
    """A text on the screen: what it says, where, in which size, and the room that it was given."""

    said: str
    at: Rect
    size: int
    room: Rect


class Target(NamedTuple):
    """Something that can be clicked: where it is, and what it stands for (see Stage.click)."""

    at: Rect
    what: object


class Drawn(NamedTuple):
    """What a frame has put on the screen: its texts, what can be clicked, and where the timeline is."""

    written: Sequence[Written] = ()
    targets: Sequence[Target] = ()
    timeline: Rect = Rect(0, 0, 0, 0)


@dataclass
class Pen:
    """The window, the colours, the letters, and the usual and the smallest height of text in pixels.

    ``hovered`` is what the mouse points at, ``pressed`` whether its button is down.
    """

    window: pygame.Surface
    theme: Theme
    lettering: Lettering
    size: int
    smallest: int = 12
    hovered: object = None
    pressed: bool = False
    written: list[Written] = field(default_factory=list)
    targets: list[Target] = field(default_factory=list)

    def write(
        self, said: str, at: Rect, colour: Colour | None = None, size: int = 0,
        face: Face = Face.TEXT, anchor: str = "midleft",
    ) -> Rect:  # fmt: skip
        """Write one line in a rectangle, at the side that ``anchor`` names; smaller where it is too wide."""
        size = self.size_to_fit(said, at.width, size or self.size, face)
        line = self.lettering.text(said, size, colour or self.theme.text, face)
        place = line.get_rect(**{anchor: getattr(at, anchor)})
        return self._put(line, place, said, size, at)

    def write_centred(self, said: str, at: Rect, colour: Colour | None = None, size: int = 0) -> Rect:
        """Write one line in the middle of a rectangle."""
        return self.write(said, at, colour, size, anchor="center")

    def write_lines(
        self, said: str, at: Rect, colour: Colour | None = None, size: int = 0, face: Face = Face.TEXT
    ) -> Rect:
        """Write a text from the top of a rectangle, wrapped, as large as it fits; returns what is left."""
        size = self.lines_to_fit(said, at, size or self.size, face)
        height = self.lettering.line_height(size)
        for line in self.lettering.wrapped(said, size, at.width, face):
            if line:
                row, letters = Rect(at.left, at.top, at.width, height), self.lettering.text
                self._put(letters(line, size, colour or self.theme.text, face), row, line, size, row)
            at = Rect(at.left, at.top + height, at.width, max(0, at.height - height))
        return at

    def write_columns(self, said: str, at: Rect, size: int, colour: Colour = INK, cell: int = 0) -> None:
        """Write one line in columns of equal width from the top left of a rectangle."""
        line = self.lettering.mono(said, size, colour, cell)
        if said.strip():
            self._put(line, line.get_rect(topleft=at.topleft), said, size, at)

    def _put(self, line: pygame.Surface, place: Rect, said: str, size: int, room: Rect) -> Rect:
        # The room of a line is as high as the letters: it is the width that may be too small.
        drawn = self.window.blit(line, place)
        self.written.append(Written(said, line.get_rect(topleft=place.topleft), size, room))
        return drawn

    def size_to_fit(self, said: str, width: int, largest: int, face: Face = Face.TEXT) -> int:
        """The size, from the largest down to the smallest, at which a line of text fits a width."""
        sizes = range(largest, self.smallest, -1)
        fits = (size for size in sizes if self.lettering.width(said, size, face) <= width)
        return next(fits, min(largest, self.smallest))

    def lines_to_fit(self, said: str, at: Rect, largest: int, face: Face = Face.TEXT) -> int:
        """The size, from the largest down to the smallest, at which a wrapped text fits a rectangle."""
        fits = (
            size for size in range(largest, self.smallest, -1)
            if self.height(said, at.width, size, face) <= at.height
        )  # fmt: skip
        return next(fits, min(largest, self.smallest))

    def height(self, said: str, width: int, size: int, face: Face = Face.TEXT) -> int:
        """How high a text is when it is wrapped to a width, in pixels."""
        return len(self.lettering.wrapped(said, size, width, face)) * self.lettering.line_height(size)

    def mono_size(self, columns: int, width: int, largest: int) -> int:
        """The size, from the largest down to the smallest, at which so many cells fit a width."""
        sizes, cell = range(largest, self.smallest, -1), self.lettering.mono_width
        return next((size for size in sizes if cell(size) * columns <= width), self.smallest)

    def box(self, at: Rect, edge: Colour | None = None, thick: int = 1, ground: Colour | None = None) -> None:
        """Draw an empty box with round corners. What was written or could be clicked under it is gone."""
        self.written[:] = [text for text in self.written if not text.at.colliderect(at)]
        self.targets[:] = [target for target in self.targets if not at.contains(target.at)]
        pygame.draw.rect(self.window, ground or self.theme.panel, at, border_radius=self.size // 2)
        pygame.draw.rect(self.window, edge or self.theme.line, at, thick, border_radius=self.size // 2)

    def panel(self, at: Rect, title: str, name: str = "") -> Rect:
        """Draw an empty panel with a title, which can be clicked; returns the rectangle inside it."""
        self.box(at)
        inner, line = at.inflate(-self.size, -self.size // 2), self.lettering.line_height(self.size)
        head = Rect(inner.topleft, (inner.width, line))
        if name:
            self.can_click(Rect(at.left, at.top, at.width, line), name)
        self.write(title, head, self.theme.accent if name and self.hovered == name else None, face=Face.BOLD)
        return Rect(inner.left, inner.top + line, inner.width, max(1, inner.height - line))

    def button(self, at: Rect, what: object, *, is_main: bool = False, is_on: bool = False) -> Colour:
        """Draw an empty button; returns the colour to write on it."""
        theme = self.theme
        ground, ink = (theme.accent, theme.on_accent) if is_main else (theme.panel, theme.text)
        ground = mixed(theme.panel, theme.accent, 0.25) if is_on else ground
        if self.hovered == what:
            ground = mixed(ground, ink, 0.3 if self.pressed else 0.12)
        self.box(at, theme.accent if is_on or is_main else theme.line, 2 if is_on else 1, ground)
        self.can_click(at, what)
        return ink

    def can_click(self, at: Rect, what: object) -> None:
        """Note that a click here means something."""
        self.targets.append(Target(Rect(at), what))

    def arrow(self, centre: tuple[float, float], reach: float, heading: float, colour: Colour) -> None:
        """Draw an arrow head with an outline; ``reach`` is from its centre to its tip, in pixels."""
        points = pointed_by(centre, reach, heading)
        pygame.draw.polygon(self.window, colour, points)
        pygame.draw.polygon(self.window, self.theme.outline, points, max(1, round(reach / 8)))


def pointed_by(centre: tuple[float, float], reach: float, heading: float) -> list[tuple[float, float]]:
    """The corners of an arrow head: its tip, one wing, the notch behind, the other wing."""
    (x, y), dx, dy = centre, math.sin(heading * math.pi / 2), -math.cos(heading * math.pi / 2)
    corners = ((reach, 0.0), (-0.8 * reach, 0.8 * reach), (-0.4 * reach, 0.0), (-0.8 * reach, -0.8 * reach))
    return [(x + ahead * dx - side * dy, y + ahead * dy + side * dx) for ahead, side in corners]
