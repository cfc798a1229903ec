"""A walk by a learner's rule, as the lesson sees it: it takes place in a worker.

The worker walks a little whenever it is asked to, and sends back what was recorded. Here that is
appended to a timeline like the one of any other walk.
"""

import itertools
import weakref
from dataclasses import replace
from math import inf

from mazelib.learner.messages import BeginWalk, Forget, GoOn, Script, Seed, Walked
from mazelib.learner.worker import Question, Worker
from mazelib.maps.heya import Heya
from mazelib.text.lines_run import LinesRun
from mazelib.walking.doubt import Doubt, DoubtKind
from mazelib.walking.strategy import StrategyError
from mazelib.walking.timeline import Timeline
from mazelib.walking.verdict import Ending, Verdict
from mazelib.walking.walk import usual_limit
from mazelib.walking.walk_so_far import WalkProgress

#: Every run in a worker has a number of its own.
_numbers = itertools.count()


class WorkerWalk:
    """A walk under way in a worker; ``patience`` is how long its caller waits, in seconds.

    It has ``begun`` as soon as the worker has made the rule ready. Whenever the worker thinks for
    longer than that, ``advance`` comes back before the walk has come as far as it was asked to.
    """

    def __init__(
        self,
        worker: Worker,
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
        self._worker = worker
        self._script = script
        self._number = next(_numbers)
        self._failure: StrategyError | None = None
        # Without what the map has worked out about itself: the worker does that again, faster.
        map_alone = replace(heya)
        request = BeginWalk(self._number, script, map_alone, seed, self.limit, recorded, rule)
        self._question: Question | None = worker.ask(request, script)
        weakref.finalize(self, worker.ask, Forget(self._number), script)

    @property
    def tick(self) -> int:
        return self.progress.tick

    @property
    def ending(self) -> Ending | None:
        return self.progress.ending

    def advance(self, ticks: int) -> None:
        """Walk this many ticks, or fewer. StrategyError: the rule went wrong, now or before."""
        if self._failure:
            raise self._failure
        if self.ending:
            return
        if self._question is None:
            self._question = self._worker.ask(GoOn(self._number, ticks), self._script)
        self.look()

    def look(self) -> None:
        """Take what the worker has sent, if it has. StrategyError: as for ``advance``."""
        if self._question is None:
            return
        try:
            answer = self._question.answer(self.patience)
        except StrategyError as error:
            self._failure = error
            self._note_failed_turn(error)
            raise
        if answer is None:
            return
        self._question = None
        assert isinstance(answer, Walked)
        self._take(answer)

    def _take(self, walked: Walked) -> None:
        self.begun = True
        self.progress = walked.progress
        if self.timeline and walked.batch:
            self.timeline.append(walked.batch)
        if walked.failure:
            self._failure = walked.failure.error()
            raise self._failure

    def run(self) -> Ending:
        """Walk to the end. StrategyError: the rule went wrong."""
        while self.ending is None:
            self.advance(self.limit)
        return self.ending
