"""The goal of the player: where it is going by itself, until it's there or somebody goes elsewhere.

    STAYS         nowhere
    COMES         to a half, as soon as it's recorded: somebody has pressed "step"
    COMES_BACK    to the half that was shown when its rule was saved
    LEFT_BEHIND   nowhere, since the saved rule failed; the next rule comes back to that half
    PLAYS         to a half, slowly: a scene plays its opening by itself
    TO_END        to the end, as far as it's recorded in each frame

It's in one of these states. It comes to where an opening starts, and then plays that.
"""

from enum import Enum, auto


class Going(Enum):
    """Where the player is going by itself."""

    STAYS = auto()
    COMES = auto()
    COMES_BACK = auto()
    LEFT_BEHIND = auto()
    PLAYS = auto()
    TO_END = auto()


class Goal:
    """The one goal that the player has now. It knows halves, and neither scene nor time."""

    def __init__(self) -> None:
        self.going = Going.STAYS
        #: For how many seconds it has been on its way to the end.
        self.seconds = 0.0
        self._half = 0  # the half to come to, to come back to, or to play to
        self._plays_then_to: int | None = None  # once it has come to where an opening starts
        self._back_at: int | None = None  # the half to which it came back, while that is shown

    @property
    def aim(self) -> int | None:
        """The half to show as soon as it's recorded; None if there is none."""
        return self._half if self.going in (Going.COMES, Going.COMES_BACK) else None

    @property
    def missed(self) -> int | None:
        """The half to come back to after a save, while it isn't there yet."""
        return self._half if self.going in (Going.COMES_BACK, Going.LEFT_BEHIND) else None

    @property
    def plays_to(self) -> int | None:
        """The half up to which a scene plays by itself, at once or as soon as it can start."""
        return self._half if self.going is Going.PLAYS else self._plays_then_to

    def at_most(self, half: int) -> int:
        """This half, or where the scene ends what it plays by itself, if that comes first."""
        return half if self.plays_to is None else min(half, self.plays_to)

    def is_after_save(self, half: int) -> bool:
        """Whether a rule was saved, and nobody has gone elsewhere since; ``half`` is shown."""
        return self.missed is not None or half == self._back_at

    def stay(self) -> None:
        """Go nowhere."""
        self.going = Going.STAYS
        self._plays_then_to = None

    def come_to(self, half: int) -> None:
        """Show this half as soon as it's recorded."""
        self.stay()
        self.going = Going.COMES
        self._half = half

    def come_back_to(self, half: int) -> None:
        """After a save, show this half again."""
        self.come_to(half)
        self.going = Going.COMES_BACK

    def play_to(self, half: int) -> None:
        """Let the scene play up to this half, from where it comes to."""
        if self.going is Going.COMES:
            self._plays_then_to = half
        else:
            self.going = Going.PLAYS
            self._half = half

    def go_to_end(self) -> None:
        """Go on to the end, as far as it's recorded in each frame."""
        self.stay()
        self.going = Going.TO_END
        self.seconds = 0.0

    def arrive(self, half: int) -> None:
        """The half that was aimed at is shown, or the last one, if the run has none so late."""
        if self.going is Going.COMES_BACK:
            self._back_at = half
        self._stop_coming(Going.STAYS)

    def fail(self) -> None:
        """The rule has failed on the way: the half that was aimed at doesn't come."""
        is_back = self.going is Going.COMES_BACK
        self._stop_coming(Going.LEFT_BEHIND if is_back else Going.STAYS)

    def shows(self, half: int) -> None:
        """This half is shown now: another one than that to which it came back ends that."""
        if half != self._back_at:
            self._back_at = None

    def forget(self) -> None:
        """Go nowhere in a fresh scene, which has never come back to anything."""
        self.stay()
        self._back_at = None

    def _stop_coming(self, going: Going) -> None:
        self.going = going
        if self._plays_then_to is not None:
            self.going = Going.PLAYS
            self._half = self._plays_then_to
            self._plays_then_to = None
