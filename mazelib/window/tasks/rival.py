"""The rival of a walker: it walks on the same map, by the rule that is to be beaten."""

from mazelib.maps.heya import Heya
from mazelib.walking.moment import Moment
from mazelib.walking.strategy import Strategy
from mazelib.walking.walk import Walk


class Rival:
    """A walk by a rule of the library: it comes as far as it is asked for."""

    def __init__(self, heya: Heya, strategy: Strategy) -> None:
        self._walk = Walk(heya, strategy)
        self._timeline = self._walk.timeline

    def moment(self, tick: int, *, thinks: bool) -> Moment:
        """The same half of a tick as the other walker's. After its end it stands where it came."""
        walk = self._walk
        walk.advance(max(0, tick + 1 - walk.tick))
        goes_round = self._timeline.since is not None
        if tick >= walk.tick and not goes_round:
            return self._timeline.moment(walk.tick)
        return self._timeline.moment(tick, thinks=thinks)
