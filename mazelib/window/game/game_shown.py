"""What is shown of a round of the game at one moment: stage and painters draw from this alone."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import pi, sin
from typing import NamedTuple

from mazelib.game.goose import Near
from mazelib.game.racers import MOVE_SECONDS, Spot, steps_to_go
from mazelib.game.round import Round
from mazelib.game.seeing import Seeing
from mazelib.game.seen import Seen
from mazelib.grid.compass import Heading, Place, direction
from mazelib.kinds.shared.racing_lesson import Rival
from mazelib.window.game.game_ending import Ending
from mazelib.window.game.game_specials import (
    firefly_of,
    fountain_of,
    goose_near,
    trodden_by,
    waiting_shown,
)
from mazelib.window.game.garden_choice import GardensShown
from mazelib.window.shown import WalkShown

#: The pictures of the first and the second player, and of who runs against them.
PLAYERS = ("walker", "walker_second")
RIVAL = "walker_rival"
#: The picture of a goose from above; the names of the others begin with it.
GOOSE = "goose"
#: The picture of a rival that was first.
WINNING_RIVAL = "winner_rival"
#: The pictures of the players with the cup.
WINNERS = ("winner", "winner_second")
#: Who walks into a hedge is nudged for so long, so far, in places; leaves fall for longer.
NUDGE_SECONDS = 0.22
NUDGE = 0.13
BUMP_SECONDS = 1.0
#: A coin that was taken flies for so long to where it is counted.
FLIGHT_SECONDS = 0.6


class Hud(NamedTuple):
    """What stands over the picture of a round: the clock, what was earned so far, a sentence.

    ``points`` are those of two players so far, ``match_points`` win the match.
    ``stars`` is None where none can be earned, and ``has_key`` where there is no key.
    ``is_urgent``: little time is left; the clock is larger by ``beat`` pixels then.
    """

    clock: str = ""
    is_urgent: bool = False
    beat: int = 0
    stars: int | None = None
    steps: str = ""
    coins: int = 0
    coins_in_all: int = 0
    has_key: bool | None = None
    points: tuple[int, ...] = ()
    match_points: float = 0
    message: str = ""


NO_HUD = Hud()


class RacerShown(NamedTuple):
    """A racer in the picture: where it is, and the name of its picture."""

    spot: Spot
    picture: str


class RacerOnTrack(NamedTuple):
    """How far a racer has come on the way to its last letter, from 0 to 1, and its picture."""

    part: float
    picture: str


class OtherWay(NamedTuple):
    """The way of another one, from the start to where it faces ``heading``, and its picture."""

    places: tuple[Place, ...]
    heading: float
    picture: str


class PlayerShown(NamedTuple):
    """What one player sees: where it is, and the places seen so far.

    So many seconds ago it ``took_coin`` and has ``bumped`` into a hedge, if it did so lately.
    ``bob`` is how far it is in its step, from 0 to 1.
    """

    racer: RacerShown
    seen: frozenset[Place]
    bumped: float | None = None
    took_coin: float | None = None
    bob: float = 0.0
    #: Where it has been, if footprints are seen in this garden.
    trodden: frozenset[Place] = frozenset()
    #: Where a firefly is that shows it the way.
    firefly: Spot | None = None
    #: How long ago it has met the goose, if it did so lately.
    honked: float | None = None
    #: The goose that it hears, but does not see.
    near: Near | None = None


@dataclass(frozen=True, kw_only=True)
class GameShown(WalkShown):
    """A round at one moment, or a tick of it that is played back (``is_live`` is False).

    The ``players`` each have a picture of their own, side by side. ``waiting`` are the letters that
    each has still to find. ``race`` is how far a player and who races it are. ``ways`` are those of
    the others, played back. ``seconds`` are over: coins turn by them. ``gardens``: in place of the
    round there is the map of all gardens. ``is_paused``: the clock stands, so nothing is to be
    seen that helps to find the way.
    """

    is_live: bool = False
    level: int = 0
    seeing: Seeing = Seeing.EYES
    hud: Hud = NO_HUD
    players: tuple[PlayerShown, ...] = ()
    rivals: tuple[RacerShown, ...] = ()
    coins: frozenset[Place] = frozenset()
    has_small_map: bool = False
    fountain: Place | None = None
    goose: Spot | None = None
    race: tuple[RacerOnTrack, ...] = ()
    waiting: tuple[tuple[tuple[str, Place], ...], ...] = ()
    ways: tuple[OtherWay, ...] = ()
    seconds: float = 0.0
    ending: Ending | None = None
    is_over: bool = False
    is_paused: bool = False
    gardens: GardensShown | None = None


def round_shown(
    walk: WalkShown, round: Round, rival: Rival | None, seen: Sequence[Seen], hud: Hud
) -> GameShown:
    """What is shown of a round at the second to which it has come."""
    players = []
    for number, player in enumerate(round.players):
        bumped = _bumped(round, number)
        took = round.seconds_since_coin(number)
        racer = RacerShown(_nudged(player.at(round.elapsed), bumped), PLAYERS[number])
        places = frozenset(seen[number].places())
        bob = _bob(round, number)
        trodden = trodden_by(round, player)
        firefly = firefly_of(round, number)
        honked = round.seconds_since_honk(number)
        near = goose_near(round, number)
        shown = PlayerShown(racer, places, bumped, took, bob, trodden, firefly, honked, near)
        players.append(shown)
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
        race=_race(round, rival),
        seconds=round.elapsed,
        waiting=tuple(
            waiting_shown(round, player.timeline, player.timeline.last) for player in round.players
        ),
        fountain=fountain_of(round),
        goose=round.goose.at(round.elapsed) if round.goose else None,
        ending=ending_of(round),
    )


def _race(round: Round, rival: Rival | None) -> tuple[RacerOnTrack, ...]:
    """How far both players are, or one player and its rival; nothing where nobody races."""
    racers: list[tuple[Rival, str]] = list(zip(round.players, PLAYERS, strict=False))
    if len(racers) < 2 and rival:
        racers.append((rival, RIVAL))
    if len(racers) < 2:
        return ()
    track = []
    for racer, picture in racers:
        left = steps_to_go(racer.timeline, racer.tick_at(round.elapsed))
        part = 1 - left / max(1, round.shortest)
        track.append(RacerOnTrack(max(0.0, part), picture))
    return tuple(track)


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


def ending_of(round: Round) -> Ending | None:
    """The end of a round, if it was won or lost."""
    if round.ended_at is None:
        return None
    coins = round.coins_of(round.winner or 0)
    seconds = round.elapsed - round.ended_at
    has_crown = round.winner is not None and round.may_be_record and round.has_all_coins
    is_alone = len(round.players) == 1
    has_crown = has_crown and is_alone and not round.is_beaten
    return Ending(seconds, round.winner, round.stars, coins, has_crown, round.is_beaten)


def _bumped(round: Round, player: int) -> float | None:
    """How long ago a player walked into a hedge, if it was its last key, a second ago or less."""
    timeline = round.players[player].timeline
    presses = [press for press in round.presses if press.player == player]
    if not presses or not timeline.last or timeline.moved(timeline.last):
        return None
    if round.seeing.turns_first and presses[-1].arrow is not Heading.UP:
        return None  # It has only turned.
    seconds = round.elapsed - presses[-1].seconds
    return seconds if seconds <= BUMP_SECONDS else None


def _nudged(spot: Spot, bumped: float | None) -> Spot:
    """Where a player is seen that has walked into a hedge: a little ahead, and back again."""
    if bumped is None or bumped >= NUDGE_SECONDS:
        return spot
    ahead = NUDGE * sin(pi * bumped / NUDGE_SECONDS)
    dx, dy = direction(spot.heading)
    return Spot(spot.x + ahead * dx, spot.y + ahead * dy, spot.heading)


def _bob(round: Round, player: int) -> float:
    """How far a player is in its step; 0 if it takes none."""
    timeline = round.players[player].timeline
    pressed = [press.seconds for press in round.presses if press.player == player]
    if not (pressed and timeline.last and timeline.moved(timeline.last)):
        return 0.0
    step = (round.elapsed - pressed[-1]) / MOVE_SECONDS
    return step if 0 < step < 1 else 0.0
