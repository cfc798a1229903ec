"""A moment: all there is to tell of one half of a tick, for panels and pictures."""

from dataclasses import dataclass

from mazelib.grid.compass import Heading, Place, Turn
from mazelib.text.lines import Ran
from mazelib.walking.view import View


@dataclass(frozen=True)
class Moment:
    """One half of a tick. First the walker sees: it stands, and senses. Then it thinks.

    ``reached`` is a letter reached just now, ``moved`` whether the last step led to another place.
    ``memory`` is what the strategy keeps, by name, ``memory_before`` what it kept in the half
    before.

    Known only when it thinks: ``turn``, ``after`` (where it will stand and face) and ``ran``. Where
    its rule failed at that, or said that all is explored, only ``ran``.
    """

    tick: int
    place: Place
    heading: Heading
    view: View
    reached: str | None
    moved: bool
    memory: dict[str, object]
    memory_before: dict[str, object]
    thinks: bool = False
    ran: Ran | None = None
    turn: Turn | None = None
    after: tuple[Place, Heading] | None = None
