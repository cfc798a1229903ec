"""The lines of a learner's program that ran, as walks and makings record them."""

from dataclasses import dataclass

#: A line of source: the file, as code objects name it, and the number from 1.
Line = tuple[str, int]


@dataclass(frozen=True)
class LinesRun:
    """Which lines of a learner's program ran in one turn of a walk, or in one step of a maker.

    ``lines`` are all that ran, each once, in the order of their first run. ``decided`` is the line
    that answered, or that raised an error. ``spoken_lines`` did something and did not only ask:
    their comments are the caption. ``coins`` are the numbers that coins gave, in order.
    """

    lines: tuple[Line, ...]
    decided: Line
    spoken_lines: tuple[Line, ...] = ()
    coins: tuple[int, ...] = ()
