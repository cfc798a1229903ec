"""A moment: how things stand after one tick, and how they came to stand so.

    tick 12                          tick 13
    (3, 1) facing right   --------->  (3, 2) facing down
                          sensed, turn, moved (or bumped into a wall)
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from mazelib.compass import Heading, Place, Turn
from mazelib.view import View


@dataclass(frozen=True)
class Moment:
    """One tick of a walk.

    ``place``, ``heading``, ``target`` (a letter, None after the last) and ``memory`` are how
    things stand after the tick, ``view`` what the walker senses there. ``before``, ``sensed``,
    ``turn``, ``moved``, ``reached`` and ``memory_before`` tell of the tick itself, the way
    from the last moment to this one. At tick 0 there was none: the first three are None, and
    ``memory_before`` is empty.
    """

    tick: int
    place: Place
    heading: Heading
    target: str | None
    view: View
    memory: dict[str, Any]
    before: tuple[Place, Heading] | None = None
    sensed: View | None = None
    turn: Turn | None = None
    moved: bool = False
    reached: str | None = None
    memory_before: dict[str, Any] = field(default_factory=dict)
