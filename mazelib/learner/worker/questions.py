"""What a worker was asked and has not answered yet, and how long it has thought about it."""

from collections import deque
from collections.abc import Callable
from contextlib import suppress
from math import inf
from time import monotonic

from mazelib.learner import limits
from mazelib.learner.limits import Patience
from mazelib.learner.worker.messages import Answer, Failed, Request, Script
from mazelib.values.pausing import Pausing
from mazelib.walking.strategy import StrategyError


class Question:
    """A request that a worker was given, and its answer as soon as there is one.

    ``script`` is the script that it is about. The worker may think about it for ``longest``
    seconds. ``wait_for`` waits for the answer, at most so many seconds.
    """

    def __init__(
        self,
        request: Request,
        script: Script,
        longest: float,
        wait_for: Callable[["Question", float], None],
    ) -> None:
        self.request = request
        self.script = script
        self.longest = longest
        self.asked_at = monotonic()
        self._wait_for = wait_for
        self._answer: Answer | None = None

    @property
    def is_answered(self) -> bool:
        """Whether the answer is there."""
        return self._answer is not None

    def note(self, answer: Answer) -> None:
        """Keep the answer: it has arrived."""
        self._answer = answer

    def answer(self, patience: float) -> Answer | None:
        """The answer; None if there is none yet after ``patience`` seconds.

        StrategyError: the learner's code went wrong, or the worker thought for too long, or died.
        OSError: the worker cannot be started.
        """
        self._wait_for(self, patience)
        if isinstance(self._answer, Failed):
            raise self._answer.error()
        return self._answer

    def arriving(self, patience: Patience, at_most: float = inf) -> Pausing[None]:
        """Wait until the answer is there, or it is clear that there will be none.

        Pause after each ``seconds_again`` of the patience, and give up after so many seconds.
        OSError: the worker cannot be started.
        """
        until = monotonic() + at_most
        with suppress(StrategyError):
            while not self.answer(min(patience.seconds_again, at_most)) and monotonic() < until:
                yield

    def awaited(self, patience: Patience) -> Pausing[Answer]:
        """Wait for the answer, and give it.

        StrategyError: the learner's code went wrong, or the worker thought for too long, or died.
        OSError: the worker cannot be started.
        """
        yield from self.arriving(patience)
        answer = self.answer(0.0)
        assert answer  # or there is none, and that has been raised
        return answer


class Questions:
    """The questions that a worker has not answered yet, the oldest first: it thinks about that."""

    def __init__(self) -> None:
        self._unanswered: deque[Question] = deque()
        #: Whether the worker has begun, and when its newest message arrived.
        self.is_ready = False
        self.heard_at = monotonic()

    def add(self, question: Question) -> None:
        """The worker was asked this."""
        self._unanswered.append(question)

    def clear(self) -> None:
        """The worker has ended: it thinks about nothing any more."""
        self._unanswered.clear()

    def note_answer(self, answer: Answer) -> None:
        """The oldest question is answered."""
        self._unanswered.popleft().note(answer)

    @property
    def oldest(self) -> Question | None:
        """The question that the worker thinks about, if it thinks at all."""
        return self._unanswered[0] if self._unanswered else None

    @property
    def newest(self) -> Question | None:
        """The question after which the worker has nothing to do."""
        return self._unanswered[-1] if self._unanswered else None

    @property
    def began_at(self) -> float:
        """When the worker began with what it does now."""
        asked_at = self.oldest.asked_at if self.oldest else 0.0
        return max(self.heard_at, asked_at)

    @property
    def longest(self) -> float:
        """How many seconds the worker may take for what it does now."""
        if not self.is_ready:
            return limits.LONGEST_START
        return self.oldest.longest if self.oldest else inf

    @property
    def deadline(self) -> float:
        """When the worker will have taken too long."""
        return self.began_at + self.longest

    def has_thought_for(self, seconds: float) -> bool:
        """Whether the worker has thought about one question for so many seconds."""
        if not self.is_ready or not self._unanswered:
            return False
        return monotonic() >= self.began_at + seconds

    @property
    def next_look_at(self) -> float:
        """When it will be clear that the worker is slow, or, if it is already, too slow."""
        slow_at = self.began_at + limits.SLOW
        return min(slow_at, self.deadline) if monotonic() < slow_at else self.deadline
