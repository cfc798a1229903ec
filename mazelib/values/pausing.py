"""Functions that take long: they pause again and again, so that a window can draw in between."""

from collections.abc import Generator
from typing import TypeVar

Answer = TypeVar("Answer")
#: What such a function returns: it yields whenever it pauses, and has its answer at last.
Pausing = Generator[None, None, Answer]


def finished(pausing: Generator[object, None, Answer]) -> Answer:
    """The answer of a function that pauses, for those who have the time to wait for it."""
    while True:
        try:
            next(pausing)
        except StopIteration as end:
            answer: Answer = end.value
            return answer
