"""A frame of a making: the maze and its worker after a step. It is a value and never changes."""

import dataclasses
from collections.abc import Mapping, Sequence
from functools import cached_property

from mazelib.grid.compass import Place
from mazelib.making.asked import About, Asked, asked_of
from mazelib.making.change_log import ChangeLog
from mazelib.making.field import Field, is_room
from mazelib.making.step import IndexedMark
from mazelib.maps.signs import LAST_CONTROL
from mazelib.values.lines_run import LinesRun

#: Of a step that changes more places than this, none is told or shown one by one.
MOST_CHANGED = 600


@dataclasses.dataclass(frozen=True)
class MakingFrame:
    """A maze after a step. Step 0 is what the rule does before its first yield.

    ``caption`` is the text that the rule yielded, "" if it yielded something else. ``looks_at``
    is where the class should look in the step: the room where the worker last looked around, or the
    wall that it looked at, or where the rule says it is, or the place changed last; None while
    nothing has changed yet. ``newest_room`` is the room that was dug last, of those that are open.
    ``lines_run`` are the lines of the rule that ran in the step, None if they were not watched.
    ``part`` says which of two rules was at work, 0 or 1, and ``calls`` how many calls of one
    function are open after the step (see open_calls). ``is_ready`` says whether the maze has become
    ready, in this step or before. With two rules, that is the step in which the first one ends: all
    numbers become floor in it, and it has no caption.

    ``since`` and ``until`` are the lengths of the maze's ``log`` before and after the step,
    ``marks_until`` is how many of ``all_marks`` were drawn by then, and ``numbers_asked`` is what
    was asked in the step, as numbers (see ``asked``).
    """

    step: int
    caption: str
    looks_at: Place | None
    newest_room: Place | None
    lines_run: LinesRun | None
    part: int
    calls: int
    is_ready: bool
    field: Field
    log: ChangeLog = dataclasses.field(repr=False)
    since: int
    until: int
    all_marks: Sequence[IndexedMark] = dataclasses.field(repr=False, compare=False)
    marks_until: int
    numbers_asked: tuple[int, ...]

    def value(self, place: Place) -> int:
        """WALL, FLOOR, or the number written at a place; the border is WALL."""
        return self.log.value(self.field.places.index(place), self.until)

    @property
    def worker(self) -> Place | None:
        """The room where the worker stands in the step; None if it looks at no room."""
        if self.looks_at is None or not is_room(self.looks_at):
            return None
        return self.looks_at

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

    @cached_property
    def asked(self) -> tuple[Asked, ...]:
        """What the rule asked in the step, in order, the newest if it was much."""
        return tuple(asked_of(number, self.field) for number in self.numbers_asked)

    @cached_property
    def in_question(self) -> Asked | None:
        """The last question of the step about rooms around, or beside a wall; None: there is none.

        So what the rule decided was which of the rooms it takes, or whether it breaks the wall.
        """
        for asked in reversed(self.asked):
            if asked.about is not About.PLACE:
                return asked
        return None

    @cached_property
    def changed(self) -> tuple[Place, ...]:
        """The places that the step changed, each once; none if they are more than MOST_CHANGED."""
        changed: dict[int, None] = {}
        for index in self.log.changed(self.since, self.until):
            changed[index] = None
            if len(changed) > MOST_CHANGED:
                return ()
        return tuple(self.field.places.place(index) for index in changed)

    def goes_back_after(self, before: "MakingFrame") -> bool:
        """Whether the worker goes on from an older room than the ones where it was before.

        These are the room where it stood, and the last one that was changed from there.
        """
        question = self.in_question
        if question is None or question.about is not About.AROUND or not question.found:
            return False  # It does not go on.
        was_in = [place for place in before.changed if is_room(place)][-1:]
        if before.worker:
            was_in.append(before.worker)
        return bool(was_in) and all(self.is_older(question.place, room) for room in was_in)

    def is_older(self, room: Place, other: Place) -> bool:
        """Whether a room was changed earlier than another one, if both were before the step.

        What counts is the last time that each was changed.
        """
        changed, changed_other = (
            self.log.last_change(self.field.places.index(place), self.since)
            for place in (room, other)
        )
        return 0 <= changed < changed_other
