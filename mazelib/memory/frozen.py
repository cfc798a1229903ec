"""Values that may change, frozen: copied into values that never do and that have a hash."""

from __future__ import annotations

import dataclasses
from collections import deque
from enum import Enum
from typing import Any

_NEVER_CHANGES = (int, float, complex, str, bytes, type(None), Enum)
_PLAIN = frozenset(_NEVER_CHANGES)
_DEEPEST = 8


@dataclasses.dataclass(frozen=True)
class Opaque:
    """Stands for a value that cannot be compared, so that nothing can be proven with it."""

    said: str

    def __repr__(self) -> str:
        return f"<{self.said}>"


def frozen(value: Any, depth: int = 0) -> Any:
    """A copy of a value that never changes: lists as tuples, sets and dictionaries likewise.

    What cannot be looked into (an open file, an iterator, dice inside a list), and what is
    nested deeper than eight levels, becomes an ``Opaque``.
    """
    if type(value) in _PLAIN or isinstance(value, _NEVER_CHANGES):
        return value
    try:
        return _frozen(value, depth)
    except Exception:
        # A field that is not set yet, or a learner's own kind of list that fails.
        return Opaque(type(value).__name__)


def _frozen(value: Any, depth: int) -> Any:
    if depth == _DEEPEST:
        return Opaque(type(value).__name__)
    if isinstance(value, (tuple, list, deque)):
        return _unless_opaque(tuple(frozen(entry, depth + 1) for entry in value))
    if isinstance(value, (set, frozenset)):
        return _unless_opaque(frozenset(frozen(entry, depth + 1) for entry in value))
    if isinstance(value, dict):
        entries = value.items()
        return _unless_opaque(tuple((frozen(k, depth + 1), frozen(v, depth + 1)) for k, v in entries))
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        fields = ((field.name, getattr(value, field.name)) for field in dataclasses.fields(value))
        return _unless_opaque((type(value).__name__, *(frozen(pair, depth + 1) for pair in fields)))
    return Opaque(type(value).__name__)


def _unless_opaque(container: Any) -> Any:
    """The container, or Opaque where any part of it is: opaqueness must not hide inside."""
    parts = (part for entry in container for part in (entry if isinstance(entry, tuple) else (entry,)))
    return next((part for part in parts if isinstance(part, Opaque)), container)
