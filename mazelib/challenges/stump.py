"""Stumps a rule: looks for the smallest map on which it never arrives, though there is a way.

1. Make a map by chance. If its a can be reached, but the rule circles, stands still or stops there,
   that is a proof.
2. Make the map smaller as long as it is still a proof.
3. Repeat this many times, and keep the smallest map.
"""

import random
from collections.abc import Generator, Iterator
from dataclasses import dataclass
from functools import partial

from mazelib.challenges.small_maps import is_narrow, random_map
from mazelib.challenges.smaller import smaller
from mazelib.challenges.walks import WalkBegins, walked
from mazelib.maps import reach
from mazelib.maps.heya import Heya
from mazelib.values.pausing import Pausing
from mazelib.walking.doubt import Doubt
from mazelib.walking.strategy import StrategyEndedError, StrategyError
from mazelib.walking.verdict import Ending

#: How many maps are made in a stage.
MAPS_IN_A_STAGE = 5_000
#: The search ends after this many maps in a row that beat the rule, but are no smaller.
ENOUGH_IN_VAIN = 200
#: A walk takes at most this many ticks: more than any circle on these maps has.
MOST_TICKS = 4_000


@dataclass(frozen=True)
class SearchStage:
    """Which maps are made: their sizes across and down, and whether they have only corridors."""

    narrow: bool
    sizes: tuple[tuple[int, int], ...]


#: Corridors come first, since there a class sees best what is wrong. If none beats the rule,
#: maps may have open squares, too, and in the last stage they may be larger.
STAGES = (
    SearchStage(True, ((5, 3),)),
    SearchStage(False, ((3, 3), (4, 3), (4, 4))),
    SearchStage(False, ((6, 5), (7, 7), (9, 9))),
)
#: How large a map is: the number of its places, and of those that are floor.
Size = tuple[int, int]
#: No map is smaller than this: a start, an a, and wall around them.
LEAST_SIZE: Size = (12, 2)


@dataclass(frozen=True)
class Stumped:
    """A map on which a rule never arrives, and why: how the walk ended, or what stopped it."""

    heya: Heya
    why: Ending | StrategyError

    @property
    def size(self) -> Size:
        """How large the map is."""
        return self.heya.places.count, self.heya.floor.count(1)


class Search:
    """A search for the smallest map on which a rule never arrives. All chance comes from the seed.

    ``walks`` is how often the rule has walked so far. ``doubt`` is why one of the walks proved
    nothing, if that is known. The search ``is_over`` once the rule had to be ended, since that
    takes seconds each time.
    """

    def __init__(self, begin_walk: WalkBegins, seed: int) -> None:
        self._begin_walk = begin_walk
        self._seed = seed
        self.walks = 0
        self.doubt: Doubt | None = None
        self.is_over = False

    def results(self) -> Iterator[Stumped | None]:
        """Search. Yields each result with a smaller map than all before, and None in between.

        A stage takes place only if the stages before it found nothing.
        """
        rng = random.Random(self._seed)
        for stage in STAGES:
            least_size = yield from self._results_of_stage(stage, rng)
            if least_size:
                return

    def _results_of_stage(
        self, stage: SearchStage, rng: random.Random
    ) -> Generator[Stumped | None, None, Size | None]:
        """The results of one stage. Returns the least size of their maps; None if there are none.

        The stage ends early if no map can be smaller, or if no smaller map was found for long.
        """
        least_size: Size | None = None
        in_vain = 0
        for _number in range(MAPS_IN_A_STAGE):
            heya = random_map(rng, *rng.choice(stage.sizes))
            found = yield from self._stumped_on(heya, stage)
            if found is None:
                continue
            in_vain += 1
            if least_size is None or found.size < least_size:
                least_size = found.size
                in_vain = 0
                yield found
            if self.is_over or least_size == LEAST_SIZE or in_vain == ENOUGH_IN_VAIN:
                break
        return least_size

    def _stumped_on(self, heya: Heya, stage: SearchStage) -> Pausing[Stumped | None]:
        """The map, made as small as it can be, if the rule never arrives on it; otherwise None."""
        proof_on = partial(self.proof, narrow=stage.narrow)
        why = yield from proof_on(heya)
        if why is None:
            return None
        heya, why = yield from smaller(heya, why, proof_on)
        return Stumped(heya, why)

    def proof(self, heya: Heya, *, narrow: bool = False) -> Pausing[Ending | StrategyError | None]:
        """What proves that the rule never arrives, though there is a way; None: nothing does."""
        if self.is_over or (narrow and not is_narrow(heya)) or reach.unreachable(heya):
            return None
        walk = self._begin_walk(heya, self._seed, MOST_TICKS)
        self.walks += 1
        try:
            ending = yield from walked(walk)
        except StrategyError as error:
            self.is_over = isinstance(error, StrategyEndedError)
            return error
        if walk.tosses or walk.open_doubt:
            self.doubt = walk.doubt
        return ending if ending.is_for_ever else None
