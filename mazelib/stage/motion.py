"""Motion: how far the walker has come on its way into the tick that is shown.

It moves smoothly when the speed leaves time for it, and jumps when it does not.
"""

from __future__ import annotations

#: Seconds that a move may take at the most; and the speed, in ticks a second, from which on it jumps.
LONGEST_MOVE = 0.3
JUMPS_FROM = 15.0


class Motion:
    """Follows the tick that is shown."""

    def __init__(self) -> None:
        self._tick = 0
        self._seconds = LONGEST_MOVE
        self._takes = LONGEST_MOVE

    def follow(self, tick: int, speed: float, seconds: float, *, new_run: bool) -> None:
        """Take in the tick that is shown now, so many seconds after the last frame."""
        self._seconds += seconds
        if tick == self._tick and not new_run:
            return
        is_next = tick == self._tick + 1 and not new_run
        self._tick = tick
        jumps = speed >= JUMPS_FROM or not is_next
        self._takes = LONGEST_MOVE if jumps else min(LONGEST_MOVE, 0.8 / speed)
        self._seconds = self._takes if jumps else 0.0

    @property
    def phase(self) -> float:
        """0 when the move begins, 1 when the walker has arrived."""
        return min(1.0, self._seconds / self._takes)
