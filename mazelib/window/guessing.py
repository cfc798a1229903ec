"""Guess first: at every junction the run waits until the class has said where the walker will go, and why.

1. The way: an arrow key, or a click on one of the open ways on the map.
2. Why: a click on the line of the rule that will decide.
3. The walker thinks aloud, and both are counted.

A junction is a place with three or four open sides. Nothing is given away before.
"""

from mazelib.grid.compass import Heading, stepped
from mazelib.text.lines import Line
from mazelib.walking.moment import Moment
from mazelib.walking.recording import Timeline
from mazelib.window.player import Player
from mazelib.window.scene import Scene, Why

#: Seconds for which the answer is shown before the run goes on.
ANSWER_FOR = 3.0
QUESTIONS = {
    "way": "Where will it go? Press an arrow key, or click a way.",
    "why": "Why? Click the line of the rule that will decide.",
}


class Guessing:
    """Keeps the score of one class, for what the player shows."""

    def __init__(self, player: Player, *, is_on: bool = False) -> None:
        self.player, self.is_on = player, is_on
        player.waits = self.waits
        self.asked = self.ways = self.lines = 0
        self.way: Heading | None = None  # said, and not answered yet
        self._at: tuple[Scene, int] | None = None  # where a way was said
        self._said = ""
        self._begun_at = player.scene, player.half

    @property
    def _is_here(self) -> bool:
        """Whether the tick at which the class spoke last is shown."""
        return self._at == (self.player.scene, self.player.tick)

    def waits(self, tick: int) -> bool:
        """Whether the run waits at a tick for a guess about the next one."""
        scene, timeline = self.player.scene, self.player.scene.recording
        if not (self.is_on and scene.has_halves and isinstance(timeline, Timeline)):
            return False
        is_over = (scene.ended and tick >= scene.last) or (self.way is None and self._at == (scene, tick))
        # (Asked of every tick on the way: the whole moment would be too slow.)
        return not is_over and timeline.view(timeline.recorded(tick)).open_count >= 3

    @property
    def asks(self) -> str:
        """What the class is to say now: "way", then "why" (the line); or nothing."""
        if not self.player.thinks and self.way is not None and self._is_here:
            return "why"
        return "way" if not self.player.thinks and self.waits(self.player.tick) else ""

    @property
    def open_ways(self) -> tuple[Heading, ...]:
        """The ways that can be guessed, to be marked on the map; only the one said, once it is."""
        if self.asks != "way":
            return (self.way,) if self.way is not None and self.asks else ()
        shown = self.player.scene.shown(self.player.tick)
        return tuple(way for way in Heading if shown.recording.heya.is_open(stepped(shown.moment.place, way)))

    def guess_way(self, way: Heading | None) -> None:
        """Take the way, if it is open."""
        if self.asks == "way" and way in self.open_ways:
            self.way, self._at, self._said = way, (self.player.scene, self.player.tick), ""

    def guess_why(self, line: Line) -> None:
        """Take the line: the walker thinks aloud, and shows what was right."""
        if self.asks != "why":
            return
        player, was_playing = self.player, self.player.playing
        player.step()
        if was_playing:
            player.toggle()
        way, self.way, player.rest = self.way, None, ANSWER_FOR
        moment: Moment = player.scene.shown(player.tick, player.thinks).moment
        if moment.after and moment.ran:  # Else the rule fails here.
            # Where one rule calls another, the line that answers there is right too.
            is_way = moment.after[1] == way
            is_line = line in (moment.ran.decided, *moment.ran.spoken_lines[-1:])
            self.asked, self.ways, self.lines = self.asked + 1, self.ways + is_way, self.lines + is_line
            self._said = "Yes, that way!" if is_way else "No, another way."
            self._said += " Your line decides." if is_line else " Another line decides."

    def why(self, why: Why) -> Why:
        """What the why bar says while guessing: the question, or answer and reason; and the score."""
        if not self.is_on:
            return why
        heading = "Guess first, at junctions"
        if self.asked:
            heading = f"Guessed right: {self.ways} of {self.asked} ways, {self.lines} of {self.asked} lines"
        why = why._replace(heading=heading)
        if self._begun_at == (self.player.scene, self.player.half) and not self.asks:
            return why._replace(caption=f"{heading}.", asks=True)
        if self.asks and self.player.phase == 1:
            return why._replace(caption=QUESTIONS[self.asks], asks=True)
        if self._said and self.player.thinks and self._is_here:
            return why._replace(caption=f"{self._said} {why.caption}", asks=False)
        return why
