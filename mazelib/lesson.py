"""A lesson: what a numbered script says of itself, and how it runs, with a window or without."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from mazelib.files import read_heya
from mazelib.find import find_map
from mazelib.learner import load_strategy
from mazelib.options import Options, lesson_parser, parsed
from mazelib.routes import warnings
from mazelib.strategies.rule import Rule
from mazelib.strategy_error import StrategyError
from mazelib.timeline import Timeline
from mazelib.trace import Trace
from mazelib.tracing import guarded_decide
from mazelib.walk import Ending, Verdict, Walk

if TYPE_CHECKING:
    from mazelib.stage.panels.panel import Panel

ARRIVED, NOT_ARRIVED, BAD_INPUT = 0, 1, 2
#: Ticks between two writings of a headless trace.
BATCH = 10_000


def no_panels() -> Sequence[Panel]:
    """A lesson without panels beside the map."""
    return ()


@dataclass(frozen=True)
class Lesson:
    """One lesson.

    ``script`` is its ``__file__``, ``text`` its docstring: a title line, then what to see, what to
    try and what comes next. ``task`` is the line over the map. ``rule`` walks; without a rule
    nobody does, or with ``by_keyboard`` the arrow keys do. ``opens`` names what is open at the start
    beside the lesson's own panels: "eyes", "code".
    """

    script: str
    text: str
    task: str
    rule: Rule | None = None
    by_keyboard: bool = False
    panels: Callable[[], Sequence[Panel]] = no_panels
    opens: Sequence[str] = ()

    @property
    def name(self) -> str:
        """The name of the script without its ending."""
        return Path(self.script).stem

    def run(self, arguments: Sequence[str] | None = None) -> int:
        """Run the lesson; returns the exit status: 0 arrived (or closed), 1 not arrived, 2 bad input."""
        for stream in (sys.stdout, sys.stderr):
            if hasattr(stream, "reconfigure"):
                # A console that lacks a letter shows a question mark instead of failing.
                stream.reconfigure(errors="replace")
        options = parsed(lesson_parser(self.name, self.text, has_rule=self.rule is not None), arguments)
        try:
            path = find_map(options.map)
            trace = Trace(options.trace) if options.trace else None
            if options.headless:
                return self._run_headless(path, options, trace)
            return self._run_on_stage(path, options, trace)
        except BrokenPipeError:
            # Whoever read the trace has read enough; nothing more is to be said on that pipe.
            sys.stdout = None
            return NOT_ARRIVED
        except StrategyError as error:
            print(error, file=sys.stderr)
            return NOT_ARRIVED
        except (ValueError, OSError) as error:
            print(error, file=sys.stderr)
            return BAD_INPUT

    def _run_headless(self, path: Path, options: Options, trace: Trace | None) -> int:
        heya = read_heya(path)
        for warning in warnings(heya):
            print(warning, file=sys.stderr)
        seed = chosen_seed(options)
        rule = load_strategy(Path(options.strategy)) if options.strategy else self.rule
        if rule is None:
            if trace:
                trace.follow(Timeline.still(heya))
            ending = Ending(Verdict.STOPPED, 0)
        else:
            strategy = rule.make(random.Random(seed))
            walk = Walk(heya, strategy, options.limit, recorded=trace is not None)
            walk.decide_with(guarded_decide(strategy))
            ending = walked(walk, trace)
        verdict = f"{heya.name}: {ending.words}{self._seed_words(seed)}"
        print(verdict, file=sys.stderr if options.trace == "-" else sys.stdout)
        return ARRIVED if ending.verdict is Verdict.ARRIVED else NOT_ARRIVED

    def _run_on_stage(self, path: Path, options: Options, trace: Trace | None) -> int:
        try:
            from mazelib.stage.keys import Command
            from mazelib.stage.stage import Stage
            from mazelib.stage.walk_program import WalkProgram
            from mazelib.stage.window import NoDisplayError
        except ModuleNotFoundError as error:
            print(f"{error.name} is missing. README.md has the command that installs it.", file=sys.stderr)
            return BAD_INPUT
        program = WalkProgram(
            name=self.name,
            title=self.text.strip().splitlines()[0],
            task=self.task,
            help_text=self.text.strip(),
            map_path=path,
            rule=self.rule,
            by_keyboard=self.by_keyboard,
            seed=chosen_seed(options),
            limit=options.limit,
            speed=options.speed,
            trace=trace,
            panels=self.panels,
            tosses_coins=bool(self._seed_words(0)),
            strategy_path=Path(options.strategy) if options.strategy else None,
            opened=frozenset(Command[name.upper()] for name in self.opens),
        )
        try:
            Stage(program).run()
        except NoDisplayError as error:
            print(f"There is no display to open a window on ({error}): try --headless.", file=sys.stderr)
            return BAD_INPUT
        return ARRIVED

    def _seed_words(self, seed: int) -> str:
        return f" (seed {seed})" if self.rule and self.rule.name == "random walk" else ""


def chosen_seed(options: Options) -> int:
    """The seed that was given, or a new one that is small enough to be said aloud."""
    return random.SystemRandom().randrange(10_000) if options.seed is None else options.seed


def walked(walk: Walk, trace: Trace | None) -> Ending:
    """Walk to the end, writing the trace on the way."""
    while walk.ending is None:
        walk.advance(BATCH)
        if trace and walk.timeline:
            trace.follow(walk.timeline)
    if trace and walk.timeline:
        trace.follow(walk.timeline)
    return walk.ending
