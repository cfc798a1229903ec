"""Histories: what can be found again for any tick of a walk, in little space."""

from array import array
from bisect import bisect_right

from mazelib.text.sentences import _
from mazelib.values.lines_run import LinesRun, PlainLinesRun
from mazelib.walking.freezer import Unseen, thaw

#: The most bytes of a walk's history: with more, its older half is forgotten.
MOST_BYTES_KEPT = 200_000_000
#: The bytes that Python needs for an entry of the history besides the frozen memory itself.
BYTES_OF_AN_ENTRY = 130


class LinesRunHistory:
    """Which lines ran in the turns of a walk, wherever they were watched.

    A turn has the number of the tick to which it leads.
    """

    def __init__(self) -> None:
        self._by_tick: list[LinesRun | None] = []

    def note(self, tick: int, lines_run: LinesRun) -> None:
        """Write down which lines ran in a turn. Ticks come in order."""
        not_watched = tick - len(self._by_tick)
        if not_watched:
            self._by_tick.extend([None] * not_watched)
        self._by_tick.append(lines_run)

    def entries(self, after: int) -> tuple[tuple[int, PlainLinesRun], ...]:
        """What was written down after a tick: pairs of a tick and the lines, as plain data."""
        entries = []
        for tick in range(after + 1, len(self._by_tick)):
            lines_run = self._by_tick[tick]
            if lines_run is not None:
                entries.append((tick, lines_run.plain))
        return tuple(entries)

    def at(self, tick: int) -> LinesRun | None:
        """Which lines ran in a turn; None if they were not watched."""
        if tick < len(self._by_tick):
            return self._by_tick[tick]
        return None


class MemoryHistory:
    """What a strategy kept at every tick of a walk, written down whenever it changed.

    What is written down stays, except where it takes more than MOST_BYTES_KEPT: then the older half
    is forgotten, and of a tick in it only that is told.
    """

    def __init__(self) -> None:
        self._ticks: list[int] = []
        self._frozen: list[bytes] = []
        self._bytes = 0

    def note(self, tick: int, frozen: bytes) -> None:
        """Write down what the strategy keeps after a tick. Ticks come in order."""
        if self._frozen and frozen == self._frozen[-1]:
            return
        if self._bytes > MOST_BYTES_KEPT:
            self._forget_older_half()
        self._ticks.append(tick)
        self._frozen.append(frozen)
        self._bytes += len(frozen) + BYTES_OF_AN_ENTRY

    def _forget_older_half(self) -> None:
        half = (len(self._ticks) + 1) // 2
        for frozen in self._frozen[:half]:
            self._bytes -= len(frozen) + BYTES_OF_AN_ENTRY
        del self._ticks[:half]
        del self._frozen[:half]

    def entries(self, after: int) -> tuple[tuple[int, bytes], ...]:
        """What was written down after a tick: pairs of a tick and the frozen memory."""
        first = bisect_right(self._ticks, after)
        return tuple(zip(self._ticks[first:], self._frozen[first:], strict=True))

    @property
    def is_empty(self) -> bool:
        """Whether the strategy keeps nothing, as far as is known."""
        return not self._frozen or not self._frozen[-1]

    def at(self, tick: int) -> dict[str, object]:
        """What the strategy kept after a tick, by name; of what cannot be thawed, only that."""
        if not self._ticks:
            return {}
        number = bisect_right(self._ticks, tick)
        if number == 0:
            return {"memory": Unseen(_("(too long ago)"))}
        try:
            return thaw(self._frozen[number - 1])
        except Exception:  # A learner's code may have changed the bytes in another process.
            return {"memory": Unseen(_("(can't be shown)"))}


class Tally:
    """How often something had happened by any tick. It counts tick by tick, from 0 on."""

    def __init__(self) -> None:
        self._counts = array("q", [0])

    @property
    def last(self) -> int:
        """The newest tick that it has counted."""
        return len(self._counts) - 1

    def note(self, happened: bool) -> None:
        """Count the next tick, in which it ``happened`` or did not."""
        count = self._counts[-1]
        if happened:
            count += 1
        self._counts.append(count)

    def at(self, tick: int) -> int:
        """How often it had happened by the end of a tick."""
        return self._counts[tick]
