"""The recording of a making: what every step did, written down while a rule makes a maze."""

from collections.abc import Sequence

from mazelib.making.batch import MakingBatch, PlainStep, steps_of
from mazelib.making.change_log import ChangeLog
from mazelib.making.field import WALL, Field
from mazelib.making.step import NOT_DUG, IndexedMark, Step, StepSoFar
from mazelib.values.lines_run import LinesRun, lines_run_of

#: What comes before all steps: all is wall.
_NOTHING = Step("")


class MakingRecording:
    """What happened in one making. It only grows; what was once recorded never changes.

    Step 0 is what a rule does before its first yield; as long as it is not recorded, step 0 is told
    as if nothing happened in it. A making notes the steps while it makes them. Or they come in
    batches from another recording, which may grow in another process. It is read by a timeline.

    ``parts`` is how many rules make the maze, one after the other.
    """

    def __init__(self, field: Field, parts: int = 1) -> None:
        self.field = field
        self.parts = parts
        #: Every change of a place, in order.
        self.log = ChangeLog(field.places.count, WALL)
        #: From which room each room was dug, and when it was filled (see IndexedDig).
        self.digs = ChangeLog(field.places.count, NOT_DUG)
        #: The step in which the first of two rules ended, and the maze was ready; None before.
        self.ready_at: int | None = None
        #: What was floor then, as in ``Heya.floor``; b"" before.
        self.ready_floor = b""
        #: Whether no step is left.
        self.done = False
        self._marks: list[IndexedMark] = []
        #: All that was asked, as numbers (see ``asked``).
        self._asked: list[int] = []
        #: The fields of each Step: plain tuples are no burden to Python's garbage collector.
        self._steps: list[PlainStep] = []
        #: Where the class should look after the newest step.
        self._looks_at: int | None = None
        self._lines_run: list[LinesRun | None] = []

    # To write: what happens, in its order.

    def note_step(
        self,
        caption: str,
        step: StepSoFar,
        lines_run: LinesRun | None = None,
        part: int = 0,
        calls: int = 0,
    ) -> None:
        """Record the next step: its caption, what the rule did in it, and which lines ran.

        ``part`` says which of the rules was at work, from 0, and ``calls`` how many of its calls
        are open (see open_calls).
        """
        if step.marks:
            self._marks.extend(step.marks)
        self._asked.extend(step.all_asked())
        self._looks_at = step.index_to_look_at(self._looks_at)
        noted = (
            caption,
            self._looks_at,
            self.log.note_changes(step.changes) if step.changes else len(self.log),
            len(self._marks),
            len(self._asked),
            part,
            calls,
            self.digs.note_changes(step.digs) if step.digs else len(self.digs),
            step.newest_room,
        )
        self._steps.append(noted)
        self._lines_run.append(lines_run)

    def note_ready(self, floor: bytes) -> None:
        """Record that the maze became ready in the newest step, and what is floor in it."""
        self.ready_at = self.last
        self.ready_floor = floor

    def note_end(self) -> None:
        """Record that no step is left."""
        self.done = True

    def append(self, batch: MakingBatch) -> None:
        """Record what another recording has.

        ValueError: it does not follow on this one, or is not what it should be (see ``steps_of``).
        """
        last = len(self._steps) - 1
        if batch.after != last:
            raise ValueError(f"a batch after step {batch.after} does not follow step {last}")
        # If something in it is wrong, nothing is recorded at all.
        before = self.step(last) if self._steps else _NOTHING
        steps = steps_of(batch, before, self.field, self.parts)
        lines_runs = [None if plain is None else lines_run_of(plain) for plain in batch.lines_run]
        self.log.note_changes(batch.changes)
        self._marks.extend(batch.marks)
        self._asked.extend(batch.asked)
        self.digs.note_changes(batch.digs)
        self._steps.extend(batch.steps)
        self._looks_at = steps[-1].worker_index if steps else self._looks_at
        self._lines_run.extend(lines_runs)
        if batch.ready_at is not None:
            self.ready_at = batch.ready_at
            self.ready_floor = batch.ready_floor
        self.done = batch.done

    # To read.

    def batch(self, after: int) -> MakingBatch:
        """All that was recorded after a step, as plain data; after step -1, all of it."""
        before = _NOTHING if after < 0 else self.step(after)
        lines_runs = self._lines_run[after + 1 :]
        is_ready_since = self.ready_at is not None and self.ready_at > after
        return MakingBatch(
            after=after,
            steps=tuple(self._steps[after + 1 :]),
            lines_run=tuple(None if each is None else each.plain for each in lines_runs),
            changes=tuple(self.log.changes(before.changes_until, len(self.log))),
            marks=tuple(self._marks[before.marks_until :]),
            asked=tuple(self._asked[before.asked_until :]),
            digs=tuple(self.digs.changes(before.digs_until, len(self.digs))),
            ready_at=self.ready_at if is_ready_since else None,
            ready_floor=self.ready_floor if is_ready_since else b"",
            done=self.done,
        )

    @property
    def last(self) -> int:
        """The number of the newest step made; 0 before the first one."""
        return max(0, len(self._steps) - 1)

    @property
    def has_begun(self) -> bool:
        """Whether step 0 is recorded."""
        return bool(self._steps)

    @property
    def marks(self) -> Sequence[IndexedMark]:
        """All marks that were drawn, in order."""
        return self._marks

    def asked_in(self, number: int) -> Sequence[int]:
        """What a rule asked in a step, as numbers (see ``asked``)."""
        until = self.step(number).asked_until
        return self._asked[self.step_before(number).asked_until : until]

    def step(self, number: int) -> Step:
        """A step by its number. IndexError: there is no such step."""
        if not 0 <= number <= self.last:
            raise IndexError(f"there is no step {number}: the steps are 0 to {self.last}.")
        return Step(*self._steps[number]) if self._steps else _NOTHING

    def step_before(self, number: int) -> Step:
        """The step before this one. Before step 0, nothing happened. IndexError as above."""
        return self.step(number - 1) if number else _NOTHING

    def lines_run_in(self, number: int) -> LinesRun | None:
        """Which lines of the rule ran in a step; None if they were not watched."""
        return self._lines_run[number] if self._lines_run else None
