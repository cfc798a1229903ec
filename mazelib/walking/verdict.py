"""How a walk ended: the verdict, and when it became true."""

from dataclasses import dataclass
from enum import Enum

from mazelib.text.sentences import ngettext


class Verdict(Enum):
    """How a walk ended."""

    ARRIVED = "arrived"
    CIRCLING = "circling"
    TURNING = "turning on the spot"
    STANDING = "standing still"
    UNREACHABLE = "cannot be reached"
    OUT_OF_TICKS = "out of ticks"


@dataclass(frozen=True)
class Ending:
    """How a walk ended, and at which tick.

    If it circles, turns on the spot or stands still, all is there as it was at the tick ``since``.
    """

    verdict: Verdict
    tick: int
    since: int | None = None

    @property
    def is_for_ever(self) -> bool:
        """Whether it is proven that the walk would never arrive, however long it went on."""
        return self.verdict in (Verdict.CIRCLING, Verdict.TURNING, Verdict.STANDING)

    @property
    def lap(self) -> int:
        """After how many ticks all is as it was; 0 if the walk does not go on forever."""
        return 0 if self.since is None else self.tick - self.since

    @property
    def words(self) -> str:
        """The ending in one line: "arrived after 143 ticks"."""
        return self._sentence().format(ticks=self.tick, lap=self.lap)

    def _sentence(self) -> str:
        count = self.tick
        match self.verdict:
            case Verdict.ARRIVED:
                return ngettext("arrived after {ticks} tick", "arrived after {ticks} ticks", count)
            case Verdict.CIRCLING:
                return ngettext(
                    "circling after {ticks} tick: it repeats the same tick forever",
                    "circling after {ticks} ticks: it repeats the same {lap} ticks forever",
                    count,
                )
            case Verdict.TURNING:
                return ngettext(
                    "turning on the spot after {ticks} tick: it will never take a step",
                    "turning on the spot after {ticks} ticks: it will never take a step",
                    count,
                )
            case Verdict.STANDING:
                return ngettext(
                    "stuck after {ticks} tick: it will never move again",
                    "stuck after {ticks} ticks: it will never move again",
                    count,
                )
            case Verdict.UNREACHABLE:
                return ngettext(
                    "cannot be reached after {ticks} tick",
                    "cannot be reached after {ticks} ticks",
                    count,
                )
            case Verdict.OUT_OF_TICKS:
                return ngettext(
                    "out of ticks after {ticks} tick", "out of ticks after {ticks} ticks", count
                )
