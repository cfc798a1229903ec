"""The dig log: the rooms that are floor, in the order in which they were dug."""

from pygame import Rect, draw

from mazelib.grid.compass import Place
from mazelib.making.maze import FLOOR, is_room
from mazelib.making.recording import Making, seen
from mazelib.window.clicks import NamedPlace
from mazelib.window.icons import LINES
from mazelib.window.panel import MakingPanel
from mazelib.window.pen import Pen, row_of
from mazelib.window.shown import MakingShown
from mazelib.window.theme import INK


class LogPanel(MakingPanel):
    """The rooms as boxes in reading order: digging adds a box at the end, filling takes it away."""

    title = "The dig log"
    icon = LINES
    names_places = True

    def draw_making(self, pen: Pen, area: Rect, shown: MakingShown) -> None:
        """Draw the boxes, the newest marked; the oldest give way to newer ones."""
        field = shown.making.maze.field
        rooms = dug_rooms(shown.making, seen(shown.tick, shown.phase))
        line = pen.lettering.line_height(pen.size)
        gap = pen.size // 5
        wide = pen.lettering.width(f"({field.columns}, {field.lines})", pen.size) + pen.size
        across = max(1, area.width // (wide + gap))
        rows = max(1, area.height // (line + gap) - 1)
        newest = rooms[-across * rows :]
        pen.write(_heading(len(rooms), len(newest)), row_of(area, line), pen.theme.faint)
        for number, place in enumerate(newest):
            row, column = divmod(number, across)
            left = area.left + column * (wide + gap)
            top = area.top + (row + 1) * (line + gap)
            _draw_box(pen, Rect(left, top, wide, line), place, is_newest=place == newest[-1])


def dug_rooms(making: Making, step: int) -> list[Place]:
    """The rooms that are floor after a step, in the order in which they were dug."""
    making.show(step)
    changed = map(making.maze.place_of, dict.fromkeys(making.maze.changed[: making.ends[step]]))
    return [place for place in changed if is_room(place) and making.value(place) == FLOOR]


def _heading(count: int, shown: int) -> str:
    """How many rooms there are, and how many of them are shown."""
    words = "1 room" if count == 1 else f"{count:,} rooms"
    if shown < count:
        words += f", the newest {shown:,} of them here"
    return words


def _draw_box(pen: Pen, box: Rect, place: Place, *, is_newest: bool) -> None:
    ground = pen.theme.mark if is_newest else pen.theme.window
    ink = INK if is_newest else pen.theme.text
    draw.rect(pen.window, ground, box, border_radius=pen.size // 5)
    pen.write_centred(str(place), box, ink)
    pen.can_click(box, NamedPlace(place))
