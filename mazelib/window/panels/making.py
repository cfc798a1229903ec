"""The panels of a making: the log of the rooms that are dug, and the groups of rooms that are merged."""

from pygame import Rect, draw

from mazelib.grid.compass import Place
from mazelib.making.maze import FLOOR, WALL, is_room
from mazelib.making.recording import Making, seen
from mazelib.window.panels.panel import Shown
from mazelib.window.pen import Pen, row_of
from mazelib.window.theme import INK


def draw_log(pen: Pen, area: Rect, shown: Shown) -> None:
    """Draw the rooms as boxes in reading order, the newest marked; the oldest give way to newer ones.

    Digging adds a box at the end, filling takes it away.
    """
    field = shown.recording.maze.field
    rooms = dug_rooms(shown.recording, seen(shown.tick, shown.phase))
    line, gap = pen.lettering.line_height(pen.size), pen.size // 5
    wide = pen.lettering.width(f"({field.columns}, {field.lines})", pen.size) + pen.size
    across, rows = max(1, area.width // (wide + gap)), max(1, area.height // (line + gap) - 1)
    newest = rooms[-across * rows :]
    more = f", the newest {len(newest):,} of them here" if len(newest) < len(rooms) else ""
    said = f"{len(rooms):,} {'room' if len(rooms) == 1 else 'rooms'}{more}"
    pen.write(said, row_of(area, line), pen.theme.faint)
    for number, place in enumerate(newest):
        row, column = divmod(number, across)
        box = Rect(area.left + column * (wide + gap), area.top + (row + 1) * (line + gap), wide, line)
        is_newest = place == newest[-1]
        ground, ink = (pen.theme.mark, INK) if is_newest else (pen.theme.window, pen.theme.text)
        draw.rect(pen.window, ground, box, border_radius=gap)
        pen.write_centred(str(place), box, ink)
        pen.can_click(box, place)


def dug_rooms(making: Making, step: int) -> list[Place]:
    """The rooms that are floor after a step, in the order in which they were dug."""
    making.show(step)
    changed = map(making.maze.place_of, dict.fromkeys(making.maze.changed[: making.ends[step]]))
    return [place for place in changed if is_room(place) and making.value(place) == FLOOR]


def draw_groups(pen: Pen, area: Rect, shown: Shown) -> None:
    """Draw how many different numbers the rooms have, in large letters, and a question."""
    making: Making = shown.recording
    making.show(seen(shown.tick, shown.phase))
    rooms = [making.value(room) for room in making.rooms]
    groups = len({value for value in rooms if value >= 0})
    # All that is no wall and no room is a wall that was broken.
    broken = len(making.cells) - making.cells.count(0) - len(rooms) + rooms.count(WALL)
    words = f"rooms: {len(rooms):,}\nwalls broken: {broken:,}\ngroups: {groups:,}"
    size = max(pen.size, min(2 * pen.size, area.height // 7, area.width // 9))
    rest = pen.write_lines(words, area, size=size)
    pen.write_lines("Add walls broken and groups, at any step. What do you find, and why is it so?", rest)
