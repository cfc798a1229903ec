"""Guess first: the class says what will happen, and perhaps why, before the stage shows it.

1. What: an arrow key, its number, or a click on the map. What can never come true gets another
   try; what nobody can know is not counted.
2. Why, in a walk: a click on the line of the rule that will answer. One that cannot is no guess.
3. The second half of the tick is shown, and the guess is counted. What played before plays on.

What there is to guess, and where, says the scene (see ``guesses``). Nothing is given away before,
and no key passes over a question: it is said how to answer it, and how to end the guessing.
"""

from typing import NamedTuple

from mazelib.grid.compass import Heading, Place
from mazelib.text.sentences import _, paragraph
from mazelib.values.lines_run import Line
from mazelib.window.guess.guess_words import hint_about
from mazelib.window.guess.guesses import Choice, Guessed, Offer, Question
from mazelib.window.playing.player import Player
from mazelib.window.rule.code_rows import rows_of
from mazelib.window.scene import AnyScene
from mazelib.window.screen.strip import Score, Strip

#: How long the answer is shown before a run that played plays on.
ANSWER_SECONDS = 3.0



class Guess(NamedTuple):
    """What the class has guessed, and the line that answers (None where none is asked for)."""

    choice: Choice
    line: Line | None


class Guessing:
    """Asks the class where a scene offers choices, and keeps its score."""

    def __init__(self, player: Player) -> None:
        self.player = player
        player.waits = self.waits
        self._begin(is_on=False)

    def toggle(self) -> None:
        """Begin to ask, with a fresh score; or ask no more.

        The second half of a tick is taken from sight, and the class is asked at once.
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
        #: How many guesses were counted, in how many the choice was right, and in how many the
        #: line; None: no line was asked for.
        self.asked = 0
        self.ways = 0
        self.lines: int | None = None
        self.choice: Choice | None = None  # guessed, while the line is asked for
        self._guess: Guess | None = None  # not answered yet
        self._at: tuple[AnyScene, int] | None = None  # where a choice was made
        self._marked: Choice | None = None  # the one that was made there
        self._answer = ""
        self._is_right: bool | None = None  # that answer, if it was known or right
        self._missed: tuple[Choice, ...] = ()  # those that can never come true, tried so far
        self._missed_at: tuple[AnyScene, int] | None = None
        self._hint = ""  # what to do first: somebody went on, or tried what can be no answer
        self._more = ""  # a small line below it
        self._hint_at: tuple[AnyScene, int] | None = None
        self._begun_at = (self.player.scene, self.player.half)

    @property
    def _is_here(self) -> bool:
        """Whether the tick of the last guess is shown."""
        return self._at == (self.player.scene, self.player.tick)

    def waits(self, tick: int) -> bool:
        """Whether the run waits at a tick for a guess of what comes next."""
        return self._offer_at(tick) is not None

    def _offer_at(self, tick: int) -> Offer | None:
        """What the class is to guess at a tick, and has not guessed yet."""
        scene = self.player.scene
        if not (self.is_on and scene.guesses):
            return None
        is_over = scene.ended and tick >= scene.last
        is_answered = self.choice is None and self._at == (scene, tick)
        if is_over or is_answered:
            return None
        return scene.guesses.offer(tick)

    @property
    def asks(self) -> Question | None:
        """What the class is asked now: what will happen, then why, or nothing (None)."""
        if self.player.thinks:
            return None
        if self.choice is not None and self._is_here:
            return Question.WHY
        return Question.WHAT if self.waits(self.player.tick) else None

    @property
    def offer(self) -> Offer | None:
        """What the class is to guess now; None while it is asked for the line, or nothing."""
        if self.asks is Question.WHAT:
            return self._offer_at(self.player.tick)
        return None

    @property
    def choices(self) -> tuple[Choice, ...]:
        """The choices with a number, while one can be made."""
        return self.offer.choices if self.offer else ()

    @property
    def line_question(self) -> str:
        """What stands over the rule while the class is to click a line of it; otherwise ""."""
        if self.asks is not Question.WHY:
            return ""
        return self.hint or _("Click the line that will decide.")

    @property
    def hint(self) -> str:
        """What to do first; "" while nobody needs to be told. It is about one tick."""
        return self._hint if self._hint_at == (self.player.scene, self.player.tick) else ""

    def _give_hint(self, hint: str, more: str = "") -> None:
        self._hint = hint
        self._more = more or _("G stops the guessing.")
        self._hint_at = (self.player.scene, self.player.tick)

    @property
    def guessed(self) -> Guessed | None:
        """The choice that was made at this tick: it stays until the next step."""
        guesses = self.player.scene.guesses
        if self._marked is None or not self._is_here or guesses is None:
            return None
        offer = guesses.offer(self.player.tick)
        number = offer.number_of(self._marked) if offer else 0
        is_right = self._is_right if self.player.thinks else None
        return Guessed(number, self._marked, is_right)

    @property
    def missed(self) -> tuple[Choice, ...]:
        """The choices that the class has tried at this tick, and that can never come true."""
        return self._missed if self._has_missed else ()

    @property
    def _has_missed(self) -> bool:
        return self._missed_at == (self.player.scene, self.player.tick)

    def insist(self, *, plays_on: bool) -> None:
        """Somebody wants to go on: say what to do first. With ``plays_on`` it plays afterwards."""
        if self.offer:
            self._give_hint(paragraph(_("Guess first."), self.offer.how))
        elif self.asks:
            self._give_hint(_("Guess first: click a line."))
        self.player.playing = plays_on
        self.player.begun = True

    def say_how(self, why: str = "") -> None:
        """Say how to answer: somebody pressed or clicked what means nothing."""
        offer = self.offer
        if offer is None:
            self._give_hint(_("Click a line of the rule."))
        elif why:
            self._give_hint(why, offer.how)
        else:
            self._give_hint(offer.other_key or offer.how)

    def guess_way(self, way: Heading) -> None:
        """Take a guess of the choice that lies this way; if there is none, say how to answer."""
        for choice in self.choices:
            if choice.way is way:
                self.guess(choice)
                return
        self.say_how(self.offer.no_such_way if self.offer else "")

    def guess_number(self, number: int) -> None:
        """Take a guess of the choice that has this number, from 1; or say how to answer."""
        if 1 <= number <= len(self.choices):
            self.guess(self.choices[number - 1])
        else:
            self.say_how()

    def guess_place(self, place: Place) -> None:
        """Take a guess of the choice that a click on a place means; or say how to answer."""
        guesses = self.player.scene.guesses
        choice = guesses.choice_at(self.player.tick, place) if guesses else None
        if choice is None:
            self.say_how()
        else:
            self.guess(choice)

    def guess(self, choice: Choice) -> None:
        """Take a guess; if no line is asked for, that is all, and the answer is shown.

        For a choice that can never come true, the class is told why, and has another try; it is
        the first try that counts.
        """
        offer = self.offer
        guesses = self.player.scene.guesses
        if offer is None or guesses is None:
            return
        hint = guesses.why_never(self.player.tick, choice)
        self._give_hint(hint, offer.how)
        if hint:
            self._miss(choice, is_counted=offer.is_counted)
            return
        self.choice = choice if offer.asks_line else None
        self._marked = choice
        self._at = (self.player.scene, self.player.tick)
        self._answer = ""
        self._is_right = None
        if not offer.asks_line:
            self._guess = Guess(choice, None)
            self.player.answer(ANSWER_SECONDS)
            self.compare()

    def _miss(self, choice: Choice, *, is_counted: bool) -> None:
        """Keep a choice that can never come true, and count the first one of a tick."""
        if not self._has_missed:
            self._missed = ()
            self._missed_at = (self.player.scene, self.player.tick)
            self.asked += int(is_counted)
        self._missed += (choice,)

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
        if self.choice is not None:
            self._guess = Guess(self.choice, line)
        self.choice = None
        self.player.answer(ANSWER_SECONDS)
        self.compare()

    def compare(self) -> None:
        """Count the newest guess as soon as the answer is shown: a rule may think for long."""
        guess = self._guess
        guesses = self.player.scene.guesses
        if guess is None or (self._is_here and not self.player.thinks):
            return
        self._guess = None
        if not self._is_here or guesses is None:
            return  # Somebody went elsewhere meanwhile.
        verdict = guesses.verdict(self.player.tick, guess.choice, guess.line)
        if verdict is None:
            return
        self._answer = verdict.sentence
        self._is_right = verdict.is_right
        offer = guesses.offer(self.player.tick)
        is_counted = offer is not None and offer.is_counted and not self._has_missed
        self._missed_at = None
        if is_counted and verdict.is_right is not None:
            self.asked += 1
            self.ways += int(verdict.is_right)
        if verdict.is_line is not None:
            self.lines = (self.lines or 0) + int(verdict.is_line)

    def _text_of(self, line: Line) -> str:
        """The code of a line, without its comment."""
        for row in rows_of(self.player.scene.source, None):
            if row.line == line:
                return row.text
        return ""

    def says(self, strip: Strip) -> Strip:
        """What the strip says while guessing: the score, and the question or the answer."""
        guesses = self.player.scene.guesses
        if not self.is_on or guesses is None:
            return strip
        if self.asked:
            strip = strip._replace(score=Score(self.asked, self.ways, self.lines))
        if self.asks and self.player.phase == 1:
            return self._question(strip)
        if self._begun_at == (self.player.scene, self.player.half) and not self.asks:
            go_on = _("Press Space to go there, or G to stop guessing.")
            return strip._replace(
                heading=_("Guess"), sentence=guesses.next_question, did="", more=go_on
            )
        if self._answer and self.player.thinks and self._is_here:
            return strip._replace(heading=_("The answer"), sentence=self._answer, asks=False)
        if strip.asks and not strip.more:
            return strip._replace(more=guesses.next_question)
        return strip

    def _question(self, strip: Strip) -> Strip:
        """What the class is asked now, and how it answers; or the hint what to do first."""
        offer = self.offer
        heading = offer.heading if offer else _("Second guess: which line?")
        question = offer.question if offer else _("And which line of the rule will decide?")
        how = offer.how if offer else _("Click it in the rule.")
        return strip._replace(
            heading=heading,
            sentence=self.hint or question,
            did="",
            more=self._more if self.hint else how,
            asks=True,
            buttons=tuple(choice.word for choice in self.choices if choice.word),
        )
