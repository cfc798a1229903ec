"""A walk as far as it has come: what can be read of it, wherever it takes place."""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from functools import cached_property

from mazelib.maps.heya import Heya
from mazelib.walking.doubt import Doubt, DoubtKind
from mazelib.walking.lap import Lap
from mazelib.walking.recording import WalkRecording
from mazelib.walking.timeline import Timeline
from mazelib.walking.verdict import Ending, Verdict

#: The most ticks in one batch.
TICKS_OF_A_BATCH = 50


@dataclass(frozen=True)
class OtherDice:
    """From the turn after a ``tick`` on, a rule tosses as dice of this ``seed`` do."""

    tick: int
    seed: str


@dataclass(frozen=True)
class WalkProgress:
    """What one process sends another of a walk, besides what it has recorded.

    ``doubt`` is why the walk is not watched for circles, None if it is. ``lap`` is the one that is
    walked again at the limit; it is None before, and where the walk is recorded.
    """

    tick: int = 0
    ending: Ending | None = None
    doubt: Doubt | None = None
    lap: Lap | None = None


class WalkSoFar(ABC):
    """A walk under way on a map, at most ``limit`` ticks long. It has come to a ``tick``.

    ``ending`` is None until the walk ends. ``recording`` is None if only the verdict is wanted.
    """

    heya: Heya
    limit: int
    tick: int
    ending: Ending | None
    recording: WalkRecording | None

    @property
    @abstractmethod
    def progress(self) -> WalkProgress:
        """How far it has come."""

    @abstractmethod
    def advance(self, ticks: int) -> None:
        """Walk this many ticks, or fewer. StrategyError: a turn went wrong."""

    def run(self) -> Ending:
        """Walk to the end. StrategyError: a turn went wrong, and the walker did not take it."""
        while self.ending is None:
            self.advance(TICKS_OF_A_BATCH)
        return self.ending

    @cached_property
    def timeline(self) -> Timeline:
        """Every moment so far. ValueError: this walk is not recorded."""
        if self.recording is None:
            raise ValueError("this walk is not recorded")
        return Timeline(self.recording)

    def lap_at(self, tick: int) -> Lap | None:
        """The lap that is walked again at a tick, as it is seen; None if there is none to tell of.

        Without a recording, only that of the tick at the limit is known.
        """
        if self.doubt and not self.doubt.may_hide_a_circle:
            return None
        if self.recording is None:
            return self.progress.lap if tick == self.limit else None
        return self.timeline.seen_lap(tick)

    @property
    def doubt(self) -> Doubt | None:
        """Why this walk is not watched for circles; None if it is."""
        return self.progress.doubt

    @property
    def open_doubt(self) -> Doubt | None:
        """The doubt that leaves open whether this walk circles; None if there is none.

        Only a walk that ran out of ticks can have one.
        """
        is_out_of_ticks = self.ending is not None and self.ending.verdict is Verdict.OUT_OF_TICKS
        if self.doubt and self.doubt.may_hide_a_circle and is_out_of_ticks:
            return self.doubt
        return None

    @property
    def tosses(self) -> bool:
        """Whether the strategy tosses coins: another seed gives another walk."""
        return self.doubt is not None and self.doubt.kind is DoubtKind.DICE
