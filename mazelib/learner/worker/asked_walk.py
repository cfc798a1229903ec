"""A walk in the lesson by a rule in a worker: the rule is asked turn by turn.

The worker never gets the map, so a rule that looks for it in its own process finds none. That takes
longer than a walk in the worker (see worker_walk), and is only for rules that are checked.
"""

import weakref
from pathlib import Path
from time import monotonic

from mazelib.grid.compass import Explored, Heading, Place, Turn
from mazelib.learner.worker.messages import Seed, TurnAsked, TurnGiven
from mazelib.learner.worker.turn_asker import TurnAsker
from mazelib.maps.heya import Heya
from mazelib.text.diagnostics import Explanation
from mazelib.text.lines import lines_of
from mazelib.values.lines_run import LinesRun, lines_run_of
from mazelib.walking.memory import NOTHING_KEPT, Memory
from mazelib.walking.recording import WalkRecording
from mazelib.walking.strategy import StrategyError
from mazelib.walking.view import View
from mazelib.walking.walk import Walk
from mazelib.walking.walk_so_far import OtherDice, WalkProgress, WalkSoFar


class _NoAnswerYetError(Exception):
    """The rule has not answered yet. The walk stays where it is, and asks again later."""


class _AskedStrategy:
    """A rule in a worker, as a Strategy. Its ``turn`` waits for the answer ``until`` some time.

    Within one tick a walk may ask twice. If the second answer is not there yet, the tick begins
    anew, and the first answer is given again.
    """

    #: Set when it is ready: True if it is proven that it answers to the view alone.
    asked_once_a_view = False
    comes_round = False

    def __init__(self, asker: TurnAsker, seed: Seed, other_dice: OtherDice | None) -> None:
        self._asker = asker
        self._other_dice = other_dice
        self._tick = 0
        self._number = asker.begin(seed)
        weakref.finalize(self, asker.worker.forget, self._number)
        self.until = 0.0
        self._memory = NOTHING_KEPT
        #: Whether a question is not answered yet.
        self._is_asked = False
        #: The answers in this tick, and how many of them the walk was given.
        self._answers: list[TurnGiven] = []
        self._given = 0

    def make_ready(self) -> None:
        """Wait until it is ready. _NoAnswerYetError: it is not. StrategyError: it never will be."""
        begun = self._asker.begun(self._number, self._patience)
        if begun is None:
            raise _NoAnswerYetError
        self._memory = Memory(begun.kept.digest, begun.kept.doubt)
        self.comes_round = begun.comes_round
        self.asked_once_a_view = begun.comes_round and begun.kept.doubt is None

    @property
    def _patience(self) -> float:
        return max(0.0, self.until - monotonic())

    def begin_tick(self) -> None:
        """The walk goes on to its next tick."""
        self._tick += 1
        self._answers = []
        self._given = 0

    def begin_tick_again(self) -> None:
        """The walk begins the same tick again."""
        self._given = 0

    def turn(self, view: View, place: Place, heading: Heading) -> Turn | Explored:
        """Its turn. _NoAnswerYetError: it has not answered. StrategyError: it went wrong."""
        if self._given == len(self._answers):
            if not self._is_asked:
                self._asker.ask(TurnAsked(self._number, view, place, heading, self._new_dice))
                self._is_asked = True
                raise _NoAnswerYetError  # Other walks ask, too, before the request is sent.
            answer = self._asker.turn(self._number, self._patience)
            if answer is None:
                raise _NoAnswerYetError
            self._is_asked = False
            self._answers.append(answer)
        answer = self._answers[self._given]
        self._given += 1
        self._memory = Memory(answer.kept.digest, answer.kept.doubt)
        return answer.turn

    @property
    def _new_dice(self) -> Seed | None:
        """The seed of the dice that are exchanged before this turn; None if they stay."""
        if self._other_dice is None or self._given > 0 or self._tick != self._other_dice.tick:
            return None
        return self._other_dice.seed

    def memory(self) -> Memory:
        """Nothing: what it keeps stays in the worker."""
        return NOTHING_KEPT

    def deciding_memory(self) -> Memory:
        """The digest of what it keeps: enough to see that it is the same again."""
        return self._memory

    def lines_run(self) -> LinesRun | None:
        """Which of its lines ran in its last turn."""
        return lines_run_of(self._answers[-1].lines_run) if self._answers else None

    def refused(self, explanation: Explanation) -> StrategyError:
        """An error that blames its last answer, at the line that gave it."""
        script = self._asker.script
        ran = self.lines_run()
        if ran is None:
            return StrategyError(script.path.name, [explanation.at()])
        path, number = ran.decided
        lines = lines_of(script.text or "") if path == str(script.path) else []
        quoted = lines[number - 1] if 0 < number <= len(lines) else ""
        return StrategyError(Path(path).name, [explanation.at(number, quoted)])


class AskedWalk(WalkSoFar):
    """A walk under way in the lesson, led by a rule in a worker. It is always recorded.

    Walks with one asker that advance in turns are answered together.
    """

    def __init__(
        self,
        asker: TurnAsker,
        heya: Heya,
        seed: Seed,
        limit: int,
        patience: float,
        other_dice: OtherDice | None = None,
    ) -> None:
        self.heya = heya
        self.limit = limit
        self.tick = 0
        self.ending = None
        self.recording = WalkRecording.still(heya)
        self._patience = patience
        self._strategy = _AskedStrategy(asker, seed, other_dice)
        #: None as long as the rule is not ready.
        self._walk: Walk | None = None
        #: Why the walk is over, if the rule went wrong.
        self._failure: StrategyError | None = None

    @property
    def progress(self) -> WalkProgress:
        """How far it has come."""
        return self._walk.progress if self._walk else WalkProgress()

    def advance(self, ticks: int) -> None:
        """Walk this many ticks, or fewer: as far as the answers go that are there.

        StrategyError: a turn went wrong. The walk says the same again if it is to go on.
        """
        if self._failure:
            raise self._failure
        self._strategy.until = monotonic() + self._patience
        try:
            walk = self._walk or self._begun()
            for _tick in range(ticks):
                if walk.ending is None:
                    self._walk_on(walk)
        except _NoAnswerYetError:
            self._strategy.begin_tick_again()
        except StrategyError as failure:
            self._failure = failure
            raise

    def _begun(self) -> Walk:
        """The walk at its start, once the rule is ready."""
        self._strategy.make_ready()
        self._walk = Walk(self.heya, self._strategy, self.limit)
        self.recording = self._walk.recording
        self.ending = self._walk.ending
        return self._walk

    def _walk_on(self, walk: Walk) -> None:
        """Walk one tick. _NoAnswerYetError: the rule has not answered; nothing has changed."""
        walk.advance(1)
        self._strategy.begin_tick()
        self.tick = walk.tick
        self.ending = walk.ending
