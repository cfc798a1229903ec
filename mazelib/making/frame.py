"""A frame of a making: the maze and its worker after a step. It is a value and never changes."""

import dataclasses
from collections.abc import Mapping, Sequence

from mazelib.grid.compass import Place
from mazelib.making.change_log import ChangeLog
from mazelib.making.field import FLOOR, WALL, Field, is_inner_wall, is_room, rooms_beside
from mazelib.making.step import IndexedMark
from mazelib.maps.signs import LAST_CONTROL
from mazelib.values.lines_run import LinesRun

#: A step that changes more places than this is about the whole maze: none of them is pointed at.
MOST_IN_FOCUS = 3


@dataclasses.dataclass(frozen=True)
class MakingFrame:
    """A maze after a step. Step 0 is before the first one, when all is wall.

    ``caption`` is the text that the rule yielded, "" if it yielded something else. ``worker`` is
    where the class should look, None while nothing has changed yet. ``lines_run`` are the lines of
    the rule that ran in the step, None if they were not watched. ``is_ready`` says whether the rule
    has said that the maze is ready, in this step or before.

    ``since`` and ``until`` are the lengths of the maze's ``log`` before and after the step, and
    ``marks_until`` is how many of ``all_marks`` were drawn by then.
    """

    step: int
    caption: str
    worker: Place | None
    lines_run: LinesRun | None
    is_ready: bool
    field: Field
    log: ChangeLog = dataclasses.field(repr=False)
    since: int
    until: int
    all_marks: Sequence[IndexedMark] = dataclasses.field(repr=False, compare=False)
    marks_until: int

    def value(self, place: Place) -> int:
        """WALL, FLOOR, or the number written at a place; the border is WALL."""
        return self.log.value(self.field.places.index(place), self.until)

    @property
    def marks(self) -> Mapping[str, Place]:
        """The letters that the rule has marked by now, and their places."""
        marks = {}
        for letter, index in self.all_marks[: self.marks_until]:
            marks[letter] = self.field.places.place(index)
        return marks

    @property
    def goal(self) -> Place | None:
        """The place that is marked as the goal; None if none is."""
        return self.marks.get(LAST_CONTROL)

    @property
    def is_solving(self) -> bool:
        """Whether the maze is ready and has a goal: from now on the rule looks for the way."""
        return self.is_ready and self.goal is not None

    @property
    def focus(self) -> tuple[Place, ...]:
        """The places that the step is about; none if it is about the whole maze.

        They are a wall and its two rooms, or a few places that were changed, or the worker's place.
        """
        if self.worker is None:
            return ()
        if is_inner_wall(self.worker):
            one, other = rooms_beside(self.worker)
            return one, self.worker, other
        changed = self._changed()
        if not changed:
            return (self.worker,)
        return tuple(changed) if len(changed) <= MOST_IN_FOCUS else ()

    @property
    def next_rooms(self) -> tuple[Place, ...]:
        """The rooms that could be dug next: those around a digging worker that are still wall."""
        if self.worker is None or self.is_ready or not is_room(self.worker):
            return ()
        if self.value(self.worker) != FLOOR:
            return ()
        around = self.field.rooms_around(self.worker)
        return tuple(room for room in around if self.value(room) == WALL)

    def _changed(self) -> list[Place]:
        """The places that the step changed, each once. It stops looking once they are too many."""
        changed: list[Place] = []
        for index in self.log.changed(self.since, self.until):
            place = self.field.places.place(index)
            if place not in changed:
                changed.append(place)
            if len(changed) > MOST_IN_FOCUS:
                break
        return changed
