"""The lines of a learner's program that ran, as walks and makings record them."""

from dataclasses import dataclass, field, fields
from functools import cached_property, lru_cache
from typing import Any

#: A line of source: the file, as code objects name it, and the number from 1.
Line = tuple[str, int]
#: The fields of a LinesRun in their order, not checked yet. (All others go by their names.)
PlainLinesRun = tuple[Any, ...]

#: At most this many different values are kept, so that equal ones can be one object.
MOST_KNOWN = 10_000

#: What becomes of a field if two calls in one turn are put together. (Others: the first's values,
#: then the second's.)
EACH_ONCE = {"two calls": "each once"}
OF_THE_SECOND = {"two calls": "of the second"}
OF_EITHER = {"two calls": "of either"}


@dataclass(frozen=True)
class LinesRun:
    """Which lines of a learner's program ran in one turn of a walk, or in one step of a maker.

    ``lines`` are all the lines that ran, each once, in the order of their first run. ``decided`` is
    the line that answered or raised an error. ``spoken_lines`` did something, rather than only ask:
    their comments make the caption. ``coins`` are the results of coin tosses, in order.
    ``by_chance`` says whether it was given any number by chance.
    """

    lines: tuple[Line, ...] = field(metadata=EACH_ONCE)
    decided: Line = field(metadata=OF_THE_SECOND)
    spoken_lines: tuple[Line, ...] = field(default=(), metadata=EACH_ONCE)
    coins: tuple[int, ...] = ()
    by_chance: bool = field(default=False, metadata=OF_EITHER)

    @cached_property
    def plain(self) -> PlainLinesRun:
        """The same as plain data, to be sent to another process (see ``lines_run_of``)."""
        return tuple(getattr(self, each.name) for each in fields(self))

    def and_then(self, other: "LinesRun") -> "LinesRun":
        """The lines of two calls in one turn: the second answered."""
        together = []
        for each, first, second in zip(fields(self), self.plain, other.plain, strict=True):
            if each.metadata == OF_THE_SECOND:
                together.append(second)
            elif each.metadata == EACH_ONCE:
                together.append(tuple(dict.fromkeys(first + second)))
            elif each.metadata == OF_EITHER:
                together.append(first or second)
            else:
                together.append(first + second)
        return type(self)(*together)


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
    if type(lines_run.by_chance) is not bool:
        raise ValueError(f"{lines_run.by_chance!r} does not say whether there was chance")
    return lines_run
