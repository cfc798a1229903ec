"""Guess first: at every junction the class says where the walker will go, and why.

1. The way: its number, an arrow key, or a click on one of the open ways on the map. If coins are
   tossed, nobody can know it: the class says which way is possible, and that is not counted.
2. Why: a click on the line of the rule that will answer. One that cannot answer is no guess.
3. The walker thinks aloud, and both are counted. What played before plays on.

A junction is a place with three or four open sides. Nothing is given away before, and no key passes
over a question: it is said how to answer it, and how to end the guessing.
"""

from typing import NamedTuple

from mazelib.grid.compass import Heading, turn_between
from mazelib.text.sentences import _
from mazelib.values.lines_run import Line
from mazelib.window.code_rows import rows_of
from mazelib.window.guess_words import (
    AT_NEXT_JUNCTION,
    COULD_HAVE,
    NEVER,
    Question,
    first_guess,
    heading_of,
    hint_about,
    how_to_answer,
    question_words,
    verdict,
)
from mazelib.window.player import Player
from mazelib.window.possible_turns import possible_turns
from mazelib.window.scene import AnyScene
from mazelib.window.strip import Score, Strip

#: How long the answer is shown before a run that played plays on.
ANSWER_SECONDS = 3.0


class Guess(NamedTuple):
    """What the class has guessed: the way, and the line that answers (None where coins do)."""

    way: Heading
    line: Line | None


class Guessing:
    """Asks the class at junctions, and keeps its score."""

    def __init__(self, player: Player) -> None:
        self.player = player
        player.waits = self.waits
        self._begin(is_on=False)

    def toggle(self) -> None:
        """Begin to ask, with a fresh score; or ask no more.

        What the walker thinks is taken from sight, and at a junction the class is asked at once.
        """
        player = self.player
        if not self.is_on and player.thinks:
            was_playing = player.playing
            player.step_back()
            if was_playing:
                player.toggle()
        self._begin(is_on=not self.is_on)

    def _begin(self, *, is_on: bool) -> None:
        self.is_on = is_on
        #: How many guesses were answered; in how many the way was right, and the line.
        self.asked = 0
        self.ways = 0
        self.lines = 0
        self.way: Heading | None = None  # guessed, while the line is asked for
        self._guess: Guess | None = None  # not answered yet
        self._at: tuple[AnyScene, int] | None = None  # where a way was guessed
        self._marked: Heading | None = None  # the way that was guessed there
        self._answer = ""
        self._hint = ""  # what to do first: somebody went on, or clicked a line that cannot answer
        self._hint_at: tuple[AnyScene, int] | None = None
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
    def line_question(self) -> str:
        """What stands over the rule while the class is to click a line of it; otherwise ""."""
        if self.asks is not Question.WHY:
            return ""
        return self.hint or _("Click the line that will answer.")

    @property
    def hint(self) -> str:
        """What to do first; "" while nobody needs to be told. It is about one tick."""
        return self._hint if self._hint_at == (self.player.scene, self.player.tick) else ""

    def _give_hint(self, hint: str) -> None:
        self._hint = hint
        self._hint_at = (self.player.scene, self.player.tick)

    @property
    def open_ways(self) -> tuple[Heading, ...]:
        """The ways to mark on the map while one can be guessed."""
        if self.asks is Question.WAY:
            return self.player.scene.open_ways(self.player.tick)
        return ()

    @property
    def guessed(self) -> tuple[int, Heading] | None:
        """The way that was guessed at this tick, with its number: it stays until the next step."""
        if self._marked is None or not self._is_here:
            return None
        return self._number_of(self._marked), self._marked

    def _number_of(self, way: Heading) -> int:
        """The number that a way has on the map; 0 if there is wall."""
        ways = self.player.scene.open_ways(self.player.tick)
        return ways.index(way) + 1 if way in ways else 0

    def insist(self, *, plays_on: bool) -> None:
        """Somebody wants to go on: say what to do first. With ``plays_on`` it plays afterwards."""
        if self.asks:
            self._give_hint(first_guess(self.asks, len(self.open_ways)))
        self.player.playing = plays_on
        self.player.begun = True

    def guess_way(self, way: Heading) -> None:
        """Take a guess of the way, if that way is open; where coins are tossed, that is all.

        For a way that no coin can lead to, the class is told why, and has another try.
        """
        if self.asks is not Question.WAY or way not in self.open_ways:
            return
        by_chance = self.player.scene.tosses
        hint = self._why_never(way) if by_chance else ""
        self._give_hint(hint)
        if hint:
            return
        self.way = None if by_chance else way
        self._marked = way
        self._at = (self.player.scene, self.player.tick)
        self._answer = ""
        if by_chance:
            self._guess = Guess(way, None)
            self.player.answer(ANSWER_SECONDS)
            self.compare()

    def _why_never(self, way: Heading) -> str:
        """Why a rule that tosses coins can never take a way here; "" if it can."""
        scene = self.player.scene
        moment = scene.moment(self.player.tick)
        possible = possible_turns(scene.source, moment.view) if moment else None
        if moment is None or possible is None:
            return ""
        turn = turn_between(moment.heading, way)
        return "" if turn in possible.turns else NEVER[turn].format(line=possible.last_line)

    def guess_number(self, number: int) -> None:
        """Take a guess of the way that has this number on the map, from 1."""
        ways = self.open_ways
        if self.asks is Question.WAY and 1 <= number <= len(ways):
            self.guess_way(ways[number - 1])

    def guess_why(self, line: Line) -> None:
        """Take a guess of the line: the walker thinks aloud, and that is the answer.

        For a line that cannot answer, whatever happens, the class has another try.
        """
        if self.asks is not Question.WHY:
            return
        speaks = line in self.player.scene.source.comments
        hint = hint_about(self._text_of(line), speaks=speaks)
        self._give_hint(hint)
        if hint:
            return
        if self.way is not None:
            self._guess = Guess(self.way, line)
        self.way = None
        self.player.answer(ANSWER_SECONDS)
        self.compare()

    def compare(self) -> None:
        """Count the newest guess as soon as the walker has thought: a rule may think for long."""
        guess = self._guess
        player = self.player
        if guess is None or (self._is_here and not player.thinks):
            return
        self._guess = None
        if not self._is_here:
            return  # Somebody went elsewhere meanwhile.
        moment = player.scene.moment(player.tick, thinks=True)
        if not moment or not moment.after or not moment.lines_run:
            return  # The rule fails here.
        turn = turn_between(moment.heading, moment.after[1])
        is_way = moment.after[1] == guess.way
        if guess.line is None:
            self._answer = _("Yes, it could, and it did.") if is_way else COULD_HAVE[turn]
            return
        # Where one rule calls another, the line that answers there is right too.
        strong = player.scene.source.strong(moment.lines_run)
        right_lines = {strong, moment.lines_run.decided, *moment.lines_run.spoken_lines[-1:]}
        is_line = guess.line in right_lines
        self._count(is_way=is_way, is_line=is_line)
        way = self._number_of(moment.after[1])
        line = guess.line[1] if is_line else strong[1]
        self._answer = verdict(turn, way, line, is_way=is_way, is_line=is_line)

    def _text_of(self, line: Line) -> str:
        """The code of a line, without its comment."""
        for row in rows_of(self.player.scene.source, None):
            if row.line == line:
                return row.text
        return ""

    def _count(self, *, is_way: bool, is_line: bool) -> None:
        self.asked += 1
        if is_way:
            self.ways += 1
        if is_line:
            self.lines += 1

    def says(self, strip: Strip) -> Strip:
        """What the strip says while guessing: the score, and the question or the answer."""
        if not self.is_on:
            return strip
        asks = self.asks
        if self.asked:
            strip = strip._replace(score=Score(self.asked, self.ways, self.lines))
        if self._begun_at == (self.player.scene, self.player.half) and not asks:
            go_on = _("Press Space to go there. G ends the guessing.")
            return strip._replace(
                heading=_("Guess"), sentence=AT_NEXT_JUNCTION, did="", more=go_on
            )
        if asks and self.player.phase == 1:
            tosses = self.player.scene.tosses
            how = how_to_answer(asks, len(self.open_ways))
            return strip._replace(
                heading=heading_of(asks, tosses=tosses),
                sentence=self.hint or question_words(asks, tosses=tosses),
                did="",
                more=_("G ends the guessing.") if self.hint else how,
                asks=True,
            )
        if self._answer and self.player.thinks and self._is_here:
            return strip._replace(heading=_("The answer"), sentence=self._answer, asks=False)
        if strip.asks and not strip.more:
            return strip._replace(more=AT_NEXT_JUNCTION)
        return strip
