"""A step of a making: what a rule has done from one yield to the next."""

from dataclasses import dataclass, field
from typing import NamedTuple

from mazelib.values.lines_run import LinesRun, PlainLinesRun, lines_run_of

#: A change of a place: its index, and the value that it has from now on.
IndexedChange = tuple[int, int]
#: A mark: the letter, and the index of the place at which it is drawn from now on.
IndexedMark = tuple[str, int]
#: The fields of a step in their order.
PlainStep = tuple[
    str,
    int | None,
    tuple[IndexedChange, ...],
    tuple[IndexedMark, ...],
    bytes | None,
    PlainLinesRun | None,
]


class Step(NamedTuple):
    """One step. ``caption`` is the text that the rule yielded, "" if it yielded something else.

    ``worker_index`` is the index of the place where the rule says that its worker is, None if it
    does not say so. ``changes`` and ``marks`` are what it did to the maze, in this order.
    ``ready_floor`` is given if it said in this step that the maze is ready: the floor at that
    moment, as in ``Heya.floor``. ``lines_run`` are the lines that ran, None if nobody watched them.

    (It is a named tuple: one is made for each step, and three times as fast as a frozen dataclass.)
    """

    caption: str
    worker_index: int | None = None
    changes: tuple[IndexedChange, ...] = ()
    marks: tuple[IndexedMark, ...] = ()
    ready_floor: bytes | None = None
    lines_run: LinesRun | None = None

    @property
    def plain(self) -> PlainStep:
        """The same as plain data, which goes from one process to another (see ``step_of``)."""
        caption, worker_index, changes, marks, ready_floor, lines_run = self
        plain_lines = None if lines_run is None else lines_run.plain
        return caption, worker_index, changes, marks, ready_floor, plain_lines


def step_of(plain: PlainStep) -> Step:
    """The step of these plain data. ValueError: they are not what they should be."""
    if type(plain) is not tuple or len(plain) != len(Step._fields):
        raise ValueError(f"{plain!r} is no step")
    caption, worker_index, changes, marks, ready_floor, plain_lines = plain
    if type(caption) is not str or type(worker_index) not in (int, type(None)):
        raise ValueError(f"{caption!r} is no caption, or {worker_index!r} no index of a place")
    _check_pairs(changes, (int, int))
    _check_pairs(marks, (str, int))
    lines_run = None if plain_lines is None else lines_run_of(plain_lines)
    return Step(caption, worker_index, changes, marks, ready_floor, lines_run)


def _check_pairs(pairs: object, types: tuple[type, type]) -> None:
    """ValueError unless these are pairs of values of these types."""
    if type(pairs) is not tuple:
        raise ValueError(f"{pairs!r} are no pairs")
    for pair in pairs:
        if type(pair) is not tuple or tuple(type(part) for part in pair) != types:
            raise ValueError(f"{pair!r} is no pair of {types}")


@dataclass
class StepSoFar:
    """What a rule has done since its last step, in its order. Those who record it take it away.

    ``worker_index`` is the index of the worker's place, as far as the rule has said it.
    ``ready_floor`` is what was floor when the rule said that the maze is ready.
    """

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
