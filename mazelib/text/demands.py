"""Demands: what the numbers and names that a script or a command line gives have to be."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from math import inf

from mazelib.text.sentences import _

#: The sentence about a value that is not a text.
WRITE_A_TEXT = _("{name}={value!r} is wrong: write a text in quotes.")


@dataclass(frozen=True)
class Demand:
    """What one attribute has to be.

    If the demand is not met, the ``sentence`` is said. It has gaps for the attribute's {name} and
    its {value}; ``gaps`` fills any others.
    """

    name: str
    is_met: bool
    sentence: str
    gaps: Mapping[str, object] = field(default_factory=dict)


def check(given: object, demands: Iterable[Demand]) -> None:
    """ValueError for the first demand that the attributes of ``given`` do not meet."""
    for demand in demands:
        if not demand.is_met:
            value = getattr(given, demand.name)
            sentence = demand.sentence.format(name=demand.name, value=value, **demand.gaps)
            raise ValueError(sentence)


def are_sizes(sizes: object, least: float = -inf, most: float = inf) -> bool:
    """Whether a value is a list of sizes of mazes: one pair of numbers or more, all in the limits.

    Sizes and limits are in rooms.
    """
    if not isinstance(sizes, (list, tuple)) or not sizes:
        return False
    return all(_is_size(size, least, most) for size in sizes)


def _is_size(size: object, least: float, most: float) -> bool:
    """Whether a value is a pair of whole numbers in the limits. True and False do not count."""
    if not isinstance(size, tuple) or len(size) != 2:
        return False
    return all(type(rooms) is int and least <= rooms <= most for rooms in size)
