"""Values that may change, frozen: copied into values that never do and that have a hash.

Only Python's own kinds of containers and data classes are looked into, and none that is built on
them: a kind of list with an attribute of its own keeps more than its entries.
"""

from __future__ import annotations

import dataclasses
from collections import Counter, OrderedDict, defaultdict, deque
from collections.abc import Callable
from enum import Enum
from types import FunctionType, MemberDescriptorType
from typing import Any

DICTIONARIES = (dict, Counter, defaultdict, OrderedDict)
SETS = (set, frozenset)
_ROWS = (tuple, list, deque)
_PLAIN = frozenset([int, bool, float, complex, str, bytes, type(None), type(...)])
DEEPEST = 8


@dataclasses.dataclass(frozen=True)
class Opaque:
    """Stands for a value that cannot be compared, so that nothing can be proven with it."""

    said: str

    def __repr__(self) -> str:
        return f"<{self.said}>"


class Look:
    """One look at a memory. ``is_certain`` until it meets what cannot be compared for certain."""

    def __init__(self) -> None:
        self.is_certain = True
        self._met: set[int] = set()

    def meet(self, value: object) -> None:
        """Take note of a value that may change. Met twice, a change in one place is one in the other."""
        if id(value) in self._met:
            self.is_certain = False
        self._met.add(id(value))

    def opaque(self, value: object) -> Opaque:
        """What stands for a value that cannot be looked into."""
        self.is_certain = False
        return Opaque(type(value).__name__)


def never_changes(value: Any) -> bool:
    """Whether nothing in a value can ever change, as in numbers, texts and tuples of them."""
    kind = type(value)
    if kind in _PLAIN:
        return True
    if kind is tuple:
        return all(map(never_changes, value))
    if isinstance(value, Enum):
        return all(name == "__objclass__" or never_changes(part) for name, part in vars(value).items())
    return False


def frozen(value: Any, look: Look | None = None, depth: int = 0) -> Any:
    """A copy of a value that never changes: lists as tuples, sets and dictionaries likewise.

    What cannot be looked into (an open file, an iterator, dice inside a list), and what is
    nested deeper than eight levels, becomes an ``Opaque``.
    """
    look = look or Look()
    try:
        return value if never_changes(value) else _frozen(value, look, depth)
    except Exception:
        # A field that is not set yet, or a learner's own kind of thing that fails.
        return look.opaque(value)


def can_be_entered(value: Any) -> bool:
    """Whether a value is one of Python's containers and keeps its entries and nothing else."""
    kind = type(value)
    if kind is defaultdict and not _makes_the_same(value.default_factory):
        return False
    is_known = kind in _ROWS or kind in DICTIONARIES or kind in SETS
    return is_known and not getattr(value, "__dict__", None)


def _frozen(value: Any, look: Look, depth: int) -> Any:
    if depth == DEEPEST:
        return look.opaque(value)

    def inside(part: Any) -> Any:
        return frozen(part, look, depth + 1)

    if _is_card(value):
        if not type(value).__dataclass_params__.frozen:
            look.meet(value)
        fields = ((field.name, getattr(value, field.name)) for field in dataclasses.fields(value))
        return _unless_opaque((type(value).__name__, *map(inside, fields)))
    if not can_be_entered(value):
        return look.opaque(value)
    return _unless_opaque(_entered(value, look, inside))


def _entered(value: Any, look: Look, inside: Callable[[Any], Any]) -> Any:
    """The frozen copy of a container. ``inside`` freezes an entry."""
    kind = type(value)
    if kind not in (tuple, frozenset):
        look.meet(value)
    if kind in SETS:
        # Equal sets may go round in different orders, and here nobody knows who asks (see set_order).
        look.is_certain = False
        return frozenset(map(inside, value))
    if kind in DICTIONARIES:
        return tuple((inside(key), inside(entry)) for key, entry in value.items())
    if kind is deque and value.maxlen is not None:
        look.is_certain = False
    return tuple(map(inside, value))


def _is_card(value: Any) -> bool:
    """Whether a value is a data class that keeps its fields and nothing else."""
    if not dataclasses.is_dataclass(value) or isinstance(value, type):
        return False
    kinds = [kind for kind in type(value).__mro__ if kind is not object]
    parts = [part for kind in kinds for part in vars(kind).items()]
    slots = {name for name, part in parts if type(part) is MemberDescriptorType}
    kept = slots.union(getattr(value, "__dict__", ()))
    is_all_fields = kept <= {field.name for field in dataclasses.fields(value)}
    return is_all_fields and all("__dataclass_fields__" in vars(kind) for kind in kinds)


def _makes_the_same(factory: Any) -> bool:
    """Whether what a defaultdict calls for a new entry certainly keeps nothing from call to call."""
    if isinstance(factory, FunctionType):
        return not (factory.__closure__ or factory.__defaults__ or factory.__kwdefaults__)
    return factory is None or factory in (int, float, str, bool, tuple, *DICTIONARIES, *_ROWS, *SETS)


def _unless_opaque(container: Any) -> Any:
    """The container, or Opaque where any part of it is: opaqueness must not hide inside."""
    parts = (part for entry in container for part in (entry if isinstance(entry, tuple) else (entry,)))
    return next((part for part in parts if isinstance(part, Opaque)), container)
