"""How a walk ended: the verdict, and when it became true."""

from dataclasses import dataclass
from enum import Enum


class Verdict(Enum):
    """How a walk ended."""

    ARRIVED = "arrived"
    CIRCLING = "circling"
    UNREACHABLE = "cannot be reached"
    OUT_OF_TICKS = "out of ticks"


@dataclass(frozen=True)
class Ending:
    """A verdict, the tick at which it became true, and for circling the tick that it repeats."""

    verdict: Verdict
    tick: int
    since: int | None = None

    @property
    def words(self) -> str:
        """The ending in one line."""
        again = "" if self.since is None else f": tick {self.tick} is tick {self.since} again"
        ticks = "tick" if self.tick == 1 else "ticks"
        return f"{self.verdict.value} after {self.tick} {ticks}{again}"
