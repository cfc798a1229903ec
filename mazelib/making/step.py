"""A step of a making: what a rule does from one yield to the next."""

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from mazelib.making.asked import MOST_ASKED, index_in

#: A change of a place: its index, and the value that it has from now on.
IndexedChange = tuple[int, int]
#: A mark: the letter, and the index of the place at which it is drawn from now on.
IndexedMark = tuple[str, int]
#: What happened to a room, by its index, and the index of the room from which it was dug: itself if
#: there is none, and NOT_DUG if it is wall again.
IndexedDig = tuple[int, int]
NOT_DUG = -1


def _newest_asked() -> deque[int]:
    return deque(maxlen=MOST_ASKED)


@dataclass
class StepSoFar:
    """The step that is under way: what a rule has done since its last yield, in its order.

    ``asked`` is what it asked, as numbers (see ``asked``), the newest; ``in_question`` is the last
    question among them about rooms around, or beside a wall. ``worker_index`` is the index of the
    place where the rule says that its worker is, None if it does not say so. ``stands_at`` is where
    the worker stands by now: that stays from step to step. ``digs`` are the rooms that it dug and
    filled, and ``newest_room`` is the index of the one dug last of those that are open by now.
    """

    changes: list[IndexedChange] = field(default_factory=list)
    marks: list[IndexedMark] = field(default_factory=list)
    asked: deque[int] = field(default_factory=_newest_asked)
    in_question: int | None = None
    worker_index: int | None = None
    stands_at: int | None = None
    digs: list[IndexedDig] = field(default_factory=list)
    newest_room: int | None = None

    def begin_next(self) -> None:
        """Forget what was done: the next step begins."""
        self.changes = []
        self.marks = []
        self.digs = []
        self.asked.clear()
        self.in_question = None
        self.worker_index = None

    def all_asked(self) -> Sequence[int]:
        """The newest of what was asked; what is in question is always among them."""
        if self.in_question is None or self.in_question in self.asked:
            return self.asked
        return self.in_question, *list(self.asked)[1:]

    def index_to_look_at(self, before: int | None) -> int | None:
        """Where the worker stands, and the class should look; ``before`` is where it stood before.

        It is where the rule last looked around, or at a wall; or what the rule says; or the place
        that it changed last.
        """
        if self.in_question is not None:
            return index_in(self.in_question)
        if self.worker_index is not None:
            return self.worker_index
        if self.changes:
            index, _value = self.changes[-1]
            return index
        return before


class Step(NamedTuple):
    """A step as it is recorded. What it asked, changed and marked lies in the logs of all steps.

    ``caption`` is the text that the rule yielded, "" if it yielded something else. ``worker_index``
    is the index of the place where the class should look, None while nothing has changed yet.
    ``part`` says which of the rules was at work, 0 or 1. ``changes_until``, ``marks_until``,
    ``asked_until`` and ``digs_until`` are how many changes, marks, questions and digs there were by
    its end, and ``calls`` how many calls of one function were open then (see open_calls).
    ``newest_room`` is the index of the room that was dug last, of those that were open then.

    It is recorded, and sent from process to process, as a plain tuple: ``Step(*data)``.
    """

    caption: str
    worker_index: int | None = None
    changes_until: int = 0
    marks_until: int = 0
    asked_until: int = 0
    part: int = 0
    calls: int = 0
    digs_until: int = 0
    newest_room: int | None = None
