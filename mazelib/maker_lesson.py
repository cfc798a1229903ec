"""A lesson about making mazes: what a numbered script says of itself, and how it runs."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from mazelib.commands import CommandError, check_may_save, made_map, saved
from mazelib.console import ARRIVED, answered, shown_on_stage
from mazelib.files import docstring_of
from mazelib.heya import write
from mazelib.makers import begin
from mazelib.makers.field import Field
from mazelib.makers.making import ALL
from mazelib.makers.making_record import MakingRecord
from mazelib.options import (
    BRAID_HELP,
    SPEED_HELP,
    Parser,
    chosen_seed,
    share,
    speed,
    tick_count,
    whole_number,
)
from mazelib.trace import Trace

if TYPE_CHECKING:
    from argparse import Namespace

    from mazelib.stage.making_program import MakingProgram
    from mazelib.stage.panels.panel import MakingShown, Panel

Size = tuple[int, int]


@dataclass(frozen=True)
class MakerLesson:
    """One lesson about making mazes.

    ``script`` is its ``__file__``, ``text`` its docstring, ``task`` the line over the maze.
    ``maker`` is a name in MAKERS, ``sizes`` are in rooms and come in turn. ``fills`` says that
    each maze is filled again, ``solves`` that it is solved.
    """

    script: str
    text: str
    task: str
    maker: str
    sizes: Sequence[Size]
    fills: bool = False
    solves: bool = False
    panels: Callable[[], Sequence[Panel[MakingShown]]] = tuple
    opens: Sequence[str] = ()

    def __post_init__(self) -> None:
        """Python leaves docstrings out where it is told to (-OO): the text is read from the script then."""
        object.__setattr__(self, "text", self.text or docstring_of(self.script))

    @property
    def name(self) -> str:
        """The name of the script without its ending."""
        return Path(self.script).stem

    def run(self, arguments: Sequence[str] | None = None) -> int:
        """Run the lesson; returns the exit status: 0 all went well, 2 bad input."""
        options = self._parser().parse_args(arguments)
        return answered(lambda: self._run(options))

    def _run(self, options: Namespace) -> int:
        if options.map:
            raise CommandError("this lesson makes its own mazes: --map is for the lessons that walk.")
        sizes = self._sizes(options)
        # A size that cannot be is told before a window opens.
        Field(*sizes[0])
        if options.save:
            check_may_save(options.save, force=options.force)
        seed = chosen_seed(options.seed)
        trace = Trace(options.trace) if options.trace else None
        if options.save or options.headless:
            self._make(options, sizes[0], seed, trace)
        if options.headless:
            return ARRIVED
        return shown_on_stage(lambda: self._program(options, sizes, seed, trace))

    def _make(self, options: Namespace, size: Size, seed: int, trace: Trace | None) -> None:
        """Make the first maze without a window: save it, or print it where no window will show it."""
        heya = made_map(self.maker, *size, seed, options.braid, "corner")
        if options.save:
            print(saved(heya, options.save, force=options.force), file=sys.stderr)
        if trace and options.headless:
            making = begin(self.maker, *size, random.Random(seed), braid=options.braid, fills=self.fills)
            making.run(ALL if options.limit is None else options.limit)
            trace.follow(MakingRecord(making))
        if options.headless:
            print(write(heya), end="", file=sys.stderr if options.trace == "-" else sys.stdout)

    def _sizes(self, options: Namespace) -> Sequence[Size]:
        """The sizes of the lesson, or the one that was asked for."""
        if options.width is None and options.height is None:
            return self.sizes
        width, height = self.sizes[0]
        asked_width = width if options.width is None else options.width
        return [(asked_width, height if options.height is None else options.height)]

    def _program(
        self, options: Namespace, sizes: Sequence[Size], seed: int, trace: Trace | None
    ) -> MakingProgram:
        from mazelib.stage.keys import Command
        from mazelib.stage.making_program import MakingProgram

        return MakingProgram(
            name=self.name,
            title=self.text.strip().splitlines()[0],
            task=self.task,
            help_text=self.text.strip(),
            maker=self.maker,
            sizes=sizes,
            seed=seed,
            speed=options.speed,
            braid=options.braid,
            fills=self.fills,
            solves=self.solves,
            limit=options.limit,
            trace=trace,
            opened=frozenset(Command[name.upper()] for name in self.opens),
            panels=self.panels,
        )

    def _parser(self) -> Parser:
        width, height = self.sizes[0]
        parser = Parser.of_lesson(self.name, self.text)
        add = parser.add_argument
        add("--map", metavar="FILE_OR_NAME", help="only for the lessons that walk; this one makes its mazes")
        add("--width", type=whole_number, metavar="ROOMS", help=f"rooms across ({width})")
        add("--height", type=whole_number, metavar="ROOMS", help=f"rooms down ({height})")
        add("--seed", type=whole_number, metavar="N", help="the same seed makes the same maze")
        add("--braid", type=share, default=0.0, metavar="SHARE", help=BRAID_HELP)
        add("--speed", type=speed, default=10.0, metavar="STEPS_PER_SECOND", help=SPEED_HELP)
        stops = "stop after so many steps (a maze that is printed or saved is whole)"
        add("--limit", type=tick_count, metavar="STEPS", help=stops)
        add("--save", type=Path, metavar="FILE", help="save the first maze as a map")
        add("--force", action="store_true", help="overwrite that file")
        add("--headless", action="store_true", help="without a window: print the maze as text")
        add("--trace", metavar="FILE", help="write every step as a line of JSON; - is standard output")
        return parser
