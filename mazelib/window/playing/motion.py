"""The motion in the half that is shown: how far what moves there has come.

    the half comes     the walker has come there       all is as it is
        |------ move ------|---------- pop -----------|
        |------ flip ------|

``phase``, ``popped`` and ``flipped`` go from 0 to 1. After a jump, nothing moves: all are 1.
"""

#: How long it takes a control point to pop, and a ring to draw itself.
POP_SECONDS = 0.6


class Motion:
    """What moves in one half. It knows seconds, and neither scene nor speed."""

    def __init__(self) -> None:
        #: How long the half has been shown.
        self.seconds = 0.0
        self._move_seconds = 0.0  # for the whole move into its tick; 0 if nobody moves
        self._is_next_half = False  # it came after the half before, and not after a jump

    @property
    def has_move(self) -> bool:
        """Whether the walker came to this half by a move, which may be over."""
        return self._move_seconds > 0

    @property
    def phase(self) -> float:
        """How far the move into the tick has come."""
        if self.seconds >= self._move_seconds:
            return 1.0
        return self.seconds / self._move_seconds

    @property
    def popped(self) -> float:
        """How far the picture of what happens where the walker has come to has come itself."""
        if not self.has_move:
            return 1.0
        return max(0.0, min(1.0, (self.seconds - self._move_seconds) / POP_SECONDS))

    def flipped(self, change_seconds: float) -> float:
        """How far what changes in this half has come, if that takes so many seconds."""
        if not self._is_next_half:
            return 1.0
        return min(1.0, self.seconds / change_seconds)

    def begin(self, move_seconds: float, *, is_next_half: bool) -> None:
        """Another half is shown from now on."""
        self.seconds = 0.0
        self._move_seconds = move_seconds
        self._is_next_half = is_next_half

    def elapse(self, seconds: float) -> None:
        """Let time pass."""
        self.seconds += seconds

    def end_move(self) -> None:
        """The walker is there at once."""
        self.seconds = max(self.seconds, self._move_seconds)

    def take_at_least(self, seconds: float) -> float:
        """Let the move take so long at least; return how much longer that is than it was."""
        longer = max(0.0, seconds - self._move_seconds)
        self._move_seconds += longer
        return longer
