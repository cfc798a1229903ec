"""The pen: it draws, and notes what is written where and what can be clicked."""

from dataclasses import dataclass, field
from typing import NamedTuple

from pygame import Rect, Surface, draw

from mazelib.grid.compass import direction
from mazelib.window.drawing.lettering import Face, Lettering
from mazelib.window.drawing.place_grid import PlaceGrid
from mazelib.window.drawing.smooth import draw_box, draw_disc, draw_polygon
from mazelib.window.drawing.text_fitting import TextFitting
from mazelib.window.drawing.theme import Colour, Theme, mixed
from mazelib.window.input.clicks import Click
from mazelib.window.pictures import Pictures

Point = tuple[float, float]


class Written(NamedTuple):
    """A text on the screen: its words, where it is, its size, and the room that it was given."""

    text: str
    at: Rect
    size: int
    room: Rect


class Target(NamedTuple):
    """An area that can be clicked, and what a click there means (None: nothing)."""

    at: Rect
    what: Click | None


class Scrolling(NamedTuple):
    """Rows that do not all have room: where they are, and the number of the first one in sight.

    ``last_first`` is the last row that can be the first in sight.
    """

    at: Rect
    first: int
    last_first: int


#: How much larger a creature or an arrow is at most while it breathes.
BREATH = 0.1
BREATHING = ("walker", "worker", "arrow", "arrived", "dizzy", "asleep")


@dataclass
class Pen(TextFitting):
    """The window, the colours, letters and pictures; usual and smallest height of text in pixels.

    ``hovered`` is what the mouse points at, ``pressed`` whether its button is down. It notes
    what it has ``written``, the ``targets`` of clicks, where the ``timeline`` is, the ``maps``, and
    the rows of a rule that ``scrolls``. On maps and in headings, too, letters are as high as
    ``least``, or higher. Where it ``is_film``, nothing has round corners, and of a rim of wall
    only a part is seen. With a ``breath`` up to 1, creatures and arrows are a little larger.
    """

    window: Surface
    theme: Theme
    lettering: Lettering
    pictures: Pictures
    size: int
    smallest: int = 12
    least: int = 0
    is_film: bool = False
    breath: float = 0.0
    hovered: Click | None = None
    pressed: bool = False
    written: list[Written] = field(default_factory=list)
    targets: list[Target] = field(default_factory=list)
    timeline: Rect = field(default_factory=lambda: Rect(0, 0, 0, 0))
    maps: list[PlaceGrid] = field(default_factory=list)
    scrolls: Scrolling | None = None

    def write(
        self,
        text: str,
        at: Rect,
        colour: Colour | None = None,
        size: int = 0,
        *,
        face: Face = Face.TEXT,
        anchor: str = "midleft",
    ) -> Rect:
        """Write one line at a side of a rectangle (see pygame's anchors); smaller if too wide."""
        size = self.size_to_fit(text, at.width, size or self.size, face)
        line = self.lettering.text(text, size, colour or self.theme.text, face)
        return self._put(Written(text, line.get_rect(), size, at), line, anchor)

    def write_centred(
        self, text: str, at: Rect, colour: Colour | None = None, size: int = 0
    ) -> Rect:
        """Write one line in the middle of a rectangle."""
        return self.write(text, at, colour, size, anchor="center")

    def write_lines(
        self,
        text: str,
        at: Rect,
        colour: Colour | None = None,
        size: int = 0,
        face: Face = Face.TEXT,
    ) -> Rect:
        """Write a text from the top, wrapped, at most in this size; return the rest of the room."""
        size = self.lines_to_fit(text, at, size or self.size, face)
        height = self.lettering.line_height(size)
        for line in self.lettering.wrapped(text, size, at.width, face):
            if line:
                drawn = self.lettering.text(line, size, colour or self.theme.text, face)
                written = Written(line, drawn.get_rect(), size, row_of(at, height))
                self._put(written, drawn, "topleft")
            at = without(at, top=height)
        return at

    def write_columns(
        self,
        text: str,
        at: Rect,
        size: int,
        colour: Colour,
        cell: int = 0,
        face: Face = Face.CODE,
    ) -> None:
        """Write one line in columns of equal width from the top left of a rectangle."""
        if text.strip():
            drawn = self.lettering.mono(text, size, colour, cell, face)
            self._put(Written(text, drawn.get_rect(), size, at), drawn, "topleft")

    def _put(self, written: Written, drawn: Surface, anchor: str) -> Rect:
        """Put a drawn line into its room, and note it as written."""
        at = drawn.get_rect(**{anchor: getattr(written.room, anchor)})
        self.window.blit(drawn, at)
        self.written.append(written._replace(at=at))
        return at

    @property
    def smallest_heading(self) -> int:
        """The smallest height of a heading in capitals, in pixels."""
        return max(self.least, min(14, self.smallest))

    @property
    def corner(self) -> int:
        """The radius of the round corners of cards and of the map, in pixels."""
        return 0 if self.is_film else round(12 / 21 * self.size)

    def picture(
        self,
        name: str,
        centre: Point,
        size: int,
        heading: float = 0.0,
        *,
        is_mirrored: bool = False,
    ) -> None:
        """Draw a picture of this size around a point, turned to a heading (0: as it is)."""
        if self.breath and name.startswith(BREATHING):
            size = round(size * (1 + BREATH * self.breath))
        drawn = self.pictures.picture(name, size, heading, is_mirrored=is_mirrored)
        middle = (round(centre[0]), round(centre[1]))
        self.window.blit(drawn, drawn.get_rect(center=middle))

    def card(self, at: Rect, edge: Colour | None = None, thick: int = 0) -> None:
        """Draw an empty card, with an edge of so many pixels if it is to stand out."""
        self.rounded(at, self.theme.panel, self.corner, edge, thick)

    def pill(self, at: Rect, ground: Colour, edge: Colour | None = None, thick: int = 2) -> None:
        """Draw a box with round ends."""
        self.rounded(at, ground, at.height // 2, edge, thick)

    def rounded(
        self, at: Rect, ground: Colour, radius: int, edge: Colour | None = None, thick: int = 0
    ) -> None:
        """Draw a box with round corners, with an edge of so many pixels inside it."""
        if edge is not None and thick:
            draw_box(self.window, edge, at, radius)
            at = at.inflate(-2 * thick, -2 * thick)
            radius = max(0, radius - thick)
        draw_box(self.window, ground, at, radius)

    def disc(self, centre: Point, radius: int, colour: Colour) -> None:
        """Draw a disc around a point."""
        draw_disc(self.window, colour, centre, 2 * radius)

    def cover(self, at: Rect) -> None:
        """Cover whatever was written or could be clicked there."""
        self.written[:] = [text for text in self.written if not text.at.colliderect(at)]
        self.targets[:] = [target for target in self.targets if not at.contains(target.at)]

    def button(
        self, at: Rect, what: Click, label: str = "", *, is_main: bool = False, is_on: bool = False
    ) -> Colour:
        """Draw a button with its words; return the colour for drawing on it."""
        ground = self.theme.panel
        ink = self.theme.accent if label else self.theme.text
        edge = self.theme.accent if label else None
        if is_main:
            ground = self.theme.accent
            ink = self.theme.on_accent
        if is_on:
            ground = mixed(self.theme.panel, self.theme.accent, 0.14)
            edge = self.theme.accent
        if self.hovered == what:
            ground = mixed(ground, ink, 0.3 if self.pressed else 0.12)
        self.pill(at, ground, edge)
        self.can_click(at, what)
        if label:
            room = at.inflate(-self.size // 2, 0)
            label = self.cut_to_fit(label, room.width, face=Face.BOLD)
            self.write(label, room, ink, face=Face.BOLD, anchor="center")
        return ink

    def can_click(self, at: Rect, what: Click | None) -> None:
        """Note what a click here means; None covers up what lies under it."""
        self.targets.append(Target(Rect(at), what))

    def arrow(self, centre: Point, reach: float, heading: float, colour: Colour) -> None:
        """Draw an arrow head; ``reach`` is the distance from centre to tip, in pixels."""
        points = pointed_by(centre, reach, heading)
        draw_polygon(self.window, colour, points)
        draw.polygon(self.window, self.theme.outline, points, max(1, round(reach / 8)))
        draw.aalines(self.window, self.theme.outline, True, points)


def point_from(centre: Point, heading: float, ahead: float, right: float = 0.0) -> Point:
    """The point so many pixels ``ahead`` and to the ``right`` of another, facing a heading."""
    x, y = centre
    dx, dy = direction(heading)
    return x + ahead * dx - right * dy, y + ahead * dy + right * dx


def pointed_by(centre: Point, reach: float, heading: float) -> list[Point]:
    """The corners of an arrow head: its tip, one wing, the notch behind, the other wing."""
    corners = ((1.0, 0.0), (-0.8, 0.8), (-0.4, 0.0), (-0.8, -0.8))
    return [point_from(centre, heading, reach * ahead, reach * right) for ahead, right in corners]


def row_of(area: Rect, height: int, number: int = 0) -> Rect:
    """The row of this number, from 0, if a rectangle is cut into rows of this height."""
    return Rect(area.left, area.top + number * height, area.width, height)


def without(area: Rect, left: int = 0, top: int = 0) -> Rect:
    """A rectangle with this much cut off at its left and at its top."""
    width = max(0, area.width - left)
    height = max(0, area.height - top)
    return Rect(area.left + left, area.top + top, width, height)
