"""A walk by a learner's rule, as the lesson sees it: it takes place in a worker.

The worker walks a little whenever it is asked to, and sends back what was recorded. Here that is
appended to a timeline like the one of any other walk.
"""

import itertools
import weakref
from dataclasses import replace
from math import inf
from time import monotonic
from typing import NoReturn

from mazelib.learner.last_line import LineOfFile
from mazelib.learner.messages import BeginWalk, Forget, GoOn, Script, Seed, Walked
from mazelib.learner.worker import SLOW, Question
from mazelib.learner.workers import Workers
from mazelib.maps.heya import Heya
from mazelib.text.lines_run import LinesRun
from mazelib.walking.strategy import StrategyError
from mazelib.walking.timeline import Timeline
from mazelib.walking.verdict import Ending
from mazelib.walking.walk import usual_limit
from mazelib.walking.walk_so_far import WalkProgress

#: Every run in a worker has a number of its own.
_numbers = itertools.count()


class WorkerWalk:
    """A walk under way in a worker; ``patience`` is how many seconds its caller waits for it.

    It has ``begun`` as soon as the worker has made the rule ready. While the worker thinks for
    longer than that, ``advance`` comes back before the walk has come as far as it was asked to.
    """

    def __init__(
        self,
        workers: Workers,
        script: Script,
        heya: Heya,
        seed: Seed,
        limit: int | None = None,
        *,
        recorded: bool = True,
        rule: int = 0,
        patience: float = inf,
    ) -> None:
        self.heya = heya
        self.limit = usual_limit(heya) if limit is None else limit
        self.timeline = Timeline.still(heya) if recorded else None
        self.begun = False
        self.patience = patience
        self.progress = WalkProgress()
        self._workers = workers
        # Without what the map has worked out about itself: the worker does that again, faster.
        map_alone = replace(heya)
        self._request = BeginWalk(
            next(_numbers), script, map_alone, seed, self.limit, recorded, rule
        )
        self._frozen_memory = b""
        self._failure: StrategyError | None = None
        #: True once a worker has ended on the way: then each tick is walked, and sent, by itself.
        self._is_careful = False
        self._begin()

    def _begin(self) -> None:
        """Let a worker begin the walk. If it was under way, it goes on where it was."""
        request = replace(self._request, begins_after=self.tick if self.begun else -1)
        self._worker = self._workers.now()
        self._question: Question | None = self._worker.ask(request, request.script)
        #: How many ticks the worker was asked for.
        self._asked = 0
        weakref.finalize(self, self._worker.ask, Forget(request.number), request.script)

    @property
    def tick(self) -> int:
        """The tick that it has come to."""
        return self.progress.tick

    @property
    def ending(self) -> Ending | None:
        """How it ended; None as long as it has not."""
        return self.progress.ending

    @property
    def slow_line(self) -> LineOfFile | None:
        """The line that the rule thinks about, if it has thought about it for long."""
        return self._worker.slow_line if self._question else None

    def run(self) -> Ending:
        """Walk to the end. StrategyError: the rule went wrong."""
        while self.ending is None:
            self.advance(self.limit)
        return self.ending

    def advance(self, ticks: int) -> None:
        """Walk this many ticks, or fewer. StrategyError: the rule went wrong, now or before."""
        if self._failure:
            raise self._failure
        until = monotonic() + self.patience
        goal = min(self.tick + ticks, self.limit)
        while self.ending is None and (self.tick < goal or self._question):
            if self._question is None:
                self._go_on(goal - self.tick)
            if not self.take_answer(max(0.0, until - monotonic())):
                return

    def _go_on(self, ticks: int) -> None:
        self._asked = 1 if self._is_careful else ticks
        longest = SLOW if self._is_careful else None
        request = GoOn(self._request.number, self._asked)
        self._question = self._worker.ask(request, self._request.script, longest)

    def take_answer(self, patience: float) -> bool:
        """Take what the worker has sent. False: it has not sent all that was asked of it.

        StrategyError: the rule went wrong.
        """
        if self._question is None:
            return True
        try:
            answer = self._question.answer(patience)
        except StrategyError as error:
            if self._worker.has_ended and self.begun and not self._is_careful:
                # Only the worker knew how far it had come. Walk there again, more carefully.
                self._is_careful = True
                self._begin()
                return False
            self._fail(error)
        if answer is None:
            return False
        self._question = None
        assert isinstance(answer, Walked)
        self._take(answer)
        return True

    def _take(self, walked: Walked) -> None:
        if self.timeline and not self.begun:
            self.timeline = Timeline(self.heya)  # The worker has recorded tick 0, too.
        self.begun = True
        self.progress = walked.progress
        if self.timeline and walked.batch:
            self.timeline.append(walked.batch)
            for _tick, frozen in walked.batch.memory[-1:]:
                self._frozen_memory = frozen
        if walked.failure:
            self._failure = walked.failure.error()
            raise self._failure

    def _fail(self, error: StrategyError) -> NoReturn:
        """The walk is over. If the worker ended in a turn, its line is all that is known of it."""
        self._question = None
        self._failure = error
        line = error.first.line
        if self.timeline and self.begun and line:
            at = (str(self._request.script.path), line)
            self.timeline.note_failed_turn(LinesRun((at,), at), self._frozen_memory)
        raise error
