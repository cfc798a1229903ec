"""``show``: the one call of a lesson. The window reads the script again, under a guard, at every save."""

import math
import sys
from argparse import RawDescriptionHelpFormatter
from collections.abc import Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from mazelib.challenges.exercises import checking
from mazelib.kinds.command_line import FINE, NOT_ARRIVED, Parser, answered, progress, tell
from mazelib.kinds.kind import Kind, kind_of
from mazelib.kinds.program import Program
from mazelib.learner import show_call
from mazelib.learner.learner_file import read_learner_file
from mazelib.learner.loading import LoadedScript
from mazelib.learner.show_call import ShowCall
from mazelib.making.recording import Making
from mazelib.maps import reach
from mazelib.maps.files import check_may_save
from mazelib.maps.folder import save_heya
from mazelib.maps.heya import Heya
from mazelib.maps.heya_text import write
from mazelib.text.demands import are_sizes, demand
from mazelib.walking.recording import Ending, Verdict
from mazelib.walking.walk import AT_ONCE, Walk

_ALWAYS, _FILM = "seed speed play headless trace", "film film_size film_rate film_seconds force"
#: Width × height × pictures of a film at the most: they take a byte each of memory, and more.
MOST_POINTS = 1_500_000_000
#: The panels that a lesson can open beside its map: for a walk, and for a making.
PANELS = ("code", "eyes", "memory", "steps", "text", "turns")
PANELS_OF_MAKING = ("code", "groups", "log")
#: What each kind of lesson can open, and its options on the command line.
_OF_KIND: dict[Kind, tuple[tuple[str, ...], str]] = {
    Kind.LOOK: (PANELS, f"map {_FILM}"),
    Kind.KEYS: (PANELS, f"map trace {_FILM}"),
    Kind.WALK: ((*PANELS, "exercises"), f"map strategy check limit {_ALWAYS} {_FILM}"),
    Kind.SHEET: ((), f"size count seed to headless {_FILM}"),
    Kind.MAKE: (PANELS_OF_MAKING, f"width height save {_ALWAYS} {_FILM}"),
    Kind.GAME: ((), f"seed against ghost_speed {_FILM}"),
}


def show(
    rule: Any = None, task: str = "", *, panels: Sequence[str] = (),
    sizes: Sequence[tuple[int, int]] = ((20, 10),), map: str = "first",
    hand: str = "", ask: str | Mapping[str, str] = "",
) -> None:  # fmt: skip
    """Show a rule at work, in a window; ends the program when the window is closed.

    ``rule`` walks: a function ``rule(view)`` or ``rule(view, rng)``, or a class with a method
    ``turn(self, view, place, heading)``. A generator function ``make(maze, rng)`` is watched making a maze,
    each yield one step. A dict from arrow keys to headings is walked by hand. A Worksheet is printed, a Game
    is played. Without a rule the map is looked at. ``task`` is the line over the map, ``panels`` are open
    beside it (see PANELS), ``map`` is the first one, ``sizes`` are those of the mazes, in rooms. ``hand``,
    "right" or "left", is drawn on the walls it touches. ``ask`` is a question for the class at the end, or
    one for each map by its name ("" for all others). ValueError: one is wrong.
    """
    call = ShowCall(rule, task, panels, sizes, map, hand, {"": ask} if isinstance(ask, str) else ask)
    if not show_call.is_script_being_read():
        script = Path(sys._getframe(1).f_globals.get("__file__", "lesson.py")).absolute()
        sys.exit(run_lesson(script, kind_of(call)))
    _check(call)
    show_call.hand_in(call)


def _check(call: ShowCall) -> None:
    """ValueError unless all that show was given is what it should be."""
    asked = call.ask.values() if isinstance(call.ask, dict) else [call.ask]
    panels, _ = _OF_KIND[kind_of(call)]
    demand(call, [
        ("task", isinstance(call.task, str), "a text in quotes"),
        ("map", isinstance(call.map, str), "a text in quotes"),
        ("hand", call.hand in ("", "right", "left"), '"right" or "left"'),
        ("ask", all(isinstance(each, str) for each in asked), "a text in quotes, or one for each map"),
        ("sizes", are_sizes(call.sizes), "rooms across and down, [(20, 10), (40, 20)] say"),
        ("panels", {*call.panels} <= {*panels}, f"a list of some of these: {', '.join(panels) or 'none'}"),
    ])  # fmt: skip


def run_lesson(script: Path, kind: Kind, arguments: Sequence[str] | None = None) -> int:
    """Run a lesson; the exit status: 0 arrived, or the window was closed; 1 not arrived; 2 bad input."""
    return answered(lambda: _run(script, kind, arguments))


def _run(script: Path, kind: Kind, arguments: Sequence[str] | None) -> int:
    text = read_learner_file(script).docstring
    parser = Parser(script.stem, description=text, formatter_class=RawDescriptionHelpFormatter)
    options = parser.add(_OF_KIND[kind][1]).options(arguments)
    program = Program(script, options)
    paths = [Path(name).resolve() for name in (options.save, options.trace, options.film) if name]
    if len({*paths}) < len(paths):
        raise ValueError("Maze, trace and film cannot be one file: give each a name of its own.")
    if options.save:
        check_may_save(options.save, force=options.force)
    if options.film:
        check_may_save(options.film, force=options.force, what="a film", endings=[".gif", ".webp", ".png"])
        pictures = options.film_rate * options.film_seconds
        if math.prod(options.film_size) * pictures > MOST_POINTS:
            raise ValueError(f"{options.film}: make it smaller, or shorter, or of fewer pictures a second.")
        _of_stage("film")  # Where Pillow is missing, this says so.
    if options.check:
        return _check_rule(program)
    if options.headless:
        return _run_headless(program)
    if options.save:
        rule = program.read()
        _made(program, rule, program.making(rule))
    stage = _of_stage("stage").Stage(program)
    stage.run()
    if options.film:
        tell(_of_stage("film").film(program, stage.scene))
    return FINE


def _of_stage(name: str) -> Any:
    """A module of the stage, which alone knows pygame: a run without window and film does without."""
    return import_module(f"mazelib.window.{name}")


def _run_headless(program: Program) -> int:
    """Run a lesson to its end; the exit status: 0 arrived (or made), 1 not arrived."""
    # (A film shows the very run that is told of.)
    scene = _of_stage("stage").open_scene(program) if program.options.film else None
    rule, status = program.rule or program.read(), FINE
    out = sys.stderr if program.options.trace == "-" else sys.stdout
    if kind_of(rule.call) is Kind.SHEET:
        print(program.print_sheet(program.worksheet, program.seed, progress))
    elif kind_of(rule.call) is Kind.MAKE:
        making = scene.making if scene else program.making(rule)
        print(write(_made(program, rule, making)), end="", file=out)
    else:
        walk = scene.walk if scene else program.walk(rule, program.heya(), recorded=bool(program.trace))
        for warning in reach.warnings(walk.heya):
            tell(warning)
        ending, remark = _walked(program, walk)
        print(f"{walk.heya.name}: {ending.words}{remark}", file=out)
        status = FINE if ending.verdict is Verdict.ARRIVED else NOT_ARRIVED
    if scene:
        tell(_of_stage("film").film(program, scene))
    return status


def _check_rule(program: Program) -> int:
    """Tell for each exercise whether the rule passes; the exit status: 0 if it passes one of them, else 1."""
    passed = 0
    for result in filter(None, checking(program.read(), program.seed)):
        passed += not result.fault
        print(f"[{' ' if result.fault else 'x'}] {result.exercise.task} {result.words}", flush=True)
        if result.fault:
            print("\n".join(f"        {row}" for row in result.heya.rows))
            if path := result.kept():
                print(f"    Look at it: --map {path.parent.name}/{path.stem}")
    return FINE if passed else NOT_ARRIVED


def _made(program: Program, rule: LoadedScript, making: Making) -> Heya:
    """Make the maze to its end; it is saved where that was asked for."""
    most = 1000 + 100 * len(making.maze.rooms)
    while making.last < most and not making.done:
        making.advance(AT_ONCE // 5)  # Steps take longer than ticks.
    if not making.done:
        raise rule.file.error(f"after {most:,} steps it still yields.", "Does its loop ever end?")
    program.write_trace(making)
    width, height = program.size
    note = f"Made by lesson {program.name}: {width:,} × {height:,} rooms, seed {program.seed}."
    heya = making.heya(note)
    if program.options.save:
        tell(save_heya(heya, program.options.save, force=program.options.force))
    return heya


def _walked(program: Program, walk: Walk) -> tuple[Ending, str]:
    """Walk to the end, writing the trace on the way; how it ended, and what else there is to say."""
    while walk.ending is None:
        try:
            walk.advance(AT_ONCE)
        finally:
            if walk.timeline:
                program.write_trace(walk.timeline)
    remark = f" (seed {program.seed})" if walk.tosses else ""
    if walk.ending.verdict is Verdict.OUT_OF_TICKS and walk.doubt and not walk.tosses:
        remark = f"; whether it circles cannot be told ({walk.doubt}){remark}"
    return walk.ending, remark
