"""One round of the game under way: where you are, what you have seen, the ghost, and the time.

    the clock     runs while somebody plays: ``elapse`` is told how many seconds went by
    in sight      the places ahead in a straight line, up to the wall, and those beside them
    the end       you stand on the goal, or no time is left
"""

from mazelib.compass import Heading, Place, Turn, stepped, turned
from mazelib.eyes.raycaster import SIGHT, on_the_way
from mazelib.game.rules import Game
from mazelib.heya import Heya
from mazelib.routes import shortest_route
from mazelib.strategies import fresh_strategy
from mazelib.timeline import Timeline
from mazelib.walk import Walk


class Play:
    """A round: its ``timeline`` has every place and heading so far, ``seen`` all that was in sight.

    ``elapsed`` are the seconds played. ``ghost`` is the walk of a rule that starts at the same moment, with
    the coins of ``seed``. ``was_above``: somebody has looked from above, at a moment of the round.
    """

    def __init__(self, game: Game, heya: Heya, seed: int) -> None:
        self.game, self.heya, self.timeline = game, heya, Timeline.still(heya)
        self.elapsed, self.was_above = 0.0, False
        self.seen = in_sight(heya, heya.start, heya.heading)
        self.ghost = Walk(heya, fresh_strategy(game.against, seed)) if game.against else None
        self._goal = heya.controls[0][1]

    @property
    def won(self) -> bool:
        """Whether the goal is reached."""
        return bool(self.timeline.reached)

    @property
    def ended(self) -> bool:
        """Whether the round is over, won or lost."""
        return self.won or self.elapsed >= self.game.seconds

    @property
    def steps(self) -> int:
        """The steps so far; to turn is none, nor to run into a wall."""
        return self.timeline.steps(self.timeline.last)

    def elapse(self, seconds: float) -> None:
        """Let so many seconds go by."""
        if not self.ended:
            self.elapsed = min(self.game.seconds, self.elapsed + seconds)

    def press(self, arrow: Heading, *, from_above: bool) -> None:
        """Do what an arrow key says. From above it is a heading, and one step that way.

        Through the eyes it is a turn: up is one step ahead, left and right only turn, down turns back.
        """
        if self.ended:
            return
        timeline, tick = self.timeline, self.timeline.last
        heading = arrow if from_above else turned(timeline.heading(tick), Turn(arrow))
        place, ahead = timeline.place(tick), stepped(timeline.place(tick), heading)
        if (from_above or arrow is Heading.UP) and self.heya.is_open(ahead):
            place = ahead
        timeline.states.append((place[1] * self.heya.width + place[0]) * 4 + heading)
        self.seen |= in_sight(self.heya, place, heading)
        if place == self._goal:
            timeline.reached.append(timeline.last)

    def way_to_goal(self) -> list[Place]:
        """The shortest way from the start; or of a lost round, from where it ended."""
        here = self.timeline.place(self.timeline.last)
        return self.timeline.tour if self.won else shortest_route(self.heya, here, self._goal) or []

    def ghost_at(self) -> tuple[float, float, float] | None:
        """Where the ghost is now: x, y, heading, each perhaps between two; None without a ghost."""
        timeline = self.ghost and self.ghost.timeline
        if not self.ghost or not timeline:
            return None
        ticks = self.elapsed * self.game.ghost_speed
        self.ghost.advance(int(ticks) + 1 - timeline.last)
        if ticks < timeline.last or timeline.since is not None:
            return on_the_way(timeline.moment(int(ticks), thinks=True), ticks % 1)
        return on_the_way(timeline.moment(timeline.last), 0.0)

    def ghost_seconds(self) -> float | None:
        """After how many seconds the ghost was at the goal; None if it is not there yet."""
        reached = self.ghost.timeline.reached if self.ghost and self.ghost.timeline else []
        seconds = [tick / self.game.ghost_speed for tick in reached]
        return seconds[0] if seconds and seconds[0] <= self.elapsed else None


def in_sight(heya: Heya, place: Place, heading: Heading) -> set[Place]:
    """The places in sight: straight ahead up to the wall or as far as one sees, and those beside them."""
    sides, seen = (turned(heading, Turn.RIGHT), turned(heading, Turn.LEFT)), {place}
    for _ in range(SIGHT):
        seen |= {stepped(place, side) for side in sides}
        place = stepped(place, heading)
        seen.add(place)
        if not heya.is_open(place):
            break
    return seen
