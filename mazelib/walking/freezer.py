"""Freezes plain values into bytes, and thaws them again, by Python's pickle.

A frozen memory is a tuple of dicts from names to values: ``freeze({"steps": 3})`` in ``memory``
gives these bytes.

    80 05                        protocol 5
    95 10 00 00 00 00 00 00 00   16 bytes follow
    7d 94                        an empty dict (94: it gets a number, in case it comes again)
    8c 05 73 74 65 70 73 94      the text of 5 letters "steps"
    4b 03                        the number 3
    73                           put it into the dict under this name
    85 94                        a tuple of this one dict
    2e                           the end

Of a value that is not plain, only the name of its class is written, and perhaps its own attributes.
Only what stands in ``_MAKERS`` is ever called to thaw them.
"""

import pickle
from collections import Counter, defaultdict, deque
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from io import BytesIO
from types import MemberDescriptorType
from typing import cast

from mazelib.grid.compass import Explored, Heading, Turn
from mazelib.text.characters import visible
from mazelib.walking.view import View

#: A frozen memory has at most this many bytes: some 100,000 values.
MOST_BYTES_OF_A_MEMORY = 1_000_000


class Kept(str):
    """Stands in a frozen memory for a value that is not plain, and names its class: "(Dice)"."""


class Unseen(Kept):
    """Stands for a whole memory that cannot be looked at, and says why: "(too long ago)"."""


@dataclass(frozen=True)
class FrozenLog:
    """Stands in a memory for a list of which some ``pieces`` are frozen already (see memory_log).

    ``newest`` are the values after them. Thawed, it is a plain list again.
    """

    pieces: tuple[bytes, ...]
    newest: list[object]


def joined(pieces: tuple[bytes, ...], newest: list[object]) -> list[object]:
    """The list that was frozen as these pieces and its newest values."""
    values: list[object] = []
    for piece in pieces:
        for value in thaw(piece).values():
            assert isinstance(value, list)
            values.extend(value)
    return values + newest


#: How a value is made again: by what, of which arguments, and perhaps with which attributes.
_Recipe = (
    tuple[Callable[..., object], tuple[object, ...]] | tuple[type, tuple[object, ...], object]
)


def _of_number(value: Heading | Turn | Explored) -> _Recipe:
    return type(value), (vars(value)["_value_"],)


def _of_fields(value: View) -> _Recipe:
    return View, tuple(vars(value).values())


def _of_pieces(log: FrozenLog) -> _Recipe:
    return joined, (log.pieces, log.newest)


def _as_list(values: Iterable[object]) -> _Recipe:
    return list, (list(values),)


def _as_dict(values: Mapping[object, object]) -> _Recipe:
    return dict, (dict(values),)


#: How plain values are made again that pickle does not know by itself. Each class stands here by
#: its id, because a learner's class may claim to be equal to it.
_RECIPES: dict[int, Callable[..., _Recipe]] = {
    id(Heading): _of_number,
    id(Turn): _of_number,
    id(Explored): _of_number,
    id(View): _of_fields,
    id(FrozenLog): _of_pieces,
    id(deque): _as_list,
    id(Counter): _as_dict,
    id(defaultdict): _as_dict,
}
#: All that makes a value again, by its id. Nothing else is ever called for what was frozen.
_MAKERS: dict[int, Callable[..., object]] = {
    id(maker): maker
    for maker in (Heading, Turn, Explored, View, Kept, Unseen, list, dict, joined)
}


def thaw(frozen: bytes) -> dict[str, object]:
    """The names and values that were frozen; every call makes fresh values."""
    if not frozen:
        return {}
    names: dict[str, object] = {}
    for kept in _Thawer(BytesIO(frozen)).load():
        for name, value in kept.items():
            names[visible(str(name))] = value
    return names


class TooMuchError(Exception):
    """What is to be frozen takes more bytes than it may."""


class Written:
    """What was frozen so far. A memory that is too large is frozen no further."""

    def __init__(self) -> None:
        self.content = bytearray()

    def write(self, part: bytes) -> None:
        """Append a part. TooMuchError: now it is too large."""
        self.content += part
        if len(self.content) > MOST_BYTES_OF_A_MEMORY:
            raise TooMuchError


class Freezer(pickle.Pickler):
    """Writes plain values, and the names and attributes of others."""

    def __init__(self, written: Written, is_own_class: Callable[[type], bool]) -> None:
        super().__init__(written, protocol=5)
        self._is_own_class = is_own_class
        #: The name of the first class whose values are not plain; None if there is none.
        self.first_odd_kind: str | None = None

    def reducer_override(self, value: object) -> _Recipe:
        """The recipe of a value that pickle does not know by itself. Pickle calls this.

        NotImplemented: pickle is to write it as usual, a text as a text and a class by its name.
        """
        kind = type(value)
        recipe = _RECIPES.get(id(kind))
        if recipe:
            return recipe(value)
        if kind is Kept or kind is Unseen or id(value) in _MAKERS:
            return cast(_Recipe, NotImplemented)  # mypy's types of pickle do not know it.
        if self.first_odd_kind is None:
            self.first_odd_kind = kind.__name__
        stand_in = (f"({kind.__name__})",)
        if self._is_own_class(kind):
            return Kept, stand_in, attributes_of(value)
        return Kept, stand_in


def attributes_of(value: object) -> dict[str, object]:
    """What an object of the learner's keeps as attributes, by name, those in its slots too."""
    attributes = dict(getattr(value, "__dict__", {}))
    for kind in type(value).__mro__:
        if "__slots__" not in vars(kind):
            continue
        for name, slot in vars(kind).items():
            if isinstance(slot, MemberDescriptorType):
                with suppress(AttributeError):  # It was given no value yet.
                    attributes[name] = slot.__get__(value)
    return attributes


class _Thawer(pickle.Unpickler):
    """Makes plain values again, and nothing else, whatever the bytes say."""

    def find_class(self, module: str, name: str) -> Callable[..., object]:
        """What makes plain values, by its name. UnpicklingError: this does not."""
        for maker in _MAKERS.values():
            if (maker.__module__, maker.__name__) == (module, name):
                return maker
        raise pickle.UnpicklingError(f"{module}.{name} is no class of plain values")
