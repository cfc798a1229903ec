"""The lines of a learner's program that ran, as walks and makings record them."""

from dataclasses import dataclass, fields
from functools import cached_property, lru_cache

#: A line of source: the file, as code objects name it, and the number from 1.
Line = tuple[str, int]
#: The fields of a LinesRun in their order. Only this file goes by the order, all others by names.
PlainLinesRun = tuple[tuple[Line, ...], Line, tuple[Line, ...], tuple[int, ...]]

#: At most this many different values are kept, so that equal ones can be one object.
MOST_KNOWN = 10_000


@dataclass(frozen=True)
class LinesRun:
    """Which lines of a learner's program ran in one turn of a walk, or in one step of a maker.

    ``lines`` are all the lines that ran, each once, in the order of their first run. ``decided`` is
    the line that answered or raised an error. ``spoken_lines`` did something, rather than only ask:
    their comments make the caption. ``coins`` are the results of coin tosses, in order.
    """

    lines: tuple[Line, ...]
    decided: Line
    spoken_lines: tuple[Line, ...] = ()
    coins: tuple[int, ...] = ()

    @cached_property
    def plain(self) -> PlainLinesRun:
        """The same as plain data, to be sent to another process (see ``lines_run_of``)."""
        return self.lines, self.decided, self.spoken_lines, self.coins

    def and_then(self, other: "LinesRun") -> "LinesRun":
        """The lines of two calls in one turn: the second answered."""
        return LinesRun(
            tuple(dict.fromkeys(self.lines + other.lines)),
            other.decided,
            tuple(dict.fromkeys(self.spoken_lines + other.spoken_lines)),
            self.coins + other.coins,
        )


def lines_run_of(plain: PlainLinesRun) -> LinesRun:
    """The LinesRun of this plain data. Equal data gives the same object: recordings stay small.

    ValueError: the data is not what it should be.
    """
    try:
        return _known_lines_run(plain)
    except TypeError:  # It is not made of tuples.
        raise ValueError(f"{plain!r} are not the lines of a turn") from None


@lru_cache(MOST_KNOWN)
def _known_lines_run(plain: PlainLinesRun) -> LinesRun:
    if len(plain) != len(fields(LinesRun)):
        raise ValueError(f"{plain!r} are not the lines of a turn")
    lines_run = LinesRun(*plain)
    for line in (*lines_run.lines, lines_run.decided, *lines_run.spoken_lines):
        if type(line) is not tuple or [type(part) for part in line] != [str, int]:
            raise ValueError(f"{line!r} is not a file and the number of a line")
    if any(type(coin) is not int for coin in lines_run.coins):
        raise ValueError(f"{lines_run.coins!r} are not the numbers of coins")
    return lines_run
