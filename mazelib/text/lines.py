"""The lines of a text file, and which lines of a program ran."""

from dataclasses import dataclass

#: A line of source: the file, as code objects name it, and the number from 1.
Line = tuple[str, int]

_BYTE_ORDER_MARK = "\ufeff"


@dataclass(frozen=True)
class Ran:
    """Which lines of a learner's program ran in one turn of a walk, or in one step of a maker.

    ``lines`` are all that ran, each once, in the order of their first run. ``decided`` is the line
    that answered, or that raised an error. ``spoken_lines`` did something and did not only ask:
    their comments are the caption. ``coins`` are the numbers that coins gave, in order.
    """

    lines: tuple[Line, ...]
    decided: Line
    spoken_lines: tuple[Line, ...] = ()
    coins: tuple[int, ...] = ()


def lines_of(text: str) -> list[str]:
    """The lines of a file as an editor shows them: Unicode's other line ends do not count.

    A byte-order mark at the beginning is left out. Text without a line end is one line.
    """
    text = text.removeprefix(_BYTE_ORDER_MARK)
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    return text.split("\n")
