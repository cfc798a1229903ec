"""Stump: look for the smallest map on which a rule never arrives, though there is a way.

    1. Make a map by chance. Can its a be reached, and does the rule walk in a circle? That is a proof.
    2. Make it smaller, as long as both are so.
    3. Keep the smallest of many.

First mazes of corridors are tried, up to a small size: on these a class sees best what is wrong. Only if
there is none, maps with open squares; and at last larger ones of both kinds.
"""

import random
from collections.abc import Callable, Iterator
from typing import NamedTuple

from mazelib.challenges.small_maps import is_narrow, random_map, smaller
from mazelib.heya import Heya
from mazelib.routes import unreachable
from mazelib.strategies import Strategy
from mazelib.timeline import Ending, Verdict
from mazelib.walk import Walk


class Stage(NamedTuple):
    """How large random maps are; how many are tried, and after one is found how many more; what is kept."""

    sizes: tuple[int, ...]
    tries: int
    more: int
    narrow: bool
    most_places: int


#: Of odd sizes mazes of corridors have a room at each end.
STAGES = (
    Stage((3, 5), 400, 200, True, 30), Stage((2, 3, 4, 5), 15_000, 3_000, False, 49),
    Stage((5, 7, 9), 4_000, 500, True, 121), Stage((6, 7, 8, 9), 4_000, 500, False, 121),
)  # fmt: skip
#: More ticks than a circle on such maps has.
LIMIT = 4_000


def proof(heya: Heya, strategy: Strategy) -> Ending | None:
    """How it is proven that a strategy never arrives though there is a way; None if it is not."""
    if unreachable(heya):
        return None
    ending = Walk(heya, strategy, LIMIT, recorded=False).run()
    return ending if ending.verdict is Verdict.CIRCLING else None


def stumped(fresh: Callable[[], Strategy], seed: int) -> Iterator[Heya | None]:
    """After each map that is tried the smallest one found so far; None as long as there is none."""
    rng, best = random.Random(seed), list[Heya]()
    for stage in STAGES:
        left = stage.tries

        def shows(heya: Heya, stage: Stage = stage) -> bool:
            return (not stage.narrow or is_narrow(heya)) and proof(heya, fresh()) is not None

        while left:
            left -= 1
            heya = random_map(rng, rng.choice(stage.sizes), rng.choice(stage.sizes), narrow=stage.narrow)
            if shows(heya):
                *_, found = heya, *smaller(heya, shows)
                if _size(found)[0] <= stage.most_places and (not best or _size(found) < _size(best[-1])):
                    best.append(found)
                    left = stage.more
            yield best[-1] if best else None
        if best:
            return


def _size(heya: Heya) -> tuple[int, int]:
    """All places, and how many of them are floor."""
    return len(heya.floor), heya.floor.count(1)
