"""How a walk ended, and when."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Verdict(Enum):
    """How a walk ended."""

    ARRIVED = "arrived"
    CIRCLING = "circling"
    OUT_OF_TICKS = "out of ticks"
    STOPPED = "stopped"


@dataclass(frozen=True)
class Ending:
    """A verdict, the tick at which it became true, and for circling the tick it goes back to."""

    verdict: Verdict
    tick: int
    since: int | None = None

    @property
    def words(self) -> str:
        """The ending in one line."""
        if self.since is not None:
            return f"circling after {self.tick} ticks: tick {self.tick} is tick {self.since} again"
        return f"{self.verdict.value} after {self.tick} ticks"
