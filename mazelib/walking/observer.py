"""Observers: a walk tells them what happens, in its order."""

from mazelib.walking.lap import Lap


class Observer:
    """Looks on while somebody walks. This one makes nothing of it."""

    @property
    def lap(self) -> Lap | None:
        """The lap that was seen at the end of the walk; None if this observer sees none."""
        return None

    def note_beginning(self, state: int) -> None:
        """The walker stands at tick 0, in this state (place and heading, see grid.places)."""

    def note_tick(self, state: int) -> None:
        """The strategy has answered, and the walker came to this state at the next tick."""

    def note_reached(self, tick: int) -> None:
        """A control point was reached at a tick, which is noted next."""

    def note_circle(self, since: int) -> None:
        """The newest tick is the tick ``since`` again, as is proven."""

    def note_failed_turn(self) -> None:
        """The strategy went wrong at its turn, or said that all is explored: it leads nowhere."""


#: Nobody looks on: a walk need not even tell what happens.
NOBODY = Observer()
