"""What the numbers and names must be that a script or a command line gives."""

from collections.abc import Iterable
from math import inf

from mazelib.text.sentences import _


def demand(given: object, demands: Iterable[tuple[str, bool, str]]) -> None:
    """ValueError for the first demand that the attributes of ``given`` do not meet.

    A demand is an attribute's name, whether it is right, and in words how to write it.
    """
    for name, is_right, form in demands:
        if not is_right:
            sentence = _("{name}={value!r} is wrong: write {form}.")
            value = getattr(given, name)
            raise ValueError(sentence.format(name=name, value=value, form=form))


def are_sizes(sizes: object, least: float = -inf, most: float = inf) -> bool:
    """Whether these are sizes of mazes in rooms: one pair or more, each number in the limits."""
    if not isinstance(sizes, (list, tuple)) or not sizes:
        return False
    return all(_is_size(size, least, most) for size in sizes)


def _is_size(size: object, least: float, most: float) -> bool:
    """Whether this is a pair of whole numbers (True and False are none), each in the limits."""
    if not isinstance(size, tuple) or len(size) != 2:
        return False
    return all(type(rooms) is int and least <= rooms <= most for rooms in size)
