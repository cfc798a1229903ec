"""How long a tick takes with a learner's strategy that remembers much: part of bench."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator

from mazelib.compass import TURNED, Heading, Place, Turn, stepped
from mazelib.heya import Heya
from mazelib.makers import MAKERS
from mazelib.makers.goals import made_heya
from mazelib.view import View
from mazelib.walk import Walk

TICKS = 100


class CountsVisits:
    """Goes where it has been least, as in the README."""

    def __init__(self) -> None:
        self.visits: dict[Place, int] = {}

    def turn(self, view: View, place: Place, heading: Heading) -> Turn:
        self.visits[place] = self.visits.get(place, 0) + 1
        ways = [turn for turn in Turn if view.is_open(turn)]
        return min(ways, key=lambda turn: self.visits.get(stepped(place, TURNED[heading][turn]), 0))


class ListsHeadings(CountsVisits):
    """The same with a list of headings at every place: entries that can change in themselves."""

    def __init__(self) -> None:
        self.headings: dict[Place, list[Heading]] = {}

    def turn(self, view: View, place: Place, heading: Heading) -> Turn:
        self.headings.setdefault(place, []).append(heading)
        ways = [turn for turn in Turn if view.is_open(turn)]
        return min(ways, key=lambda turn: len(self.headings.get(stepped(place, TURNED[heading][turn]), ())))


def remembering() -> Iterator[tuple[str, str, str]]:
    """Milliseconds a tick, recorded, on a dug maze of 100 × 100 rooms."""
    made = MAKERS["dig"].make(100, 100, random.Random(1), recorded=False)
    made.run()
    heya = made_heya(made.field, made.floor)
    for name, kind, sizes in (("counts", CountsVisits, (2000, 6000)), ("lists", ListsHeadings, (2000,))):
        for size in sizes:
            wanted = "under 0.5 ms" if size == 2000 else ""
            yield (
                f"{name} at {size:,} places, a tick",
                f"{1000 * seconds_a_tick(heya, kind(), size):.2f} ms",
                wanted,
            )


def seconds_a_tick(heya: Heya, strategy: CountsVisits, size: int) -> float:
    """The mean of some ticks once the strategy remembers so many places."""
    walk = Walk(heya, strategy, limit=1_000_000)
    (memory,) = vars(strategy).values()
    while len(memory) < size:
        walk.advance(TICKS)
    begun = time.perf_counter()
    walk.advance(TICKS)
    return (time.perf_counter() - begun) / TICKS
