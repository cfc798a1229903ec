"""Asks the rules of several walks for their turns: what they ask at one time goes in one request.

To ask a worker takes far longer than a turn does. So the walks of a check go side by side.
"""

import itertools

from mazelib.learner.worker.messages import (
    Answer,
    AnyAnswer,
    AskTurns,
    BeginTurns,
    Failed,
    Script,
    Seed,
    TurnAsked,
    Turned,
    TurnGiven,
    TurnsBegun,
    of_class,
)
from mazelib.learner.worker.questions import Question
from mazelib.learner.worker.worker import Worker
from mazelib.values.lines_run import lines_run_of

#: Every rule that is asked has a number of its own. (Those of runs are 0 or more.)
_numbers = itertools.count(-1, -1)


class TurnAsker:
    """Asks the rules of one script in one worker, each by its number."""

    def __init__(self, worker: Worker, script: Script) -> None:
        self.worker = worker
        self.script = script
        self._beginnings: dict[int, Question] = {}
        #: What is still to be asked, by the numbers of the rules.
        self._to_ask: dict[int, TurnAsked] = {}
        #: What the worker was asked last, if it has not answered yet.
        self._question: Question | None = None
        self._asked: tuple[TurnAsked, ...] = ()
        self._turns: dict[int, TurnGiven | Failed] = {}

    def begin(self, seed: Seed) -> int:
        """Let the worker make a rule ready, with dice of this seed; return its number."""
        number = next(_numbers)
        request = BeginTurns(number, self.script, seed)
        self._beginnings[number] = self.worker.ask(request, self.script)
        return number

    def begun(self, number: int, patience: float) -> TurnsBegun | None:
        """What is known of a rule as soon as it is ready; None if it is not after ``patience``.

        StrategyError: it cannot be made ready.
        """
        answer = self._beginnings[number].answer(patience)
        return self._sound(answer, TurnsBegun) if answer else None

    def ask(self, asked: TurnAsked) -> None:
        """Note what is to be asked. It is sent as soon as somebody waits for an answer."""
        self._to_ask[asked.number] = asked

    def turn(self, number: int, patience: float) -> TurnGiven | None:
        """The turn of a rule that was asked; None if there is none after ``patience`` seconds.

        StrategyError: the rule went wrong.
        """
        while number not in self._turns:
            question = self._question or self._sent()
            self._question = question
            answer = question.answer(patience)
            if answer is None:
                return None
            self._question = None
            self._note(self._sound(answer, Turned))
        turn = self._turns.pop(number)
        if isinstance(turn, Failed):
            raise turn.error()
        return turn

    def _sent(self) -> Question:
        """Send all that is to be asked, in one request."""
        self._asked = tuple(self._to_ask.values())
        self._to_ask = {}
        return self.worker.ask(AskTurns(self._asked), self.script)

    def _note(self, answer: Turned) -> None:
        """Note the turns. What a slow rule has left open is asked again, before anything else."""
        for asked, turn in zip(self._asked, answer.turns, strict=False):
            self._turns[asked.number] = turn
        left_open = self._asked[len(answer.turns) :]
        self._to_ask = {asked.number: asked for asked in left_open} | self._to_ask

    def _sound(self, answer: Answer, kind: type[AnyAnswer]) -> AnyAnswer:
        """An answer of the right class. StrategyError: it is not what a worker says."""
        try:
            sound = of_class(answer, kind)
            if isinstance(sound, Turned):
                _check(sound, len(self._asked))
            return sound
        except ValueError as error:  # The learner's code has changed what the worker says.
            raise self.worker.end_for(error).error from None


def _check(answer: Turned, count: int) -> None:
    """ValueError: these are more turns, or none, or not with lines that can have run."""
    if not 0 < len(answer.turns) <= count:
        raise ValueError(f"{len(answer.turns)} turns are not 1 to {count}")
    for turn in answer.turns:
        if isinstance(turn, TurnGiven):
            lines_run_of(turn.lines_run)
