"""The workings of a maze: what is noted while a rule works on it. No rule gets to see them."""

from dataclasses import dataclass, field

from mazelib.grid.compass import Place
from mazelib.making.field import Field
from mazelib.making.log import Log


@dataclass
class Workings:
    """What there is to know of a maze while it is made; recordings read it.

    ``values`` has what stands at each place, by its index, and one more line of border below (see
    Field.cells). ``log`` has every change of them. ``marks`` has the letters that are drawn.

    ``worker_index`` is the index of the worker's place, as far as the rule has said it in this
    step. ``ready_floor`` is what was floor when the rule said that the maze is ready; before that
    it is empty.
    """

    size: Field
    log: Log
    values: list[int]
    marks: dict[str, Place] = field(default_factory=dict)
    worker_index: int | None = None
    ready_floor: bytes = b""
