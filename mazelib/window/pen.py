"""The pen: what every part of the stage draws with. It notes what is written, and what can be clicked."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NamedTuple

from pygame import Rect, Surface, draw

from mazelib.grid.compass import direction
from mazelib.window.lettering import Face, Lettering
from mazelib.window.theme import Colour, Theme, mixed

Point = tuple[float, float]


class Written(NamedTuple):
    """A text on the screen: what it says, where, in which size, and the room that it was given."""

    said: str
    at: Rect
    size: int
    room: Rect


class Target(NamedTuple):
    """Something that can be clicked: where it is, and what it stands for."""

    at: Rect
    what: object


@dataclass
class Pen:
    """The window, the colours, the letters, and the usual and the smallest height of text in pixels.

    ``hovered`` is what the mouse points at, ``pressed`` whether its button is down. It keeps what it has
    ``written``, the ``targets`` of clicks, and where the ``timeline`` is.
    """

    window: Surface
    theme: Theme
    lettering: Lettering
    size: int
    smallest: int = 12
    hovered: object = None
    pressed: bool = False
    written: list[Written] = field(default_factory=list)
    targets: list[Target] = field(default_factory=list)
    timeline: Rect = field(default_factory=lambda: Rect(0, 0, 0, 0))

    def write(
        self, said: str, at: Rect, colour: Colour | None = None, size: int = 0,
        face: Face = Face.TEXT, anchor: str = "midleft",
    ) -> Rect:  # fmt: skip
        """Write one line in a rectangle, at the side that ``anchor`` names; smaller where it is too wide."""
        size = self.size_to_fit(said, at.width, size or self.size, face)
        line = self.lettering.text(said, size, colour or self.theme.text, face)
        return self._put(said, line, size, at, anchor)

    def write_centred(self, said: str, at: Rect, colour: Colour | None = None, size: int = 0) -> Rect:
        """Write one line in the middle of a rectangle."""
        return self.write(said, at, colour, size, anchor="center")

    def write_lines(
        self, said: str, at: Rect, colour: Colour | None = None, size: int = 0, face: Face = Face.TEXT
    ) -> Rect:
        """Write a text from the top of a rectangle, wrapped, as large as it fits; returns what is left."""
        size = self.lines_to_fit(said, at, size or self.size, face)
        for line in self.lettering.wrapped(said, size, at.width, face):
            row = row_of(at, self.lettering.line_height(size))
            if line:
                self._put(line, self.lettering.text(line, size, colour or self.theme.text, face), size, row)
            at = without(at, top=row.height)
        return at

    def fitting(self, said: str, at: Rect) -> str:
        """As many sentences of a text as a rectangle has room for."""
        while said and self.height(said, at.width, self.smallest) > at.height:
            said = said[: max(said.rfind(f"{end} ") for end in ".?!") + 1]
        return said

    def write_columns(self, said: str, at: Rect, size: int, colour: Colour, cell: int = 0) -> None:
        """Write one line in columns of equal width from the top left of a rectangle."""
        if said.strip():
            self._put(said, self.lettering.mono(said, size, colour, cell), size, at)

    def _put(self, said: str, line: Surface, size: int, room: Rect, anchor: str = "topleft") -> Rect:
        at = line.get_rect(**{anchor: getattr(room, anchor)})
        self.window.blit(line, at)
        self.written.append(Written(said, at, size, room))
        return at

    def _largest(self, size: int, fits: Callable[[int], bool]) -> int:
        """The largest size from one down that fits; the smallest where none does."""
        return next(filter(fits, range(size, self.smallest, -1)), min(size, self.smallest))

    def size_to_fit(self, said: str, width: int, largest: int, face: Face = Face.TEXT) -> int:
        """The size, from the largest down to the smallest, at which a line of text fits a width."""
        return self._largest(largest, lambda size: self.lettering.width(said, size, face) <= width)

    def lines_to_fit(self, said: str, at: Rect, largest: int, face: Face = Face.TEXT) -> int:
        """The size, from the largest down to the smallest, at which a wrapped text fits a rectangle."""
        return self._largest(largest, lambda size: self.height(said, at.width, size, face) <= at.height)

    def mono_size(self, columns: int, width: int, largest: int) -> int:
        """The size, from the largest down to the smallest, at which so many cells fit a width."""
        return self._largest(largest, lambda size: self.lettering.mono_width(size) * columns <= width)

    def height(self, said: str, width: int, size: int, face: Face = Face.TEXT) -> int:
        """How high a text is when it is wrapped to a width, in pixels."""
        return len(self.lettering.wrapped(said, size, width, face)) * self.lettering.line_height(size)

    def box(self, at: Rect, edge: Colour | None = None, thick: int = 1, ground: Colour | None = None) -> None:
        """Draw an empty box with round corners. What was written or could be clicked under it is gone."""
        self.written[:] = [text for text in self.written if not text.at.colliderect(at)]
        self.targets[:] = [target for target in self.targets if not at.contains(target.at)]
        draw.rect(self.window, ground or self.theme.panel, at, border_radius=self.size // 2)
        draw.rect(self.window, edge or self.theme.line, at, thick, border_radius=self.size // 2)

    def button(
        self, at: Rect, what: object, said: str = "", *, is_main: bool = False, is_on: bool = False
    ) -> Colour:  # fmt: skip
        """Draw a button with its words; returns the colour to draw on it with."""
        theme = self.theme
        ground, ink = (theme.accent, theme.on_accent) if is_main else (theme.panel, theme.text)
        ground = mixed(theme.panel, theme.accent, 0.25) if is_on else ground
        if self.hovered == what:
            ground = mixed(ground, ink, 0.3 if self.pressed else 0.12)
        self.box(at, theme.accent if is_on or is_main else theme.line, 2 if is_on else 1, ground)
        self.can_click(at, what)
        if said:
            self.write_centred(said, at.inflate(-self.size // 2, 0), ink)
        return ink

    def can_click(self, at: Rect, what: object) -> None:
        """Note that a click here means something."""
        self.targets.append(Target(Rect(at), what))

    def arrow(self, centre: Point, reach: float, heading: float, colour: Colour) -> None:
        """Draw an arrow head with an outline; ``reach`` is from its centre to its tip, in pixels."""
        points = pointed_by(centre, reach, heading)
        draw.polygon(self.window, colour, points)
        draw.polygon(self.window, self.theme.outline, points, max(1, round(reach / 8)))


def point_from(centre: Point, heading: float, ahead: float, right: float = 0.0) -> Point:
    """The point so many pixels ahead of another, and to the right, for one who faces a heading."""
    (x, y), (dx, dy) = centre, direction(heading)
    return x + ahead * dx - right * dy, y + ahead * dy + right * dx


def pointed_by(centre: Point, reach: float, heading: float) -> list[Point]:
    """The corners of an arrow head: its tip, one wing, the notch behind, the other wing."""
    corners = ((1.0, 0.0), (-0.8, 0.8), (-0.4, 0.0), (-0.8, -0.8))
    return [point_from(centre, heading, reach * ahead, reach * right) for ahead, right in corners]


def row_of(area: Rect, height: int, number: int = 0) -> Rect:
    """One of the rows of a height, counted from 0, that lie one below the other in a rectangle."""
    return Rect(area.left, area.top + number * height, area.width, height)


def without(area: Rect, left: int = 0, top: int = 0) -> Rect:
    """A rectangle without so much at its left and at its top."""
    return Rect(area.left + left, area.top + top, max(0, area.width - left), max(0, area.height - top))
