"""A frame of a making: what is the case after one of its steps. It is a value and never changes."""

from dataclasses import dataclass, field

from mazelib.grid.compass import Place
from mazelib.making.log import Log
from mazelib.making.maze import FLOOR, WALL, Maze, is_inner_wall, is_room
from mazelib.text.lines import Ran

#: A step that changes more places is about all of them, and none is pointed at.
MOST_IN_FOCUS = 3


@dataclass(frozen=True)
class MakingFrame:
    """A maze after a step: 0 is before the first one, when all is wall.

    ``caption`` is what the rule yielded, "" where that was no text. ``worker`` is where the class
    should look, None as long as nothing has changed. ``ran`` tells which lines of the rule ran in
    the step, None where they were not watched. ``is_made``: the maze is ready.

    ``since`` and ``until`` are the moments of the maze's ``log`` before and after the step.
    """

    step: int
    caption: str
    worker: Place | None
    ran: Ran | None
    is_made: bool
    maze: Maze = field(repr=False)
    log: Log = field(repr=False)
    since: int
    until: int

    def value(self, place: Place) -> int:
        """WALL, FLOOR, or the number written at a place; the border is WALL."""
        return self.log.value(self.maze.places.index(place), self.until)

    @property
    def focus(self) -> tuple[Place, ...]:
        """What the step is about; no place, where that is the whole maze.

        A wall and its two rooms, or the few places that were changed, or the worker's place.
        """
        if self.worker is None:
            return ()
        if is_inner_wall(self.worker):
            return _with_its_rooms(self.worker)
        changed = self._changed()
        if not changed:
            return (self.worker,)
        return tuple(changed) if len(changed) <= MOST_IN_FOCUS else ()

    @property
    def next_rooms(self) -> tuple[Place, ...]:
        """The rooms that could be dug next: those of wall around a worker who digs."""
        if self.worker is None or self.is_made or not is_room(self.worker):
            return ()
        if self.value(self.worker) != FLOOR:
            return ()
        around = self.maze.rooms_around(self.worker)
        return tuple(room for room in around if self.value(room) == WALL)

    def _changed(self) -> list[Place]:
        """The places that the step changed, each once; it stops looking where they are too many."""
        changed: list[Place] = []
        for index in self.log.changed(self.since, self.until):
            place = self.maze.places.place(index)
            if place not in changed:
                changed.append(place)
            if len(changed) > MOST_IN_FOCUS:
                break
        return changed


def _with_its_rooms(wall: Place) -> tuple[Place, ...]:
    """A wall between two rooms, in the middle, and the rooms."""
    x, y = wall
    if y % 2 == 1:  # It stands in a line of rooms: they are left and right of it.
        return (x - 1, y), wall, (x + 1, y)
    return (x, y - 1), wall, (x, y + 1)
