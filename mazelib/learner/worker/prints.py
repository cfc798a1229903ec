"""What a walk has printed, by the ticks: only the newest lines of each turn, and not all of a line.

A text belongs to the tick to which the turn leads in which it was printed; what is printed while
the rule is made ready belongs to tick 0.
"""

from bisect import bisect_right
from collections.abc import Sequence

from mazelib.text.characters import visible

#: So many lines are shown.
MOST_LINES = 10
#: The most characters of a line that are kept.
LONGEST_LINE = 200
#: A tabulator goes on to the next multiple of so many columns.
TAB = 4


class Prints:
    """What was printed on one walk. It only grows."""

    def __init__(self) -> None:
        self._ticks: list[int] = []
        self._texts: list[str] = []

    def note(self, tick: int, text: str) -> None:
        """Note what was printed in the turn that leads to a tick, if anything was."""
        if text:
            self._ticks.append(tick)
            self._texts.append(_newest(text))

    def after(self, tick: int) -> tuple[tuple[int, str], ...]:
        """All that was printed for later ticks than this one, as plain data."""
        first = bisect_right(self._ticks, tick)
        return tuple(zip(self._ticks[first:], self._texts[first:], strict=True))

    def append(self, pairs: Sequence[tuple[int, str]]) -> None:
        """Append what was noted in another process. ValueError: it cannot follow on this."""
        for pair in pairs:
            if type(pair) is not tuple or [type(part) for part in pair] != [int, str]:
                raise ValueError(f"{pair!r} is no pair of a tick and a text")
            tick, text = pair
            if self._ticks and tick <= self._ticks[-1]:
                raise ValueError(f"what is printed at tick {tick} comes too late")
            self.note(tick, text)

    def lines_at(self, tick: int) -> tuple[str, ...]:
        """The newest lines that were printed up to a tick."""
        texts = list[str]()
        ends = 0
        for number in range(bisect_right(self._ticks, tick) - 1, -1, -1):
            texts.append(self._texts[number])
            ends += self._texts[number].count("\n")
            if ends > MOST_LINES:
                break
        lines = "".join(reversed(texts)).removesuffix("\n").split("\n")
        if lines == [""] and not texts:
            return ()
        return tuple(visible(line.expandtabs(TAB)) for line in lines[-MOST_LINES:])


def _newest(text: str) -> str:
    """The newest lines of a text, none of them too long."""
    lines = text.replace("\r\n", "\n").split("\n")
    return "\n".join(_cut(line) for line in lines[-MOST_LINES - 1 :])


def _cut(line: str) -> str:
    """A line; if it is too long, its beginning and "…"."""
    return line if len(line) <= LONGEST_LINE else f"{line[: LONGEST_LINE - 1]}…"
