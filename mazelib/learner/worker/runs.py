"""What a worker does for each request: it reads a script, or goes on with a run of its rule."""

import random
from time import monotonic

from mazelib.learner.guard.guarded_script import GuardedScript, load_script
from mazelib.learner.guard.last_line import LastLine
from mazelib.learner.worker import limits
from mazelib.learner.worker.messages import (
    Answer,
    BeginMaking,
    BeginWalk,
    Failed,
    GoOn,
    Made,
    ReadScript,
    Request,
    Script,
    ScriptRead,
    Walked,
)
from mazelib.making.making import Making
from mazelib.making.maze import Maze
from mazelib.text.diagnostics import LocatedError
from mazelib.walking.walk import Walk

#: The clock is read after one tick, then after two more, and so on up to this many.
MOST_WITHOUT_CLOCK = 256


class Runs:
    """The runs in one worker, by their numbers, and the script that was read last."""

    def __init__(self, last_line: LastLine) -> None:
        self._last_line = last_line
        self._loaded: tuple[Script, GuardedScript] | None = None
        self._runs: dict[int, Walk | Making] = {}

    def answer(self, request: Request) -> Answer:
        """Do what a request asks for. LocatedError: the learner's code went wrong."""
        match request:
            case ReadScript(script=script):
                return self._read(script)
            case BeginWalk():
                return self._begin_walk(request)
            case BeginMaking():
                return self._begin_making(request)
            case GoOn():
                return _gone_on(self._runs[request.number], request)

    def forget(self, number: int) -> None:
        """Nobody needs a run any more."""
        self._runs.pop(number, None)

    def _read(self, script: Script) -> ScriptRead:
        loaded = load_script(script.path, script.text, self._last_line)
        self._loaded = (Script(script.path, loaded.file.text), loaded)
        files = tuple(Script(file.path, file.text) for file in loaded.files)
        return ScriptRead(loaded.call, files)

    def _load(self, script: Script) -> GuardedScript:
        """The script as it was read; what its first run has left is used up by one walk."""
        if self._loaded is None or self._loaded[0] != script:
            self._loaded = (script, load_script(script.path, script.text, self._last_line))
        return self._loaded[1]

    def _begin_walk(self, request: BeginWalk) -> Walked:
        plan = request.plan
        strategy = self._load(request.script).strategy(random.Random(plan.seed), plan.rule)
        walk = Walk(plan.heya, strategy, plan.limit, recorded=plan.recorded)
        self._runs[request.number] = walk
        return _walked(walk, request.after)

    def _begin_making(self, request: BeginMaking) -> Made:
        plan = request.plan
        maze = Maze(plan.width, plan.height)
        maker = self._load(request.script).maker(maze, random.Random(plan.seed))
        making = Making(maze, maker.steps, maker.lines_run)
        self._runs[request.number] = making
        return _made(making, request.after)


def _gone_on(run: Walk | Making, request: GoOn) -> Walked | Made:
    """Go on for a while: what was recorded, and what went wrong."""
    failure: Failed | None = None
    try:
        _go_on(run, request.count)
    except LocatedError as error:
        failure = Failed.of(error)
    if isinstance(run, Walk):
        return _walked(run, request.after, failure)
    return _made(run, request.after, failure)


def _go_on(run: Walk | Making, count: int) -> None:
    """Go on for so many ticks or steps, or until an answer is due, but at least for one."""
    until = monotonic() + limits.BATCH
    goal = _last(run) + count
    at_once = 1
    while not _is_over(run) and _last(run) < goal:
        run.advance(min(at_once, goal - _last(run)))
        at_once = min(2 * at_once, MOST_WITHOUT_CLOCK)
        if monotonic() >= until:
            return


def _last(run: Walk | Making) -> int:
    """The tick, or the step, that a run has come to."""
    return run.tick if isinstance(run, Walk) else run.timeline.last


def _is_over(run: Walk | Making) -> bool:
    return run.ending is not None if isinstance(run, Walk) else run.timeline.done


def _walked(walk: Walk, after: int, failure: Failed | None = None) -> Walked:
    """How far a walk has come, and what of it was recorded after a tick, if anything was."""
    recording = walk.recording
    batch = recording.batch(min(after, walk.tick)) if recording else None
    return Walked(progress=walk.progress, batch=batch, failure=failure)


def _made(making: Making, after: int, failure: Failed | None = None) -> Made:
    """How far a making has come, and which steps were recorded after a step."""
    recording = making.recording
    return Made(batch=recording.batch(min(after, recording.last)), failure=failure)
