"""How the cards of the door stand: in columns and rows, on as many pages as they need.

    +---------+  +---------+     Every card has a picture, and below it a row for its title. Of all
    | picture |  |         |     grids, one with the fewest pages is taken; then one whose rows are
    | title   |  |         |     full; then that with the largest pictures.
    +---------+  +---------+
"""

from collections.abc import Iterator
from math import ceil
from typing import NamedTuple

from pygame import Rect

from mazelib.window.screen.layout import TextSize

#: At most so many cards stand beside each other.
MOST_COLUMNS = 6
#: The least width of a card and the least height of a picture, in heights of text.
LEAST_WIDTH = 8
LEAST_PICTURE = 3.4
#: The height of the row with the title, in two lines, in heights of text.
TITLE_ROW = 3.1
#: A picture is at most so much wider than high, and at least so much, for its middle to be seen.
WIDEST = 2.3
NARROWEST = 1.15


class CardGrid(NamedTuple):
    """How many cards stand beside and below each other, and the sizes of each, in pixels."""

    columns: int
    rows: int
    width: int
    height: int
    picture_height: int

    @property
    def cards(self) -> int:
        """How many cards a page has."""
        return self.columns * self.rows

    def pages(self, cards: int) -> int:
        """How many pages so many cards need."""
        return max(1, ceil(cards / self.cards))

    def places(self, body: Rect, cards: int, size: TextSize) -> list[Rect]:
        """Where so many cards of a page stand; what is left of the height goes between the rows."""
        gap = gap_of(size)
        spare = max(0, body.height - self.rows * (self.height + gap))
        down = self.height + gap + min(2 * gap, spare // self.rows)
        places = []
        for number in range(cards):
            row, column = divmod(number, self.columns)
            left = body.left + column * (self.width + gap)
            top = body.top + row * down
            places.append(Rect(left, top, self.width, self.height))
        return places


def gap_of(size: TextSize) -> int:
    """The space between two cards, in pixels."""
    return size.usual // 2 if size.is_small else size.usual


def edge_of(size: TextSize) -> int:
    """The space around a picture on its card, in pixels."""
    return size.usual // 4 if size.is_small else size.usual // 2


def grid_for(body: Rect, cards: int, size: TextSize) -> CardGrid:
    """The best grid for so many cards; in a tiny body, one card a page."""
    fitting = list(_grids(body, max(1, cards), size))
    if not fitting:
        return _grid_of(body, 1, 1, size)
    edge = edge_of(size)

    def how_good(grid: CardGrid) -> tuple[int, int, float]:
        pages = grid.pages(cards)
        seen = min(grid.width - 2 * edge, WIDEST * grid.picture_height) * grid.picture_height
        return -pages, -(pages * grid.cards - cards), seen

    return max(fitting, key=how_good)


def _grids(body: Rect, cards: int, size: TextSize) -> Iterator[CardGrid]:
    """All grids whose cards are large enough, and no larger than so many cards need."""
    for columns in range(1, MOST_COLUMNS + 1):
        for rows in range(1, ceil(cards / columns) + 1):
            grid = _grid_of(body, columns, rows, size)
            is_wide = grid.width >= LEAST_WIDTH * size.usual
            if is_wide and grid.picture_height >= LEAST_PICTURE * size.usual:
                yield grid


def _grid_of(body: Rect, columns: int, rows: int, size: TextSize) -> CardGrid:
    """The grid of so many columns and rows, as large as the body."""
    gap = gap_of(size)
    edge = edge_of(size)
    title = round(TITLE_ROW * size.usual)
    width = (body.width - (columns - 1) * gap) // columns
    height = (body.height - (rows - 1) * gap) // rows
    picture = min(height - edge - title, round((width - 2 * edge) / NARROWEST))
    return CardGrid(columns, rows, width, edge + picture + title, max(1, picture))
