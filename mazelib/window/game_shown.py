"""What is shown of a round of the game at one moment: stage and painters draw from this alone."""

from dataclasses import dataclass
from typing import NamedTuple

from mazelib.game.racers import Spot
from mazelib.game.seeing import Seeing
from mazelib.grid.compass import Place
from mazelib.window.shown import WalkShown


class Hud(NamedTuple):
    """What stands over the picture of a round: the clock, what was earned so far, a sentence.

    ``stars`` is None where none can be earned. ``is_urgent``: little time is left.
    """

    clock: str = ""
    is_urgent: bool = False
    stars: int | None = None
    steps: str = ""
    coins: int = 0
    message: str = ""


NO_HUD = Hud()


class RacerShown(NamedTuple):
    """A racer in the picture: where it is, and the name of its picture."""

    spot: Spot
    picture: str


class PlayerShown(NamedTuple):
    """What one player sees: where it is, and the places seen so far."""

    racer: RacerShown
    seen: frozenset[Place]


@dataclass(frozen=True, kw_only=True)
class GameShown(WalkShown):
    """A round at one moment, or a tick of it that is played back (``is_live`` is False).

    The ``players`` each have a picture of their own, side by side. ``bob`` is how far the first one
    is in its step, from 0 to 1. ``waiting`` are the letters that each has
    still to find. ``seconds`` are over: coins turn by them.
    """

    is_live: bool = False
    seeing: Seeing = Seeing.EYES
    hud: Hud = NO_HUD
    players: tuple[PlayerShown, ...] = ()
    rivals: tuple[RacerShown, ...] = ()
    coins: frozenset[Place] = frozenset()
    has_small_map: bool = False
    bob: float = 0.0
    waiting: tuple[tuple[tuple[str, Place], ...], ...] = ()
    seconds: float = 0.0
