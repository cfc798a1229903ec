"""What a worker does for each request: it reads a script, or goes on with a run of its rule."""

import random
from collections.abc import Callable, Sequence
from time import monotonic

from mazelib.learner import limits
from mazelib.learner.guard.guarded_script import GuardedScript, load_script
from mazelib.learner.guard.last_line import LastLine
from mazelib.learner.script.under_check import is_under_check
from mazelib.learner.worker.asked_rule import AskedRule
from mazelib.learner.worker.messages import (
    Answer,
    AskTurns,
    Begin,
    BeginTurns,
    Failed,
    GoOn,
    Made,
    Plan,
    ReadScript,
    Request,
    Script,
    ScriptRead,
    TurnAsked,
    Turned,
    TurnGiven,
    Walked,
    WalkPlan,
)
from mazelib.learner.worker.prints import Prints
from mazelib.making.making import Making
from mazelib.making.maze import Maze
from mazelib.text.diagnostics import LocatedError
from mazelib.walking.walk import Walk

#: After this comes all that is recorded of a run.
BEFORE_ALL = -1
#: A run as it goes on in a worker.
Run = Walk | Making


class Runs:
    """The runs in one worker, by their numbers, and the script that was read last."""

    def __init__(self, last_line: LastLine, take_prints: Callable[[], str]) -> None:
        self._last_line = last_line
        self._take_prints = take_prints
        #: The script, whether it was read under check, and what came of it.
        self._loaded: tuple[Script, bool, GuardedScript] | None = None
        self._runs: dict[int, Run] = {}
        self._prints: dict[int, Prints] = {}
        self._asked_rules: dict[int, AskedRule] = {}

    def answer(self, request: Request) -> Answer:
        """Do what a request asks for. LocatedError: the learner's code went wrong."""
        match request:
            case ReadScript(script=script):
                return self._read(script)
            case Begin(number=number, plan=plan):
                run = self._begun(self._load(request.script), plan)
                self._runs[number] = run
                self._prints[number] = Prints()
                self._prints[number].note(0, self._take_prints())
                return _report(run, self._prints[number], BEFORE_ALL)
            case GoOn(number=number):
                return self._gone_on(self._runs[number], self._prints[number], request)
            case BeginTurns(number=number, script=script, seed=seed):
                rule = AskedRule(self._load(script).strategy(random.Random(seed)))
                self._asked_rules[number] = rule
                return rule.begun()
            case AskTurns(asked=asked):
                return self._turned(asked)

    def _turned(self, asked: Sequence[TurnAsked]) -> Turned:
        """Answer one turn after the other until an answer is due: slow rules leave some open.

        So no rule is ended for the time that the turns of many walks take together.
        """
        until = monotonic() + limits.BATCH_OF_TURNS
        turns = list[TurnGiven | Failed]()
        for each in asked:
            turns.append(self._asked_rules[each.number].turn(each))
            if monotonic() >= until:
                break
        return Turned(tuple(turns))

    def forget(self, number: int) -> None:
        """The lesson needs a run no more."""
        self._runs.pop(number, None)
        self._prints.pop(number, None)
        self._asked_rules.pop(number, None)

    def _read(self, script: Script) -> ScriptRead:
        loaded = load_script(script.path, script.text, self._last_line)
        self._loaded = (Script(script.path, loaded.file.text), is_under_check(), loaded)
        files = tuple(Script(file.path, file.text) for file in loaded.files)
        return ScriptRead(loaded.call, files)

    def _load(self, script: Script) -> GuardedScript:
        """The script as it was read. (Its first run is used up by one walk, see GuardedScript.)"""
        if self._loaded is None or self._loaded[:2] != (script, is_under_check()):
            loaded = load_script(script.path, script.text, self._last_line)
            self._loaded = (script, is_under_check(), loaded)
        return self._loaded[2]

    def _begun(self, script: GuardedScript, plan: Plan) -> Run:
        rng = random.Random(plan.seed)
        if isinstance(plan, WalkPlan):
            strategy = script.strategy(rng, plan.rule)
            return Walk(plan.heya, strategy, plan.limit, recorded=plan.recorded)
        maze = Maze(plan.width, plan.height, plan.mask)
        maker = script.maker(maze, rng)
        return Making(maze, *maker.parts, lines_run=maker.lines_run)

    def _gone_on(self, run: Run, prints: Prints, request: GoOn) -> Walked | Made:
        """Go on until an answer is due, but at least for one tick or step: what came of it.

        The clock is read after each of them: a rule that was fast may become slow at any time.
        """
        until = monotonic() + limits.BATCH

        def is_due() -> bool:
            prints.note(_last(run), self._take_prints())
            return monotonic() >= until

        failure: Failed | None = None
        try:
            run.advance(request.count, is_due)
        except LocatedError as error:
            failure = Failed.of(error)
        # A turn that went wrong leads to no tick.
        prints.note(_last(run) + (1 if failure else 0), self._take_prints())
        return _report(run, prints, request.after, failure)


def _last(run: Run) -> int:
    """The tick, or the step, that a run has come to."""
    return run.tick if isinstance(run, Walk) else run.timeline.last


def _report(run: Run, prints: Prints, after: int, failure: Failed | None = None) -> Walked | Made:
    """How far a run has come, and what of it was recorded after a tick or step, if anything was."""
    after = min(after, _last(run))
    if isinstance(run, Making):
        return Made(batch=run.recording.batch(after), failure=failure)
    batch = run.recording.batch(after) if run.recording else None
    printed = prints.after(after) if run.recording else ()
    return Walked(progress=run.progress, batch=batch, prints=printed, failure=failure)
