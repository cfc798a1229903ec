"""Stump: look for the smallest map on which a rule never arrives, though there is a way.

    1. Make a map by chance. Can its a be reached, and does the rule walk in a circle? That is a proof.
    2. Make it smaller, as long as both are so.
    3. Keep the smallest of many.

First small mazes of corridors are tried: on these a class sees best what is wrong. Only if there is none,
maps with open squares; and at last larger ones of both kinds.
"""

import random
from collections.abc import Callable, Iterator
from functools import partial

from mazelib.challenges.small_maps import Work, is_narrow, random_map, smaller, walked
from mazelib.heya import Heya
from mazelib.routes import unreachable
from mazelib.strategies import Strategy
from mazelib.timeline import Ending, Verdict
from mazelib.walk import Walk

#: For each stage: whether there are corridors only; widths and heights; how many maps are tried. (Of odd
#: sizes, corridors have a room at each end.)
STAGES = (
    (True, (5,), (3,), 500),
    (False, (3, 4), (3, 4), 8_000),
    (True, (5, 7, 9), (5, 7, 9), 4_000),
    (False, (5, 6, 7, 8, 9), (5, 6, 7, 8, 9), 4_000),
)
#: More ticks than a circle on such maps has.
LIMIT = 4_000
#: A map, and how it is proven that a rule never arrives there.
Found = tuple[Heya, Ending]
Fresh = Callable[[], Strategy]


def proof(fresh: Fresh, heya: Heya, *, narrow: bool = False) -> Work[Ending | None]:
    """How it is proven that a rule never arrives though there is a way; None if it is not."""
    if narrow and not is_narrow(heya):
        return None
    ending = yield from walked(Walk(heya, fresh(), LIMIT, recorded=False))
    return ending if ending.verdict is Verdict.CIRCLING and not unreachable(heya) else None


def stumped(fresh: Fresh, seed: int) -> Iterator[Found | None]:
    """Search; again and again None, and whenever a map is found that is smaller than all before, that."""
    rng, best = random.Random(seed), None
    for narrow, widths, heights, tries in STAGES:
        shows = partial(proof, fresh, narrow=narrow)
        for _ in range(tries):
            heya = random_map(rng, rng.choice(widths), rng.choice(heights), narrow=narrow)
            ending = yield from shows(heya)
            if ending:
                found = yield from smaller(heya, ending, shows)
                if best is None or _size(found[0]) < _size(best[0]):
                    best = found
                    yield best
        if best:
            return


def _size(heya: Heya) -> tuple[int, int]:
    """All places, and how many of them are floor."""
    return len(heya.floor), heya.floor.count(1)
