"""The lines of a text file, and which lines of a program ran."""

from dataclasses import dataclass

#: A line of source: the file, as code objects name it, and the number from 1.
Line = tuple[str, int]

_BYTE_ORDER_MARK = "\ufeff"


@dataclass(frozen=True)
class Ran:
    """What ran of a learner's program in one turn of a walk, or in one step of a making.

    ``lines`` ran, in the order in which each did so first. ``decided`` is the line that answered,
    or raised. The comments of the ``spoken_lines`` are the caption: these lines did something,
    others only asked. ``coins`` is what each coin gave that was tossed, in order.
    """

    lines: tuple[Line, ...]
    decided: Line
    spoken_lines: tuple[Line, ...] = ()
    coins: tuple[int, ...] = ()


def lines_of(text: str) -> list[str]:
    """The lines of a file as an editor shows them: no other line ends that Unicode knows.

    A byte-order mark in front is left out. Text without a line end is one line.
    """
    text = text.removeprefix(_BYTE_ORDER_MARK)
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    return text.split("\n")
