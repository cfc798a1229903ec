"""Stump a rule: look for the smallest map on which it never arrives though there is a way.

1. Make a map by chance. Can its a be reached, and does the rule circle or stand still? That is a
   proof.
2. Make the map smaller, as long as it still proves that.
3. Repeat this many times, and keep the smallest map.
"""

import random
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial

from mazelib.challenges.small_maps import is_narrow, random_map
from mazelib.challenges.smaller import smaller
from mazelib.challenges.walks import WalkBegins, walked
from mazelib.maps import reach
from mazelib.maps.heya import Heya
from mazelib.values.pausing import Pausing
from mazelib.walking.verdict import Ending

#: How many maps are made in a stage.
MAPS_IN_A_STAGE = 5_000
#: A walk takes at most this many ticks: more than a circle on these maps has.
MOST_TICKS = 4_000


@dataclass(frozen=True)
class SearchStage:
    """Which maps are made: their sizes, across and down; ``narrow`` ones have corridors only."""

    narrow: bool
    sizes: tuple[tuple[int, int], ...]


#: First come corridors, where a class sees best what is wrong. If none of them beats the rule, maps
#: may have open squares too, and at last they may be larger.
STAGES = (
    SearchStage(True, ((5, 3),)),
    SearchStage(False, ((3, 3), (4, 3), (4, 4))),
    SearchStage(False, ((6, 5), (7, 7), (9, 9))),
)


def stumped(begin_walk: WalkBegins, seed: int) -> Iterator[Heya | None]:
    """Search: yields a map whenever it is smaller than all before, and None often in between.

    The note of the map is its proof. Each stage takes place only if those before found nothing.
    """
    rng = random.Random(seed)
    for stage in STAGES:
        least_size: tuple[int, int] | None = None
        proven = partial(proof, begin_walk, seed, narrow=stage.narrow)
        for _number in range(MAPS_IN_A_STAGE):
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
    begin_walk: WalkBegins, seed: int, heya: Heya, *, narrow: bool = False
) -> Pausing[Ending | None]:
    """The ending that proves that a rule never arrives though there is a way; None: no proof."""
    if narrow and not is_narrow(heya):
        return None
    if reach.unreachable(heya):
        return None
    ending = yield from walked(begin_walk(heya, seed, MOST_TICKS))
    return ending if ending.is_for_ever else None
