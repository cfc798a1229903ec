"""A goose that walks through a garden by a rule: who knows the rule can slip past it.

    # # # # # # #
    #   goose < #     Seen from the goose, right is open: it turns right, down the side path.
    # # #   # # #     The way to the left is free.
    # S     # # #

It walks on for ever: after its circle comes the same circle again.
"""

from dataclasses import replace
from functools import lru_cache
from math import dist
from typing import NamedTuple

from mazelib.game.light import in_line_of_sight
from mazelib.game.racers import Spot, between
from mazelib.grid.compass import Heading, Place, Turn, heading_to, turn_between
from mazelib.grid.routes import shortest_route
from mazelib.maps import reach
from mazelib.maps.heya import Heya
from mazelib.maps.signs import LAST_CONTROL
from mazelib.walking.verdict import Verdict
from mazelib.walking.walk_so_far import WalkSoFar

#: It starts after so much of the way to the cup, and comes towards the player.
STARTS_AT = 0.6
#: On a way of fewer steps than this there is no goose.
SHORTEST_WAY = 8
#: Who has so many steps to it, or fewer, hears it.
NEAR_STEPS = 6
#: Who is nearer than this, in places, has met it; from this far on, one can meet it again.
MEETS = 0.6
APART = 2.0


def map_of_goose(heya: Heya) -> Heya | None:
    """The same map as a goose walks it: it starts on the way to the cup, and finds nothing.

    None if the way is too short for a goose, or if no place is wall.
    """
    tour = reach.tour(heya)
    walls = [place for place in heya.places if not heya.is_open(place)]
    if tour is None or len(tour) <= SHORTEST_WAY or not walls:
        return None
    number = round(STARTS_AT * (len(tour) - 1))
    heading = heading_to(tour[number], tour[number - 1])
    nowhere = ((LAST_CONTROL, walls[0]),)
    return replace(heya, start=tour[number], heading=heading, controls=nowhere, text="")


class Goose:
    """Walks so many ``steps_a_second``; ``says`` is how it walks, in a sentence."""

    def __init__(self, walk: WalkSoFar, steps_a_second: float, says: str) -> None:
        self.says = says
        self._walk = walk
        self._speed = steps_a_second

    def advance(self, seconds: float) -> None:
        """Walk on. ValueError: its rule went wrong, and it stays where it is."""
        wanted = int(seconds * self._speed) + 1
        if self._walk.ending is None and wanted > self._walk.tick:
            self._walk.advance(wanted - self._walk.tick)

    def at(self, seconds: float) -> Spot:
        """Where it is at this second, or as far as it has come."""
        steps = seconds * self._speed
        wanted = int(steps) + 1
        tick = self._tick(wanted)
        part = 1.0 if tick is None else steps - wanted + 1
        timeline = self._walk.timeline
        return between(timeline, timeline.last if tick is None else tick, part)

    def _tick(self, wanted: int) -> int | None:
        """The tick that it walks when it has walked so many before; None if it stands still."""
        last = self._walk.timeline.last
        if wanted <= last:
            return wanted
        begins = self._begins_again()
        if begins is None or begins == last:
            return None
        return begins + 1 + (wanted - last - 1) % (last - begins)

    def _begins_again(self) -> int | None:
        """The tick after which it walks the same again at the end of its walk, if it does."""
        ending = self._walk.ending
        if ending is None:
            return None
        if ending.verdict is Verdict.CIRCLING:
            return ending.since
        timeline = self._walk.timeline
        # Who has explored all is back where it began.
        return 0 if timeline.place(timeline.last) == timeline.place(0) else None


class Near(NamedTuple):
    """A goose is near that one does not see: how many ``steps`` away, and on which ``side``."""

    steps: int
    side: Turn


def near_to(heya: Heya, player: Spot, goose: Spot) -> Near | None:
    """Where a player hears the goose; None if it sees it, or if it is far."""
    here = (round(player.x), round(player.y))
    there = (round(goose.x), round(goose.y))
    if dist(here, there) > NEAR_STEPS:
        return None
    heading = Heading(round(player.heading) % 4)
    way = _way(heya, here, there)
    if len(way) < 2 or len(way) > NEAR_STEPS + 1:
        return None
    side = turn_between(heading, heading_to(way[0], way[1]))
    if side is Turn.AHEAD and in_line_of_sight(heya, here, there):
        return None
    return Near(len(way) - 1, side)


@lru_cache(200)
def _way(heya: Heya, here: Place, there: Place) -> list[Place]:
    return shortest_route(heya, here, there) or []


class Meeting(NamedTuple):
    """A player has met the goose at a second of the round."""

    seconds: float
    player: int


class Meetings:
    """When players have met the goose of a round.

    They can go on at once, but have to come apart before they meet it again.
    """

    def __init__(self, noted: list[Meeting] | None = None) -> None:
        self.noted = noted or []
        self._beside = set[int]()

    def look(self, seconds: float, goose: Spot, players: list[Spot]) -> list[int]:
        """Note who meets the goose at this second; return their numbers."""
        met = []
        for number, spot in enumerate(players):
            far = dist(goose[:2], spot[:2])
            if far >= APART:
                self._beside.discard(number)
            if far < MEETS and number not in self._beside:
                self._beside.add(number)
                self.noted.append(Meeting(seconds, number))
                met.append(number)
        return met

    def until(self, seconds: float) -> "Meetings":
        """Those up to a second."""
        return Meetings([each for each in self.noted if each.seconds <= seconds])

    def count(self, player: int) -> int:
        """How often a player has met it."""
        return sum(each.player == player for each in self.noted)

    def seconds_since(self, seconds: float, player: int) -> float | None:
        """How long ago a player has met it last; None if it never has."""
        met = [each.seconds for each in self.noted if each.player == player]
        return seconds - met[-1] if met else None
