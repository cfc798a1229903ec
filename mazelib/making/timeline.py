"""The timeline of a making: every step, read from its recording. To step back, no code runs again.

A step that is not recorded is an IndexError, whatever is asked of it.
"""

from bisect import bisect_left
from collections.abc import Iterator
from functools import cached_property

from mazelib.grid.compass import Place
from mazelib.making.field import is_floor
from mazelib.making.frame import MakingFrame
from mazelib.making.made_map import made_heya
from mazelib.making.recording import MakingRecording
from mazelib.maps.heya import Heya

#: A picture is drawn from few steps, and asks for the frame of each many times.
MOST_FRAMES_KEPT = 100


class MakingTimeline:
    """Reads the recording of one making. It writes nothing; a frame of it never changes."""

    def __init__(self, recording: MakingRecording) -> None:
        self._recording = recording
        self.field = recording.field
        #: Every change of a place, in order.
        self.log = recording.log
        #: From which room each room was dug, and when it was filled (see IndexedDig).
        self.digs = recording.digs
        #: The newest frames that were asked for. What the newest step is may still change: whether
        #: the maze is ready in it; and step 0 is told before it is recorded.
        self._frames: dict[tuple[int, int | None, bool], MakingFrame] = {}

    # The making as a whole.

    @property
    def last(self) -> int:
        """The number of the newest step made; 0 before the first one."""
        return self._recording.last

    def step_after(self, step: int) -> int:
        """The number of the step after a step; after the newest one, that one."""
        return min(step + 1, self.last)

    @property
    def done(self) -> bool:
        """Whether no step is left."""
        return self._recording.done

    @property
    def ready_at(self) -> int | None:
        """The step that made the maze: the one in which the first of two rules ended, or the last.

        None as long as that is not known.
        """
        ready_at = self._recording.ready_at
        if ready_at is None and self.done:
            return self.last
        return ready_at

    @property
    def has_goal(self) -> bool:
        """Whether a goal was marked before the first step: the maze is made, and then solved."""
        return self.frame(0).goal is not None

    @property
    def has_groups(self) -> bool:
        """Whether the numbers are those of groups: all rooms have one from the start."""
        return self._recording.has_begun and self._begins_with_numbers

    @cached_property
    def _begins_with_numbers(self) -> bool:
        """Whether every room has a number in step 0, and not all the same."""
        first = self.frame(0)
        numbers = {first.value(room) for room in self.rooms}
        return min(numbers) >= 0 and len(numbers) > 1

    @cached_property
    def rooms(self) -> tuple[Place, ...]:
        """All rooms of the maze, in reading order."""
        return tuple(self.field.places.place(index) for index in self.field.room_indexes())

    def heya(self, note: str = "") -> Heya:
        """The map of the maze as it was when it was ready; if it is not yet, as it is now.

        Raises MakerError if a room is still wall.
        """
        floor = self._recording.ready_floor or self._newest_floor()
        return made_heya(self.field, floor, note)

    def _newest_floor(self) -> bytes:
        """All places after the last step, as in ``Heya.floor``."""
        log = self.log
        values = [log.value(index, len(log)) for index in range(self.field.places.count)]
        return bytes(is_floor(value) for value in values)

    # One step. IndexError: there is no such step.

    def frame(self, step: int) -> MakingFrame:
        """The frame after a step, from 0 to ``last``."""
        recording = self._recording
        key = (step, recording.ready_at, recording.has_begun)
        if key not in self._frames:
            if len(self._frames) == MOST_FRAMES_KEPT:
                self._frames.clear()
            self._frames[key] = self._new_frame(step)
        return self._frames[key]

    def _new_frame(self, step: int) -> MakingFrame:
        recording = self._recording
        recorded = recording.step(step)
        before = recording.step_before(step)
        return MakingFrame(
            step=step,
            caption=recorded.caption,
            looks_at=self._place(recorded.worker_index),
            newest_room=self._place(recorded.newest_room),
            lines_run=recording.lines_run_in(step),
            part=recorded.part,
            calls=recorded.calls,
            is_ready=recording.ready_at is not None and step >= recording.ready_at,
            field=self.field,
            log=self.log,
            since=before.changes_until,
            until=recorded.changes_until,
            all_marks=recording.marks,
            marks_until=recorded.marks_until,
            numbers_asked=tuple(recording.asked_in(step)),
        )

    def steps_without_change(self, step: int) -> int:
        """How many steps up to this one have changed nothing; 0 if there are not many.

        A maker that goes back through all rooms, or looks at each wall once, takes fewer.
        """
        many = 2 * self.field.rooms
        recording = self._recording
        changes = recording.step(step).changes_until
        if step < many or recording.step(step - many).changes_until != changes:
            return 0
        first = bisect_left(range(step), changes, key=self._changes_until)
        return step - first

    def _changes_until(self, step: int) -> int:
        """How many changes there were up to the end of a step."""
        return self._recording.step(step).changes_until

    def digs_until(self, step: int) -> int:
        """How long ``digs`` was after a step; step -1 is before all."""
        return self._recording.step_before(step + 1).digs_until

    def changes(self, since: int, step: int) -> Iterator[tuple[int, int]]:
        """The changes that lead from one step to another, forwards or back.

        Each is the index of a place and its new value, to be applied in this order. So a painter
        can keep cells of its own and follow the steps. Step -1 is before all: then all is wall.
        """
        before = self._recording.step_before(since + 1)
        after = self._recording.step_before(step + 1)
        return self.log.changes(before.changes_until, after.changes_until)

    def traced(self, step: int) -> dict[str, int | None]:
        """A step as a line of a trace tells it, with the same keys as the trace of a walk."""
        place = self._place(self._recording.step(step).worker_index)
        x, y = place if place else (None, None)
        return {"tick": step, "x": x, "y": y, "heading": None, "target": None}

    def _place(self, index: int | None) -> Place | None:
        """A place by its index, if there is one."""
        return None if index is None else self.field.places.place(index)
