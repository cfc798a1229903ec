"""A step of a making: what a rule does from one yield to the next."""

from dataclasses import dataclass, field
from typing import NamedTuple

#: A change of a place: its index, and the value that it has from now on.
IndexedChange = tuple[int, int]
#: A mark: the letter, and the index of the place at which it is drawn from now on.
IndexedMark = tuple[str, int]


@dataclass
class StepSoFar:
    """The step that is under way: what a rule has done since its last yield, in its order.

    ``worker_index`` is the index of the place where the rule says that its worker is, None if it
    does not say so. ``ready_floor`` is what was floor when the rule said that the maze is ready, as
    in ``Heya.floor``.
    """

    changes: list[IndexedChange] = field(default_factory=list)
    marks: list[IndexedMark] = field(default_factory=list)
    worker_index: int | None = None
    ready_floor: bytes | None = None

    def begin_next(self) -> None:
        """Forget what was done: the next step begins."""
        self.changes = []
        self.marks = []
        self.worker_index = None
        self.ready_floor = None


class Step(NamedTuple):
    """A step as it is recorded. Its changes and marks lie in the logs of all steps.

    ``caption`` is the text that the rule yielded, "" if it yielded something else. ``worker_index``
    is the index of the place where the class should look, None while nothing has changed yet.
    ``changes_until`` and ``marks_until`` are how many changes and marks there were by its end.

    All of it is plain data, so ``step[:]`` and ``Step(*data)`` lead to any channel and back.
    """

    caption: str
    worker_index: int | None = None
    changes_until: int = 0
    marks_until: int = 0
