"""The pace of playing: how fast ticks follow each other, and how long playing rests.

    part of a tick    0 ........ MOVE_PART .... THINK_PART ........ 1
    what is seen      moves into it     looks           thinks

From MELTS_FROM ticks a second on, only the thinking is seen.
"""

from mazelib.window.playing.speeds import FASTEST, next_faster, next_slower, speed_in_words

#: From this many ticks a second on, the halves melt into one, and the walker jumps.
MELTS_FROM = 8.0
#: The parts of a tick that is played: the move into it takes the first MOVE_PART of its time, and
#: from THINK_PART on the walker thinks.
MOVE_PART = 0.4
THINK_PART = 0.6
#: The longest time of a move.
LONGEST_MOVE_SECONDS = 0.35
#: As fast as it goes: this many ticks in a frame, however long it is.
TICKS_AT_ONCE = 20_000


def melts(speed: float) -> bool:
    """Whether a speed is too high to see both halves of a tick."""
    return speed >= MELTS_FROM


def move_seconds(speed: float) -> float:
    """How long the move into a tick takes at a speed."""
    return 0.0 if melts(speed) else min(LONGEST_MOVE_SECONDS, MOVE_PART / speed)


class Pace:
    """How fast it plays, and how much of the tick shown has been played.

    ``speed`` is in ticks a second. Playing goes on after ``rest_seconds``.
    """

    def __init__(self, speed: float) -> None:
        self.speed = speed
        self.rest_seconds = 0.0
        self._is_chosen = False  # by the class
        self._part = 0.0

    @property
    def in_words(self) -> str:
        """The speed in words."""
        return speed_in_words(self.speed)

    @property
    def may_rest(self) -> bool:
        """Whether it plays slowly enough to rest where something happens."""
        return not melts(self.speed)

    def go_faster(self) -> None:
        """Take the next higher speed."""
        self.speed = next_faster(self.speed)
        self._is_chosen = True

    def go_slower(self) -> None:
        """Take the next lower speed."""
        self.speed = next_slower(self.speed)
        self._is_chosen = True

    def take_usual(self, speed: float) -> None:
        """Take the speed that is usual for what is shown, unless the class has chosen one."""
        if not self._is_chosen:
            self.speed = speed

    def begin_tick(self) -> None:
        """Play the tick shown from its start, at once."""
        self._part = 0.0
        self.rest_seconds = 0.0

    def begin_looking(self) -> None:
        """Play the tick shown from where the move into it is over."""
        self._part = MOVE_PART

    def begin_thinking(self) -> None:
        """Play the tick shown from where it thinks."""
        self._part = THINK_PART

    def ticks_due(self, seconds: float, speed: float) -> int:
        """How many ticks further it is after so many seconds of playing at a speed."""
        part = self._part + (TICKS_AT_ONCE if speed == FASTEST else speed * seconds)
        self._part = part % 1
        return int(part)

    def thinks(self, speed: float) -> bool:
        """Whether it is so far into its tick that the second half is to be seen."""
        return melts(speed) or self._part >= THINK_PART

    def stay_due(self) -> None:
        """The next tick was due and has not come: it is due in the next frame, too."""
        self._part = 1.0

    def rest(self, seconds: float) -> None:
        """Take a rest off: these seconds of it have passed."""
        self.rest_seconds = max(0.0, self.rest_seconds - seconds)
