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

from mazelib.challenges.small_maps import Work, is_narrow, random_map, smaller
from mazelib.heya import Heya
from mazelib.routes import unreachable
from mazelib.strategies import Strategy
from mazelib.timeline import Ending, Verdict
from mazelib.walk import AT_ONCE, Walk

#: For each stage: whether there are corridors only; the sizes; how many maps are tried, and after one is
#: found how many more; how many places are too many. (Of odd sizes, corridors have a room at each end.)
STAGES = (
    (True, (3, 5), 400, 200, 31), (False, (2, 3, 4, 5), 15_000, 3_000, 50),
    (True, (5, 7, 9), 4_000, 500, 122), (False, (6, 7, 8, 9), 4_000, 500, 122),
)  # fmt: skip
#: More ticks than a circle on such maps has.
LIMIT = 4_000


class Found(NamedTuple):
    """A map, and how it is proven that a rule never arrives there."""

    heya: Heya
    ending: Ending


def proof(heya: Heya, strategy: Strategy) -> Work[Ending | None]:
    """How it is proven that a strategy never arrives though there is a way; None if it is not."""
    walk = Walk(heya, strategy, LIMIT, recorded=False)
    while walk.ending is None:
        walk.advance(AT_ONCE)
        yield
    is_proven = walk.ending.verdict is Verdict.CIRCLING and not unreachable(heya)
    return walk.ending if is_proven else None


def stumped(fresh: Callable[[], Strategy], seed: int) -> Iterator[Found | None]:
    """Search; again and again None, and whenever a map is found that is smaller than all before, that."""
    rng, best = random.Random(seed), list[Found]()
    for narrow, sizes, tries, more, too_many in STAGES:

        def shows(heya: Heya, narrow: bool = narrow) -> Work[bool]:
            return (not narrow or is_narrow(heya)) and (yield from proof(heya, fresh())) is not None

        while tries:
            tries -= 1
            heya = random_map(rng, rng.choice(sizes), rng.choice(sizes), narrow=narrow)
            if (yield from shows(heya)):
                heya = yield from smaller(heya, shows)
                ending = yield from proof(heya, fresh())
                if ending and _size(heya) < min([(too_many, 0), *(_size(each.heya) for each in best)]):
                    best, tries = [Found(heya, ending)], more
                    yield best[0]
        if best:
            return


def _size(heya: Heya) -> tuple[int, int]:
    """All places, and how many of them are floor."""
    return len(heya.floor), heya.floor.count(1)
