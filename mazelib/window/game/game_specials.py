"""What is shown of all that is special in a garden: key, footprints, fountain, firefly, goose."""

from mazelib.game.goose import Near, near_to
from mazelib.game.racers import KeyRacer, Spot
from mazelib.game.round import Round
from mazelib.game.specials import KEY, Special
from mazelib.grid.compass import Place, direction
from mazelib.grid.routes import shortest_route
from mazelib.walking.timeline import Timeline

#: The sign of a key among the letters that are to be found.
KEY_SIGN = "key"
#: A firefly flies so many places of the way in so many seconds, and then once more. It begins so
#: far before the player, in places.
FIREFLY_PLACES = 5
FIREFLY_FLIGHT = 1.8
BEFORE_EYES = 0.35


def waiting_shown(round: Round, timeline: Timeline, tick: int) -> tuple[tuple[str, Place], ...]:
    """The letters that a player has still to find at a tick; the key has a sign of its own."""
    waiting = timeline.waiting(tick)
    if Special.KEY not in round.specials:
        return tuple(waiting)
    return tuple((KEY_SIGN if letter == KEY else letter, place) for letter, place in waiting)


def trodden_by(round: Round, player: KeyRacer) -> frozenset[Place]:
    """Where a player has been, if that is seen in this garden."""
    if Special.FOOTPRINTS not in round.specials:
        return frozenset()
    timeline = player.timeline
    return frozenset(timeline.place(tick) for tick in range(timeline.last + 1))


def fountain_of(round: Round) -> Place | None:
    """Where the fountain stands: by the cup."""
    if Special.FOUNTAIN not in round.specials:
        return None
    return round.heya.controls[-1][1]


def goose_near(round: Round, player: int) -> Near | None:
    """Where a player hears the goose that it does not see, as long as the round goes on."""
    if round.goose is None or round.ended_at is not None:
        return None
    here = round.players[player].at(round.elapsed)
    return near_to(round.heya, here, round.goose.at(round.elapsed))


def firefly_of(round: Round, player: int) -> Spot | None:
    """Where a firefly is: from before the player's eyes it flies along the way, again and again."""
    if not round.has_firefly(player) or round.ended_at is not None:
        return None
    timeline = round.players[player].timeline
    waiting = timeline.waiting(timeline.last)
    way = shortest_route(round.heya, timeline.place(timeline.last), waiting[0][1]) or []
    here = round.players[player].at(round.elapsed)
    dx, dy = direction(here.heading)
    points = [(here.x + BEFORE_EYES * dx, here.y + BEFORE_EYES * dy), *way[1:FIREFLY_PLACES]]
    flown = round.elapsed % FIREFLY_FLIGHT / FIREFLY_FLIGHT * (len(points) - 1)
    x, y = points[int(flown)]
    to_x, to_y = points[min(int(flown) + 1, len(points) - 1)]
    part = flown - int(flown)
    return Spot(x + part * (to_x - x), y + part * (to_y - y), 0)
