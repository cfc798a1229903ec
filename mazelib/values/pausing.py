"""Functions that take long, and pause again and again so that a window can draw meanwhile."""

from collections.abc import Generator
from typing import TypeVar

Answer = TypeVar("Answer")
#: What such a function returns: a generator that yields at each pause, and returns the answer.
Pausing = Generator[None, None, Answer]


def finished(pausing: Generator[object, None, Answer]) -> Answer:
    """Wait for the answer of a function that pauses."""
    while True:
        try:
            next(pausing)
        except StopIteration as end:
            answer: Answer = end.value
            return answer
