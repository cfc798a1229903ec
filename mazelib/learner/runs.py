"""What a worker does for each request: it reads a script, or goes on with a run of its rule."""

import random
from time import monotonic

from mazelib.learner.last_line import LastLine
from mazelib.learner.loading import LoadedScript, load_script
from mazelib.learner.messages import (
    Answer,
    BeginWalk,
    Done,
    Failed,
    Forget,
    GoOn,
    ReadScript,
    Request,
    Script,
    ScriptRead,
    Walked,
)
from mazelib.text.diagnostics import LocatedError
from mazelib.walking.walk import Walk

#: Going on takes so many seconds; then an answer is due, however little was asked for is done.
BATCH_SECONDS = 0.02
#: The clock is read after one tick, then after two more, and so on up to this many.
MOST_TICKS_WITHOUT_CLOCK = 256


class Runs:
    """The runs in one worker, by their numbers, and the script that was read last."""

    def __init__(self, last_line: LastLine) -> None:
        self._last_line = last_line
        self._loaded: tuple[Script, LoadedScript] | None = None
        self._walks: dict[int, Walk] = {}

    def answer(self, request: Request) -> Answer:
        """Do what a request asks for. LocatedError: the learner's code went wrong."""
        match request:
            case ReadScript(script=script):
                return self._read(script)
            case BeginWalk():
                return self._begin_walk(request)
            case GoOn(number=number, count=count):
                return self._go_on(self._walks[number], count)
            case Forget(number=number):
                self._walks.pop(number, None)
                return Done()

    def _read(self, script: Script) -> ScriptRead:
        loaded = load_script(script.path, script.text, self._last_line)
        read = Script(script.path, loaded.file.text)
        self._loaded = (read, loaded)
        return ScriptRead(loaded.call, (read,))

    def _load(self, script: Script) -> LoadedScript:
        """The script as it was read; what its first run has left is used up by one walk."""
        if self._loaded is None or self._loaded[0] != script:
            self._loaded = (script, load_script(script.path, script.text, self._last_line))
        return self._loaded[1]

    def _begin_walk(self, request: BeginWalk) -> Walked:
        plan = request.plan
        strategy = self._load(request.script).strategy(random.Random(plan.seed), plan.rule)
        walk = Walk(plan.heya, strategy, plan.limit, recorded=plan.recorded)
        self._walks[request.number] = walk
        if request.after > 0:
            walk.advance(request.after)
        return _walked(walk, request.after)

    def _go_on(self, walk: Walk, ticks: int) -> Walked:
        """Walk on for a while."""
        before = walk.tick
        try:
            _advance(walk, ticks)
        except LocatedError as error:
            return _walked(walk, before, Failed.of(error))
        return _walked(walk, before)


def _advance(walk: Walk, ticks: int) -> None:
    until = monotonic() + BATCH_SECONDS
    count = 1
    goal = walk.tick + ticks
    while walk.ending is None and walk.tick < goal and monotonic() < until:
        walk.advance(min(count, goal - walk.tick))
        count = min(2 * count, MOST_TICKS_WITHOUT_CLOCK)


def _walked(walk: Walk, after: int, failure: Failed | None = None) -> Walked:
    """How far a walk has come, and what of it was recorded after a tick."""
    batch = walk.timeline.batch(after) if walk.timeline else None
    return Walked(progress=walk.progress, batch=batch, failure=failure)
