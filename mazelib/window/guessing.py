"""Guess first: at every junction the class says where the walker will go, and why.

1. The way: an arrow key, or a click on one of the open ways on the map.
2. Why: a click on the line of the rule that will decide.
3. The walker thinks aloud, and both are counted.

A junction is a place with three or four open sides. Nothing is given away before.
"""

from enum import Enum, auto

from mazelib.grid.compass import Heading
from mazelib.text.sentences import _, paragraph
from mazelib.values.lines_run import Line
from mazelib.window.player import Player
from mazelib.window.scene import AnyScene
from mazelib.window.strip import Strip

#: Seconds that the answer stays before the run goes on.
ANSWER_SECONDS = 3.0


class Question(Enum):
    """What the class is asked now."""

    WAY = auto()
    WHY = auto()


QUESTION_WORDS = {
    Question.WAY: _("Where will it go? Press an arrow key, or click a way."),
    Question.WHY: _("Why? Click the line of the rule that will decide."),
}


class Guessing:
    """Asks the class at junctions, and keeps its score."""

    def __init__(self, player: Player) -> None:
        self.player = player
        player.waits = self.waits
        self._begin(is_on=False)

    def toggle(self) -> None:
        """Begin to ask, with a fresh score; or ask no more."""
        self._begin(is_on=not self.is_on)

    def _begin(self, *, is_on: bool) -> None:
        self.is_on = is_on
        #: How many guesses were answered; in how many the way was right, and the line.
        self.asked = 0
        self.ways = 0
        self.lines = 0
        self.way: Heading | None = None  # guessed, and not answered yet
        self._at: tuple[AnyScene, int] | None = None  # where a way was guessed
        self._answer = ""
        self._begun_at = (self.player.scene, self.player.half)

    @property
    def _is_here(self) -> bool:
        """Whether the tick of the last guess is shown."""
        return self._at == (self.player.scene, self.player.tick)

    def waits(self, tick: int) -> bool:
        """Whether the run waits at a tick for a guess of what comes next."""
        scene = self.player.scene
        if not (self.is_on and scene.features.has_halves):
            return False
        is_over = scene.ended and tick >= scene.last
        is_answered = self.way is None and self._at == (scene, tick)
        if is_over or is_answered:
            return False
        return scene.is_junction(tick)

    @property
    def asks(self) -> Question | None:
        """What the class is asked now: the way, then why, or nothing (None)."""
        if self.player.thinks:
            return None
        if self.way is not None and self._is_here:
            return Question.WHY
        return Question.WAY if self.waits(self.player.tick) else None

    @property
    def open_ways(self) -> tuple[Heading, ...]:
        """The ways to mark on the map: all that can be guessed, then only the one that was."""
        asks = self.asks
        if asks is Question.WHY and self.way is not None:
            return (self.way,)
        if asks is Question.WAY:
            return self.player.scene.open_ways(self.player.tick)
        return ()

    def guess_way(self, way: Heading) -> None:
        """Take a guess of the way, if that way is open."""
        if self.asks is Question.WAY and way in self.open_ways:
            self.way = way
            self._at = (self.player.scene, self.player.tick)
            self._answer = ""

    def guess_why(self, line: Line) -> None:
        """Take a guess of the line: the walker thinks aloud, and that is the answer."""
        if self.asks is not Question.WHY:
            return
        way = self.way
        self.way = None
        self._think_aloud()
        player = self.player
        moment = player.scene.moment(player.tick, thinks=player.thinks)
        if not moment or not moment.after or not moment.lines_run:
            return  # The rule fails here.
        # Where one rule calls another, the line that answers there is right too.
        right_lines = (moment.lines_run.decided, *moment.lines_run.spoken_lines[-1:])
        self._count(is_way=moment.after[1] == way, is_line=line in right_lines)

    def _think_aloud(self) -> None:
        """Show the second half; a run that was playing rests there, and then goes on."""
        was_playing = self.player.playing
        self.player.step()
        if was_playing:
            self.player.toggle()
        self.player.rest_seconds = ANSWER_SECONDS

    def _count(self, *, is_way: bool, is_line: bool) -> None:
        self.asked += 1
        about_way = _("No, another way.")
        about_line = _("Another line decides.")
        if is_way:
            self.ways += 1
            about_way = _("Yes, that way!")
        if is_line:
            self.lines += 1
            about_line = _("Your line decides.")
        self._answer = paragraph(about_way, about_line)

    def says(self, strip: Strip) -> Strip:
        """What the strip says while guessing: the score, and the question or the answer."""
        if not self.is_on:
            return strip
        asks = self.asks
        strip = strip._replace(heading=self._score())
        if self._begun_at == (self.player.scene, self.player.half) and not asks:
            return strip._replace(sentence=_("Guess first, at junctions."), asks=True)
        if asks and self.player.phase == 1:
            return strip._replace(sentence=QUESTION_WORDS[asks], asks=True)
        if self._answer and self.player.thinks and self._is_here:
            return strip._replace(sentence=paragraph(self._answer, strip.sentence), asks=False)
        return strip

    def _score(self) -> str:
        if not self.asked:
            return _("No guesses yet")
        score = _("Guessed right: ways {ways} of {asked}, lines {lines} of {asked}")
        return score.format(ways=self.ways, lines=self.lines, asked=self.asked)
