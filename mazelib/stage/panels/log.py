"""The log panel: the rooms that are dug, in order. Digging adds a box at the end, filling takes it away."""

import pygame
from pygame import Rect

from mazelib.compass import Place
from mazelib.makers.making import Making, seen
from mazelib.makers.maze import FLOOR, WALL
from mazelib.stage.panels.panel import Panel, Shown
from mazelib.stage.pen import Pen
from mazelib.stage.theme import INK


class DigLog:
    """Which rooms were dug out of wall up to a step, and not filled since."""

    def __init__(self, making: Making) -> None:
        self.making, self._step = making, 0
        # The number of a room -> the change that dug it; and this change of each room that was filled.
        self.dug: dict[int, int] = {}
        self._filled: list[int | None] = []

    def go_to(self, step: int) -> None:
        """Count on to a step, or back to it, by the changes in between."""
        maze, now, asked = self.making.maze, self.making.ends[self._step], self.making.ends[step]
        columns, self._step = maze.field.columns, step
        for change in range(now, asked) if asked > now else range(now - 1, asked - 1, -1):
            room, after = maze.changed[change], maze.values_after[change]
            if room // columns % 2 == 0 or room % columns % 2 == 0:
                continue  # A wall between rooms.
            if after == WALL and asked > now:
                self._filled.append(self.dug.pop(room, None))
            elif after == WALL:
                dug = self._filled.pop()
                self.dug.update({room: dug} if dug is not None else {})
            elif after == FLOOR and maze.values_before[change] == WALL:
                self.dug.pop(room, None)
                self.dug.update({room: change} if asked > now else {})

    def rooms(self, first: int = 0) -> list[Place]:
        """The rooms from the ``first`` on, in the order in which they were dug."""
        maze = self.making.maze
        return [maze.place_of(maze.changed[change]) for change in sorted(self.dug.values())[first:]]


class LogPanel(Panel):
    """Draws the dig log as boxes in reading order, the newest marked; the oldest give way to newer ones."""

    _log: DigLog | None = None

    def draw(self, pen: Pen, area: Rect, shown: Shown) -> None:
        """Draw as many boxes as there is room for, and how many are before them."""
        if self._log is None or self._log.making is not shown.recording:
            self._log = DigLog(shown.recording)
        self._log.go_to(seen(shown.tick, shown.phase))
        count, field = len(self._log.dug), self._log.making.maze.field
        inner = pen.panel(area, f"The dig log: {count:,} {'room' if count == 1 else 'rooms'}")
        line, gap = pen.lettering.line_height(pen.size), pen.size // 5
        wide = pen.lettering.width(f"({field.columns}, {field.lines})", pen.size) + pen.size
        across, rows = max(1, inner.width // (wide + gap)), max(2, inner.height // (line + gap))
        earlier = hidden_rooms(count, across, rows)
        if earlier:
            pen.write(f"{earlier:,} earlier", Rect(inner.topleft, (inner.width, line)), pen.theme.faint)
        # The word takes the first row.
        for number, (x, y) in enumerate(self._log.rooms(earlier), across if earlier else 0):
            row, column = divmod(number, across)
            box = Rect(inner.left + column * (wide + gap), inner.top + row * (line + gap), wide, line)
            pygame.draw.rect(pen.window, pen.theme.window, box, border_radius=gap)
            pen.write_centred(f"({x}, {y})", box)
        if count:  # The last of them is the newest.
            pygame.draw.rect(pen.window, pen.theme.mark, box, border_radius=gap)
            pygame.draw.rect(pen.window, INK, box, 2, border_radius=gap)
            pen.write_centred(f"({x}, {y})", box, INK)


def hidden_rooms(rooms: int, across: int, rows: int) -> int:
    """How many of the oldest rooms have no box: whole rows, one more than needed for the word on them."""
    return 0 if rooms <= across * rows else -(-rooms // across) * across - across * (rows - 1)
