"""A lesson about walking: what a numbered script says of itself, and how it runs."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from mazelib.console import ARRIVED, NOT_ARRIVED, answered, leave_threads_behind, shown_on_stage
from mazelib.files import docstring_of, read_heya
from mazelib.find import find_map
from mazelib.heya import Heya
from mazelib.options import Options, chosen_seed, lesson_parser, parsed
from mazelib.strategies.rule import Rule
from mazelib.timeline import Timeline
from mazelib.trace import Trace
from mazelib.verdict import Ending, Verdict
from mazelib.walk import Walk

if TYPE_CHECKING:
    from mazelib.stage.panels.panel import Panel, WalkShown
    from mazelib.stage.walk_program import WalkProgram

#: Ticks between two writings of a headless trace.
BATCH = 10_000


@dataclass(frozen=True, eq=False, repr=False)
class Lesson:
    """One lesson about walking.

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
    panels: Callable[[], Sequence[Panel[WalkShown]]] = tuple
    opens: Sequence[str] = ()

    def __post_init__(self) -> None:
        """Python leaves docstrings out where it is told to (-OO): the text is read from the script then."""
        object.__setattr__(self, "text", self.text or docstring_of(self.script))

    @property
    def name(self) -> str:
        """The name of the script without its ending."""
        return Path(self.script).stem

    def run(self, arguments: Sequence[str] | None = None) -> int:
        """Run the lesson; returns the exit status: 0 arrived (or closed), 1 not arrived, 2 bad input."""
        options = parsed(lesson_parser(self.name, self.text, has_rule=self.rule is not None), arguments)
        status = answered(lambda: self._run(options))
        if options.strategy:
            leave_threads_behind(status)
        return status

    def _run(self, options: Options) -> int:
        path = None if options.make else find_map(options.map or "first")
        if options.make:
            # A size that cannot be is told before a window opens.
            from mazelib.makers.field import Field

            Field(*options.maze_size)
        trace = Trace(options.trace) if options.trace else None
        if options.headless:
            return self._run_headless(path, options, trace)
        return shown_on_stage(lambda: self._program(path, options, trace))

    def _run_headless(self, path: Path | None, options: Options, trace: Trace | None) -> int:
        # What only this way of running needs: the window opens sooner without.
        from mazelib.doctor import warnings
        from mazelib.learner.loading import load_strategy

        seed = chosen_seed(options.seed)
        heya = map_to_walk(path, options, seed)
        for warning in warnings(heya):
            print(warning, file=sys.stderr)
        rule = load_strategy(Path(options.strategy)) if options.strategy else self.rule
        says_seed, doubt = bool(options.make), ""
        if rule is None:
            print("Nobody walks here by a rule: open the window, without --headless.", file=sys.stderr)
            ending = Ending(Verdict.STOPPED, 0)
            if trace:
                trace.follow(Timeline.still(heya))
        else:
            walk = Walk(heya, rule.make(random.Random(seed)), options.limit, recorded=trace is not None)
            ending = walked(walk, trace)
            says_seed = says_seed or walk.tosses
            says_doubt = ending.verdict is Verdict.OUT_OF_TICKS and bool(walk.doubt) and not walk.tosses
            doubt = f"; whether it circles cannot be told ({walk.doubt})" if says_doubt else ""
        verdict = f"{heya.name}: {ending.words}{doubt}" + (f" (seed {seed})" if says_seed else "")
        print(verdict, file=sys.stderr if options.trace == "-" else sys.stdout)
        return ARRIVED if ending.verdict is Verdict.ARRIVED else NOT_ARRIVED

    def _program(self, path: Path | None, options: Options, trace: Trace | None) -> WalkProgram:
        from mazelib.stage.keys import Command
        from mazelib.stage.walk_program import WalkProgram

        return WalkProgram(
            name=self.name,
            title=self.text.strip().splitlines()[0],
            task=self.task,
            help_text=self.text.strip(),
            map_path=path.absolute() if path else None,
            made=(lambda seed: map_to_walk(None, options, seed)) if options.make else None,
            rule=self.rule,
            by_keyboard=self.by_keyboard,
            seed=chosen_seed(options.seed),
            limit=options.limit,
            speed=options.speed,
            trace=trace,
            panels=self.panels,
            strategy_path=Path(options.strategy).absolute() if options.strategy else None,
            opened=frozenset(Command[name.upper()] for name in self.opens),
        )


def map_to_walk(path: Path | None, options: Options, seed: int) -> Heya:
    """The map in a file, or a fresh maze where one is asked for."""
    if path is not None:
        return read_heya(path)
    # Making mazes is for those who ask for it: the other lessons start sooner without.
    from mazelib.commands import made_map

    assert options.make is not None
    return made_map(options.make, *options.maze_size, seed, 0.0, "abc")


def walked(walk: Walk, trace: Trace | None) -> Ending:
    """Walk to the end, writing the trace on the way."""
    while walk.ending is None:
        try:
            walk.advance(BATCH)
        finally:
            if trace and walk.timeline:
                trace.follow(walk.timeline)
    if trace and walk.timeline:
        trace.follow(walk.timeline)
    return walk.ending
