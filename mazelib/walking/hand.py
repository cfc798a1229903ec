"""The hand on the wall: which hand a walk keeps there is told by its turns, not by its rule.

       right hand                     left hand
    1. right is open: turn right      left is open: turn left
    2. front is open: go ahead        front is open: go ahead
    3. otherwise turn left            otherwise turn right
"""

from mazelib.grid.compass import Turn, turn_between
from mazelib.walking.timeline import Timeline
from mazelib.walking.view import View


def turn_along_wall(view: View, hand: Turn) -> Turn:
    """The turn that keeps a hand, Turn.RIGHT or Turn.LEFT, on the wall."""
    is_open = view.right if hand is Turn.RIGHT else view.left
    if is_open:
        return hand
    if view.front:
        return Turn.AHEAD
    return Turn.LEFT if hand is Turn.RIGHT else Turn.RIGHT


class HandOnWall:
    """The hand that a walk keeps on the wall. While the recording grows, it looks on.

    ``expected`` is the hand that it is to be, as long as every turn would fit both.
    """

    def __init__(self, timeline: Timeline, expected: Turn) -> None:
        self._timeline = timeline
        self._fitting = [expected, Turn.LEFT if expected is Turn.RIGHT else Turn.RIGHT]
        self._looked_at = 0

    @property
    def hand(self) -> Turn | None:
        """The hand that fits every turn recorded so far; None: neither does."""
        timeline = self._timeline
        while self._fitting and self._looked_at < timeline.last:
            tick = self._looked_at
            turn = turn_between(timeline.heading(tick), timeline.heading(tick + 1))
            view = timeline.view(tick)
            self._fitting = [hand for hand in self._fitting if turn_along_wall(view, hand) is turn]
            self._looked_at += 1
        return self._fitting[0] if self._fitting else None
