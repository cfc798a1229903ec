"""A walk as far as it has come: what everybody may ask who looks at it, wherever it takes place."""

from dataclasses import dataclass

from mazelib.maps.heya import Heya
from mazelib.walking.doubt import Doubt, DoubtKind
from mazelib.walking.timeline import Timeline
from mazelib.walking.verdict import Ending, Verdict


@dataclass(frozen=True)
class WalkProgress:
    """How far a walk has come.

    ``ending`` is None until the walk ends. ``doubt`` says why it is not watched for circles; None
    if it is. ``keeps_nothing`` says that only place, heading and target can change.
    """

    tick: int = 0
    ending: Ending | None = None
    doubt: Doubt | None = None
    keeps_nothing: bool = True


class WalkSoFar:
    """A walk under way on a map; it takes at most ``limit`` ticks.

    ``timeline`` holds every moment; it is None if only the verdict is wanted.
    """

    heya: Heya
    limit: int
    timeline: Timeline | None

    @property
    def progress(self) -> WalkProgress:
        """How far it has come."""
        raise NotImplementedError

    def advance(self, ticks: int) -> None:
        """Walk this many ticks, or fewer. StrategyError: a turn went wrong."""
        raise NotImplementedError
