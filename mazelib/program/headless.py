"""A lesson without a window: walks to the verdict, or prints the maze that it has made."""

import sys

from mazelib.files import save_heya
from mazelib.heya import Heya, write
from mazelib.learner.loading import Kind, LoadedRule
from mazelib.program.console import FINE, NOT_ARRIVED, tell
from mazelib.program.program import Program
from mazelib.routes import warnings
from mazelib.timeline import Ending, Verdict
from mazelib.walk import Walk

#: Ticks between two writings of a trace; and steps that a maze may take without a window, for each room.
BATCH, STEPS_A_ROOM = 10_000, 100


def run_headless(program: Program) -> int:
    """Run a lesson to its end; the exit status: 0 arrived (or made), 1 not arrived."""
    rule = program.read()
    out = sys.stderr if program.options.trace == "-" else sys.stdout
    if rule.call.kind is Kind.MAKE:
        print(write(made(program, rule)), end="", file=out)
        return FINE
    heya = program.heya()
    for warning in warnings(heya):
        tell(warning)
    ending, remark = _walked(program, program.walk(rule, heya, recorded=program.trace is not None))
    print(f"{heya.name}: {ending.words}{remark}", file=out)
    return FINE if ending.verdict is Verdict.ARRIVED else NOT_ARRIVED


def made(program: Program, rule: LoadedRule) -> Heya:
    """Make the maze to its end; it is saved where that was asked for."""
    making, limit = program.making(rule), program.options.limit
    most = STEPS_A_ROOM * len(making.maze.rooms) + 1000 if limit is None else limit
    making.advance(most)
    if limit is None and not making.done:
        raise rule.file.error(f"after {most:,} steps it still yields.", "Does its loop ever end?")
    program.write_trace(making)
    width, height = program.size
    note = f"Made by lesson {program.name}: {width:,} × {height:,} rooms, seed {program.seed}."
    heya = making.heya("corner", note)
    if program.options.save:
        tell(save_heya(heya, program.options.save, force=program.options.force))
    return heya


def _walked(program: Program, walk: Walk) -> tuple[Ending, str]:
    """Walk to the end, writing the trace on the way; how it ended, and what else there is to say."""
    while walk.ending is None:
        try:
            walk.advance(BATCH)
        finally:
            if walk.timeline:
                program.write_trace(walk.timeline)
    remark = f" (seed {program.seed})" if walk.tosses or program.options.make else ""
    if walk.ending.verdict is Verdict.OUT_OF_TICKS and walk.doubt and not walk.tosses:
        remark = f"; whether it circles cannot be told ({walk.doubt}){remark}"
    return walk.ending, remark
