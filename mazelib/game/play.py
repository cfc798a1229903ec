"""One round of the game under way: where you are, what you have seen, the ghost, and the time."""

from mazelib.compass import Heading, Place, Turn, stepped, turned
from mazelib.eyes.raycaster import SIGHT
from mazelib.game.rules import Game
from mazelib.heya import Heya, parse
from mazelib.strategies import fresh_strategy
from mazelib.timeline import Timeline
from mazelib.walk import Walk


class Play:
    """A round: its ``timeline`` has every place and heading so far, ``seen`` all that was in sight.

    ``elapsed`` are the seconds played: whoever has the clock adds to them. A ghost has the coins of ``seed``.
    """

    def __init__(self, game: Game, heya: Heya, seed: int) -> None:
        self.game, self.heya, self.timeline, self.elapsed = game, heya, Timeline.still(heya), 0.0
        self.seen = in_sight(heya, heya.start, heya.heading)
        self._ghost = Walk(heya, fresh_strategy(game.against, seed)) if game.against else None

    @property
    def ended(self) -> bool:
        """Whether the round is over: the goal is reached, or no time is left."""
        return bool(self.timeline.reached) or self.elapsed >= self.game.seconds

    def press(self, arrow: Heading, *, from_above: bool) -> None:
        """Do what an arrow key says. From above it is a heading, and one step that way.

        Through the eyes it is a turn: up is one step ahead, left and right only turn, down turns back.
        """
        timeline, place = self.timeline, self.timeline.place(self.timeline.last)
        heading = arrow if from_above else turned(timeline.heading(timeline.last), Turn(arrow))
        if (from_above or arrow is Heading.UP) and self.heya.is_open(stepped(place, heading)):
            place = stepped(place, heading)
        timeline.states.append((place[1] * self.heya.width + place[0]) * 4 + heading)
        self.seen |= in_sight(self.heya, place, heading)
        if place == self.heya.controls[0][1]:
            timeline.reached.append(timeline.last)

    def seen_map(self) -> Timeline:
        """The same walk on a map of what was in sight; all else is wall there."""
        rows = (enumerate(row) for row in self.heya.rows)
        signs = (["#" if (x, y) not in self.seen else sign for x, sign in row] for y, row in enumerate(rows))
        timeline = Timeline(parse("\n".join(map("".join, signs))))
        timeline.states = self.timeline.states
        return timeline

    def ghost_at(self) -> tuple[int, int, int] | None:
        """Where the ghost is now: x, y, heading; None without a ghost."""
        if not self._ghost or not self._ghost.timeline:
            return None
        timeline, tick = self._ghost.timeline, int(self.elapsed * self.game.ghost_speed)
        self._ghost.advance(tick - timeline.last)
        tick = min(timeline.recorded(tick), timeline.last)
        return *timeline.place(tick), timeline.heading(tick)


def in_sight(heya: Heya, place: Place, heading: Heading) -> set[Place]:
    """The places in sight: straight ahead up to the wall or as far as one sees, and those beside them."""
    seen = {place}
    for _ in range(SIGHT):
        seen |= {stepped(place, turned(heading, turn)) for turn in (Turn.LEFT, Turn.AHEAD, Turn.RIGHT)}
        place = stepped(place, heading)
        if not heya.is_open(place):
            break
    return seen
