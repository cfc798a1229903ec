"""A moment: all there is to tell of one half of a tick, for panels and pictures."""

from dataclasses import dataclass

from mazelib.grid.compass import Heading, Place, Turn
from mazelib.text.lines import Ran
from mazelib.walking.view import View


@dataclass(frozen=True)
class Moment:
    """One half of a tick. It sees: the walker stands, and senses. It thinks: it knows its next turn, too.

    ``reached`` is a letter reached just now; by a step it came if ``moved``. ``memory`` is what is kept,
    by name, in the half before ``memory_before``. ``ran``, ``turn`` and ``after`` (where it will stand and
    face) are known when it thinks; ``ran`` also where its rule failed at that.
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
