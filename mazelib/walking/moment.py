"""A moment: one half of a tick, with all that panels and pictures show of it."""

from dataclasses import dataclass

from mazelib.grid.compass import Heading, Place, Turn
from mazelib.values.lines_run import LinesRun
from mazelib.walking.view import View


@dataclass(frozen=True)
class Moment:
    """One half of a tick. In the first half the walker senses; in the second half it thinks.

    ``reached`` is a letter reached just now. ``moved`` says whether the last step led to another
    place. ``memory`` is what the strategy keeps, by name; ``memory_before`` is what it kept half a
    tick earlier.

    Three things are known only in the second half: ``turn``, ``after`` (where the walker will stand
    and face) and ``lines_run``. If the walk ``stops`` there, only ``lines_run`` is.
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
    lines_run: LinesRun | None = None
    turn: Turn | None = None
    after: tuple[Place, Heading] | None = None

    @property
    def bumped(self) -> bool:
        """Whether the last step failed: there was wall."""
        return self.tick > 0 and not self.moved

    @property
    def stops(self) -> bool:
        """Whether the walk stops in this half: the rule failed, or said that all is explored."""
        return self.thinks and self.turn is None
