"""Stump a rule: look for the smallest map on which it never arrives though there is a way.

1. Make a map by chance. Can its a be reached, and does the rule walk in a circle? That is a proof.
2. Make it smaller, as long as both are so.
3. Keep the smallest of many.
"""

import random
from collections.abc import Callable, Iterator
from contextlib import nullcontext
from dataclasses import dataclass, replace
from functools import partial

from mazelib.challenges.small_maps import is_narrow, random_map
from mazelib.challenges.smaller import smaller
from mazelib.challenges.walks import Work, walked
from mazelib.maps import reach
from mazelib.maps.heya import Heya
from mazelib.walking.strategy import Strategy
from mazelib.walking.verdict import Ending, Verdict
from mazelib.walking.walk import Running, Walk

#: How many maps are made for a stage.
TRIES = 5_000
#: More ticks than a circle on them has.
LIMIT = 4_000


@dataclass(frozen=True)
class Stage:
    """Which maps are made: ``narrow`` ones have corridors only; of these sizes, across and down."""

    narrow: bool
    sizes: tuple[tuple[int, int], ...]


#: First corridors, on which a class sees best what is wrong. Only if that finds nothing, open
#: squares are allowed, too; and at last larger maps.
STAGES = (
    Stage(True, ((5, 3),)),
    Stage(False, ((3, 3), (4, 3), (4, 4))),
    Stage(False, ((6, 5), (7, 7), (9, 9))),
)


def stumped(
    fresh: Callable[[], Strategy], seed: int, running: Running = nullcontext
) -> Iterator[Heya | None]:
    """Search: a map, its proof noted, whenever it is smaller than all before; else None, often."""
    rng = random.Random(seed)
    for stage in STAGES:
        least_size: tuple[int, int] | None = None
        proven = partial(proof, fresh, narrow=stage.narrow, running=running)
        for _try in range(TRIES):
            heya = random_map(rng, *rng.choice(stage.sizes))
            ending = yield from proven(heya)
            if ending is None:
                continue
            heya, ending = yield from smaller(heya, ending, proven)
            size = heya.places.count, heya.floor.count(1)
            if least_size is None or size < least_size:
                least_size = size
                yield replace(heya, note=ending.words, text="")
        if least_size:
            return


def proof(
    fresh: Callable[[], Strategy],
    heya: Heya,
    *,
    narrow: bool = False,
    running: Running = nullcontext,
) -> Work[Ending | None]:
    """How it is proven that a rule never arrives though there is a way; None if it is not."""
    if narrow and not is_narrow(heya):
        return None
    if reach.unreachable(heya):
        return None
    ending = yield from walked(Walk(heya, fresh(), LIMIT, recorded=False, running=running))
    return ending if ending.verdict is Verdict.CIRCLING else None
