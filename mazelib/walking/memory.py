"""What a strategy keeps: frozen into bytes at a tick, and compared.

Python's pickle does the freezing. It preserves types, order, and which values are shared, so two
equal frozen memories stand for the same memory. Where that is not certain, there is a ``doubt``.
"""

import pickle
from collections.abc import Mapping
from dataclasses import dataclass

from mazelib.text.characters import visible
from mazelib.walking.doubt import Doubt


class Kept(str):
    """Stands in a frozen memory for a value that is not plain, and names its class: "(Dice)"."""


@dataclass(frozen=True)
class Memory:
    """What a strategy keeps at one moment, frozen (see ``freeze``). Empty bytes: it keeps nothing.

    ``doubt`` says why two equal memories do not prove a circle. It is None if they do.
    """

    frozen: bytes
    doubt: Doubt | None = None


#: The memory of a strategy that keeps nothing.
NOTHING_KEPT = Memory(b"")


def freeze(*kept: Mapping[str, object]) -> bytes:
    """Names and their plain values, as bytes; ``thaw`` makes names and values of them again."""
    return pickle.dumps(kept, protocol=5)


def thaw(frozen: bytes) -> dict[str, object]:
    """The names and values that were frozen; every call makes fresh values."""
    if not frozen:
        return {}
    names: dict[str, object] = {}
    for kept in pickle.loads(frozen):
        for name, value in kept.items():
            names[visible(str(name))] = value
    return names
