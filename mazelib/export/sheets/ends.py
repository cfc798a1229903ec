"""The two ends of a maze on paper: where its border is open, and what marks these places.

Measures are in millimetres.
"""

from dataclasses import dataclass

from mazelib.export.page import Page
from mazelib.export.sheets.design import ARROWS, LETTERS, PICTURES
from mazelib.export.sheets.themes import THEMES, Theme, theme_of
from mazelib.grid.compass import Heading, Place, stepped
from mazelib.maps.signs import LAST_CONTROL


@dataclass(frozen=True)
class Reach:
    """How long marks are: a part of a room, but neither shorter nor longer than this.

    Where there is room left above and below the maze, they become longer, up to the ``longest``.
    """

    part: float
    least: float
    most: float
    longest: float = 0.0

    def of(self, side: float) -> float:
        """The length of a mark beside rooms of this size."""
        return min(max(self.part * side, self.least), self.most)


REACH_OF_ARROWS = Reach(0.85, 3.4, 7.0)
#: By how many mazes are on a sheet: they are to be coloured, so they are as large as there is room.
REACH_OF_PICTURES = {
    1: Reach(2.0, 24.0, 32.0, 44.0),
    2: Reach(2.2, 13.0, 20.0, 30.0),
    4: Reach(1.7, 10.0, 14.0, 22.0),
    6: Reach(1.7, 8.5, 12.0, 20.0),
}
#: On answers, pictures are small.
REACH_ON_ANSWERS = Reach(1.5, 4.5, 12.0)


@dataclass(frozen=True)
class Opening:
    """A room at the border where the maze is open: a way leads ``in`` or out there."""

    room: Place
    heading: Heading
    leads_in: bool

    @property
    def wall(self) -> Place:
        """The place of the border that is open."""
        return stepped(self.room, self.heading)


def theme_on(page: Page) -> Theme | None:
    """The pictures at the ends of a maze, if its design has pictures, and the maze one target."""
    design = page.design
    if design.marks != PICTURES or not _has_two_ends(page):
        return None
    names = design.outline.themes if design.outline else tuple(THEMES)
    return theme_of(design.theme, design.first_theme + page.number, names)


def reach_of(page: Page) -> Reach:
    """How long the marks of a page are."""
    if page.design.marks == ARROWS:
        return REACH_OF_ARROWS
    return REACH_ON_ANSWERS if page.route else REACH_OF_PICTURES[page.design.on_a_page]


def openings(page: Page) -> list[Opening]:
    """Where the maze of a page is open; none if letters are to mark start and targets.

    An end inside the maze has no opening. It may have a picture; where arrows are wanted, both ends
    have letters then.
    """
    if page.design.marks == LETTERS or not _has_two_ends(page):
        return []
    heya = page.heya
    goal = heya.controls[0][1]
    found = []
    for room, preferred, leads_in in ((heya.start, Heading.UP, True), (goal, Heading.DOWN, False)):
        headings = [preferred, *Heading]
        border = [heading for heading in headings if _leads_outside(page, room, heading)]
        if border:
            found.append(Opening(room, border[0], leads_in))
    if page.design.marks == ARROWS and len(found) < 2:
        return []
    return found


def _has_two_ends(page: Page) -> bool:
    letters = [letter for letter, _place in page.heya.controls]
    return page.has_rooms and letters == [LAST_CONTROL]


def _leads_outside(page: Page, room: Place, heading: Heading) -> bool:
    """Whether nothing of the maze lies in a heading of a room, up to the edge of the map."""
    place = stepped(room, heading)
    while page.heya.places.contains(place):
        if page.heya.is_open(place):
            return False
        place = stepped(place, heading)
    return True
