"""What is shown of a round of the game at one moment: stage and painters draw from this alone."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from mazelib.game.racers import MOVE_SECONDS, KeyRacer, Spot
from mazelib.game.round import Round
from mazelib.game.seeing import Seeing
from mazelib.game.seen import Seen
from mazelib.grid.compass import Place
from mazelib.kinds.game import Rival
from mazelib.window.shown import WalkShown

#: The pictures of the first and the second player, and of who runs against them.
PLAYERS = ("walker", "walker_second")
RIVAL = "walker_rival"


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


class OtherWay(NamedTuple):
    """The way of another one, from the start to where it faces ``heading``, and its picture."""

    places: tuple[Place, ...]
    heading: float
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
    still to find. ``ways`` are those of the others, played back. ``seconds`` are over: coins turn
    by them.
    """

    is_live: bool = False
    level: int = 0
    seeing: Seeing = Seeing.EYES
    hud: Hud = NO_HUD
    players: tuple[PlayerShown, ...] = ()
    rivals: tuple[RacerShown, ...] = ()
    coins: frozenset[Place] = frozenset()
    has_small_map: bool = False
    bob: float = 0.0
    waiting: tuple[tuple[tuple[str, Place], ...], ...] = ()
    ways: tuple[OtherWay, ...] = ()
    seconds: float = 0.0


def round_shown(
    walk: WalkShown, round: Round, rival: Rival | None, seen: Sequence[Seen], hud: Hud
) -> GameShown:
    """What is shown of a round at the second to which it has come."""
    players = []
    for number, player in enumerate(round.players):
        racer = RacerShown(player.at(round.elapsed), PLAYERS[number])
        players.append(PlayerShown(racer, frozenset(seen[number].places())))
    rivals: tuple[RacerShown, ...] = ()
    if rival and not has_arrived(rival, round.elapsed):  # Standing there it would show the way.
        rivals = (RacerShown(rival.at(round.elapsed), RIVAL),)
    return GameShown(
        **vars(walk),
        is_live=True,
        level=round.level,
        seeing=round.seeing,
        hud=hud,
        players=tuple(players),
        rivals=rivals,
        coins=frozenset(round.coins),
        has_small_map=round.has_map and round.seeing is Seeing.EYES,
        bob=_bob(round),
        seconds=round.elapsed,
        waiting=tuple(_waiting(player) for player in round.players),
    )


def has_arrived(racer: Rival, seconds: float) -> bool:
    """Whether a racer is at the end of its way at a second of the clock."""
    arrived = racer.arrived_at()
    return arrived is not None and arrived <= seconds


def other_ways(round: Round, rival: Rival | None, tick: int) -> tuple[OtherWay, ...]:
    """The ways of all others up to the tick of the first player that is played back."""
    you = round.players[0]
    seconds = round.ended_at or round.elapsed
    if tick < you.timeline.last:
        seconds = you.second_of(tick)
    racers: list[tuple[Rival, str]] = [(player, PLAYERS[1]) for player in round.players[1:]]
    if rival:
        racers.append((rival, RIVAL))
    ways = []
    for racer, picture in racers:
        timeline = racer.timeline
        last = racer.tick_at(seconds)
        places = tuple(timeline.place(tick) for tick in range(last + 1))
        ways.append(OtherWay(places, timeline.heading(last), picture))
    return tuple(ways)


def _bob(round: Round) -> float:
    """How far the first player is in its step; 0 if it takes none."""
    you = round.players[0].timeline
    pressed = [press.seconds for press in round.presses if press.player == 0]
    if not (pressed and you.last and you.moved(you.last)):
        return 0.0
    step = (round.elapsed - pressed[-1]) / MOVE_SECONDS
    return step if 0 < step < 1 else 0.0


def _waiting(player: KeyRacer) -> tuple[tuple[str, Place], ...]:
    """The letters that a player has still to find."""
    return tuple(player.timeline.waiting(player.timeline.last))
