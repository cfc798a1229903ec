"""How the cards of the door stand: in columns and rows, on as many pages as they need."""

from math import ceil
from typing import NamedTuple

from pygame import Rect

from mazelib.window.layout import TextSize
from mazelib.window.lesson_cards import SIZE

#: The least width of a card, and the height of the row with its title, in heights of text.
LEAST_WIDTH = 10
TITLE_ROW = 3.4
#: The same in a small window, where a card has no picture; and how high it is at most.
LEAST_WIDTH_IN_SMALL = 13
LEAST_HEIGHT = 3
MOST_HEIGHT = 4.5


class CardGrid(NamedTuple):
    """How many cards stand beside and below each other, and the size of each, in pixels.

    A ``picture_height`` of 0 is that of cards without pictures, in a small window.
    """

    columns: int
    rows: int
    width: int
    height: int
    picture_height: int = 0

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


def grid_for(body: Rect, cards: int, size: TextSize) -> CardGrid:
    """The grid with the largest cards that all fit into the body; or else with the smallest."""
    gap = gap_of(size)
    least = (LEAST_WIDTH_IN_SMALL if size.is_small else LEAST_WIDTH) * size.usual
    most_columns = max(1, (body.width + gap) // (least + gap))
    for columns in range(1, most_columns + 1):
        grid = _grid_of(body, columns, cards, size)
        if grid.cards >= cards:
            break
    return grid


def _grid_of(body: Rect, columns: int, cards: int, size: TextSize) -> CardGrid:
    """The grid of so many columns."""
    gap = gap_of(size)
    width = (body.width - (columns - 1) * gap) // columns
    rows = max(1, ceil(cards / columns))
    picture = 0
    if size.is_small:
        spare = (body.height - (rows - 1) * gap) // rows
        height = max(LEAST_HEIGHT * size.usual, min(spare, round(MOST_HEIGHT * size.usual)))
    else:
        edge = size.usual // 2
        picture = round((width - 2 * edge) * SIZE[1] / SIZE[0])
        height = edge + picture + round(TITLE_ROW * size.usual)
    fitting = max(1, (body.height + gap) // (height + gap))
    return CardGrid(columns, min(rows, fitting), width, height, picture)
