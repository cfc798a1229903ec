"""Guess first: at every junction the run waits until the class has said where the walker will go, and why.

1. The way: an arrow key, or a click on one of the open ways on the map.
2. Why: a click on the line of the rule that will decide.
3. The walker thinks aloud, and both are counted.

A junction is a place with three or four open sides. Nothing is given away before.
"""

from dataclasses import replace

from mazelib.compass import Heading, Turn, turned
from mazelib.stage.player import Player
from mazelib.stage.scene import Why
from mazelib.stage.scenes import Scene
from mazelib.timeline import Line, Moment, Timeline

#: Seconds for which the answer is shown before the run goes on.
ANSWER_FOR = 3.0


class Guessing:
    """Keeps the score of one class."""

    def __init__(self, *, is_on: bool = False) -> None:
        self.is_on = is_on
        self.asked = self.ways = self.lines = 0
        self.way: Heading | None = None
        self._at: tuple[Scene, int] | None = None  # where the way was said
        self._said = ""

    def waits(self, player: Player, tick: int) -> bool:
        """Whether the run waits at a tick for a guess about the next one."""
        scene, timeline = player.scene, player.scene.recording
        if not (self.is_on and scene.has_halves and isinstance(timeline, Timeline)):
            return False
        is_over = (scene.ended and tick >= scene.last) or (self.way is None and self._at == (scene, tick))
        # (Asked of every tick on the way: the whole moment would be too slow.)
        return not is_over and timeline.view(timeline.recorded(tick)).open_count >= 3

    def asks_way(self, player: Player) -> bool:
        """Whether the class is to say the way now."""
        return not player.thinks and self.waits(player, player.tick) and not self.asks_why(player)

    def asks_why(self, player: Player) -> bool:
        """Whether the class is to say the line now."""
        return not player.thinks and self.way is not None and self._at == (player.scene, player.tick)

    def open_ways(self, player: Player) -> tuple[Heading, ...]:
        """The ways that can be guessed, to be marked on the map; only the one said, once it is."""
        if self.way is not None and self.asks_why(player):
            return (self.way,)
        if not self.asks_way(player):
            return ()
        moment: Moment = player.scene.shown(player.tick).moment
        is_open = (moment.view.front, moment.view.right, moment.view.back, moment.view.left)
        return tuple(turned(moment.heading, turn) for turn in Turn if is_open[turn])

    def guess_way(self, player: Player, way: Heading) -> None:
        """Take the way, if it is open. Where the rule cannot be seen, that is all."""
        if self.asks_way(player) and way in self.open_ways(player):
            self.way, self._at, self._said = way, (player.scene, player.tick), ""
            if not player.scene.source.pieces:
                self.guess_why(player, None)

    def guess_why(self, player: Player, line: Line | None) -> None:
        """Take the line: the walker thinks aloud, and shows what was right."""
        if not self.asks_why(player):
            return
        was_playing, way = player.playing, self.way
        player.step()
        if was_playing:
            player.toggle()
        player.rest, self.way = ANSWER_FOR, None
        moment: Moment = player.scene.shown(player.tick, player.thinks).moment
        if moment.after is None or moment.ran is None:
            return  # The rule fails here.
        # Where one rule calls another, the line that answers there is right too.
        went, is_line = moment.after[1], line in (moment.ran.decided, *moment.ran.said[-1:])
        self.asked, self.ways, self.lines = self.asked + 1, self.ways + (went == way), self.lines + is_line
        self._said = "Yes, that way!" if went == way else "No, another way."
        if line is not None:
            self._said += " Your line decides." if is_line else " Another line decides."

    @property
    def score(self) -> str:
        """How many were right; empty before the first."""
        return f"{self.ways} of {self.asked} ways, {self.lines} of {self.asked} lines" if self.asked else ""

    def why(self, player: Player, why: Why) -> Why:
        """What the why bar says while guessing: the question, or answer and reason; and the score."""
        said, asks, stands = why.caption, why.asks, player.phase == 1
        if stands and self.asks_why(player):
            said, asks = "Why? Click the line of the rule that will decide.", True
        elif stands and self.asks_way(player):
            said, asks = "Where will it go? Press an arrow key, or click a way.", True
        elif self._said and player.thinks and self._at == (player.scene, player.tick):
            said, asks = f"{self._said} {why.caption}", False
        score = f"Guessed right: {self.score}" if self.score else "Guess"
        return replace(why, heading=score, caption=said, asks=asks)
