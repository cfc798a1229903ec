"""The short form of a value that a strategy keeps: few entries, and nothing that lies too deep."""

from collections import deque
from collections.abc import Collection
from itertools import islice

from mazelib.grid.compass import Explored, Heading, Turn
from mazelib.walking.freezer import Kept

#: The most entries of a remembered value that are shown, and of a value inside another one.
MOST_ENTRIES = 30
MOST_ENTRIES_INSIDE = 5
#: A set of at most so many entries is shown in order; a larger one as Python happens to keep it.
MOST_SORTED = 1000
#: The most letters of a text that are shown, and how deep values inside values are.
MOST_LETTERS = 200
DEEPEST = 3

_BRACKETS = {list: ("[", "]"), deque: ("[", "]"), tuple: ("(", ")")}


def in_short(value: object, level: int = 0) -> str:
    """A remembered value in short: only the last of many entries, and nothing that lies too deep.

    ``level`` says how many other values it lies in.
    """
    if level > DEEPEST:
        return "…"
    if isinstance(value, Kept):
        return str(value)
    if isinstance(value, (Heading, Turn, Explored)):
        return value.word
    if isinstance(value, (dict, list, tuple, set, frozenset, deque)):
        return _entries_in_short(value, level)
    return _plain_in_short(value)


def _plain_in_short(value: object) -> str:
    """A value that holds no others, as Python writes it; or its class, if Python cannot."""
    if isinstance(value, (str, bytes)):
        value = value[: MOST_LETTERS + 1]
    try:
        written = repr(value)
    except ValueError:  # A number of 5,000 digits cannot be written.
        return f"({type(value).__name__})"
    return written if len(written) <= MOST_LETTERS else f"{written[:MOST_LETTERS]}…"


def in_order(entries: Collection[object]) -> Collection[object]:
    """The entries of a set in an order of their own, so that they keep their places; or as given.

    Python keeps a set in no order: a new entry may come between any two.
    """
    if isinstance(entries, (set, frozenset)) and len(entries) <= MOST_SORTED:
        return sorted(entries, key=_in_order)
    return entries


def _in_order(entry: object) -> tuple[bool, float, str]:
    """Numbers first, by size; then all else, as it is written in short."""
    if isinstance(entry, (int, float)):
        return (False, entry, "")
    return (True, 0, in_short(entry))


def _entries_in_short(entries: Collection[object], level: int) -> str:
    if isinstance(entries, (set, frozenset)) and not entries:
        return "set()"
    most = MOST_ENTRIES_INSIDE if level else MOST_ENTRIES
    skipped = max(0, len(entries) - most)
    parts = ["…"] if skipped else []
    for entry in islice(in_order(entries), skipped, None):
        part = in_short(entry, level + 1)
        if isinstance(entries, dict):
            part += f": {in_short(entries[entry], level + 1)}"
        parts.append(part)
    if isinstance(entries, tuple) and len(entries) == 1:
        return f"({parts[0]},)"
    opening, closing = _BRACKETS.get(type(entries), ("{", "}"))
    return f"{opening}{', '.join(parts)}{closing}"
