"""The history of a memory: what a strategy kept at every tick of a walk, as far as bytes allow."""

from bisect import bisect_right

from mazelib.text.sentences import _
from mazelib.walking.memory import Kept, thaw

#: The most bytes of a walk's history: with more, its older half is forgotten.
MOST_BYTES_KEPT = 200_000_000
#: The bytes that Python needs for an entry of the history besides the frozen memory itself.
BYTES_OF_AN_ENTRY = 130


class MemoryHistory:
    """What a strategy kept at every tick of a walk, written down whenever it changed."""

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
        """What the strategy kept after a tick, by name."""
        if not self._ticks:
            return {}
        number = bisect_right(self._ticks, tick)
        if number == 0:
            return {"memory": Kept(_("(too long ago)"))}
        return thaw(self._frozen[number - 1])
