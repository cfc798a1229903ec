"""The workings of a maze: what a rule has done to it in this step. No rule gets to see them."""

from dataclasses import dataclass, field

from mazelib.making.field import Field
from mazelib.making.step import IndexedChange, IndexedMark, Step
from mazelib.values.lines_run import LinesRun


@dataclass
class Workings:
    """What a rule has done since the last step, in its order; those who record it take it away.

    ``worker_index`` is the index of the worker's place, as far as the rule has said it.
    ``ready_floor`` is what was floor when the rule said that the maze is ready.
    """

    size: Field
    changes: list[IndexedChange] = field(default_factory=list)
    marks: list[IndexedMark] = field(default_factory=list)
    worker_index: int | None = None
    ready_floor: bytes | None = None

    def take_step(self, caption: str, lines_run: LinesRun | None) -> Step:
        """Return what was done, as a step; from now on it is the next one."""
        step = Step(
            caption,
            self.worker_index,
            tuple(self.changes),
            tuple(self.marks),
            self.ready_floor,
            lines_run,
        )
        self.changes = []
        self.marks = []
        self.worker_index = None
        self.ready_floor = None
        return step
