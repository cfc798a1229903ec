"""Runs the lesson of a script: in a window or without one, or as the command that it stands for.

    a script  ->  read by a worker  ->  a Lesson of its kind  ->  a window, a film, or a text

A mistake in the script is shown in a window, too. Once it is saved, all that begins again.
"""

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from mazelib.command_line.parser import lesson_parser, options_of
from mazelib.command_line.seen_windows import opens_window
from mazelib.command_line.terminal import (
    FINE,
    NOT_ARRIVED,
    answered,
    program_in_terminal,
    tell,
    tell_thinking,
)
from mazelib.interrupts import let_interrupts_end_all
from mazelib.kinds.shared.lesson import Lesson
from mazelib.kinds.shared.registry import kind_of
from mazelib.kinds.shared.reopening import reopened
from mazelib.kinds.shared.run import Outcome
from mazelib.learner.learner_script import LearnerScript, read_script, script_that_runs
from mazelib.learner.limits import Patience
from mazelib.learner.script.given import is_about_maze, makers_of
from mazelib.learner.script.learner_file import LearnerFile
from mazelib.learner.script.show_call import CallWithValue
from mazelib.learner.script.slips import slips_in
from mazelib.learner.worker.workers import Workers
from mazelib.maps.watching import FileWatcher
from mazelib.started_in import return_to_folder
from mazelib.text.diagnostics import LocatedError
from mazelib.values.pausing import finished


def run_mended(script: Path) -> None:
    """Run the lesson of a script in which Python has stopped: a window waits until it is mended."""
    let_interrupts_end_all()
    return_to_folder()
    run_lesson(script)


def run_lesson(
    script: Path, arguments: Sequence[str] | None = None, shown: CallWithValue | None = None
) -> int:
    """Run the lesson that a script shows, and return the exit status.

    The status is 0 if the walk arrived or the window was closed, 1 if the walk did not arrive, and
    2 for bad input. ``arguments`` are those of the command line; None stands for those that Python
    was started with. ``shown`` is what the script shows, if Python itself has run the script.
    """
    return answered(lambda: _run_and_go_on(script, arguments, shown))


@dataclass(frozen=True)
class Ended:
    """How a lesson ended: its exit status; the lesson that was asked for, if one was.

    ``was_quit`` is true if the window itself was closed.
    """

    status: int
    next_script: Path | None = None
    was_quit: bool = True


def _run_and_go_on(
    script: Path, arguments: Sequence[str] | None, shown: CallWithValue | None
) -> int:
    """Run a lesson, and those that are asked for at its end."""
    ended = run_once(script, arguments, shown)
    while ended.next_script:
        ended = run_once(ended.next_script, [])
    return ended.status


def run_once(
    script: Path,
    arguments: Sequence[str] | None,
    shown: CallWithValue | None = None,
    *,
    stays_open: bool = False,
) -> Ended:
    """Run one lesson. Its window stays if ``stays_open``, or if the next lesson was asked for.

    A mistake in its script is shown in a window, which waits until the script is saved.

    ValueError, OSError: it cannot be run.
    """
    while True:
        saved = FileWatcher(lambda: sorted(script.absolute().parent.glob("*.py")))
        try:
            with Workers(tell_thinking) as workers:
                lesson = _lesson_of(workers, script, arguments, shown)
                return _run(lesson, workers, stays_open=stays_open)
        except _MistakeInScriptError as error:
            mistake = error.mistake
        ended = _ended_before_saved(script, mistake, saved, stays_open=stays_open)
        if ended:
            return ended
        shown = None


class _MistakeInScriptError(Exception):
    """A lesson cannot open: there is a ``mistake`` in its script. A window can wait for it."""

    def __init__(self, mistake: LocatedError) -> None:
        super().__init__(str(mistake))
        self.mistake = mistake


def _lesson_of(
    workers: Workers,
    script: Path,
    arguments: Sequence[str] | None,
    shown: CallWithValue | None,
) -> Lesson:
    """Make the lesson that a script shows.

    _MistakeInScriptError: a window can wait until it is mended.
    """
    try:
        if shown:
            names = vars(sys.modules["__main__"])
            loaded = script_that_runs(workers, script, shown, names)
        else:
            loaded = finished(read_script(workers, script))
        kind = _kind_of(loaded)
        parser = lesson_parser(_as_typed(script), loaded.file.docstring, kind.panels)
        return kind(loaded, options_of(kind.options_class, parser, arguments))
    except LocatedError as error:
        is_of_script = error.name.endswith(".py") and (script.parent / error.name).is_file()
        if is_of_script and opens_window(arguments):
            raise _MistakeInScriptError(error) from None
        raise


def _run(lesson: Lesson, workers: Workers, *, stays_open: bool) -> Ended:
    """Do what the options of a lesson ask for: a window, or something else."""
    lesson.check_may_begin()
    if lesson.command_instead:
        return Ended(_run_command(lesson.command_instead))
    if lesson.is_headless:
        return Ended(_run_headless(lesson))
    lesson.before_window()
    workers.patience = Patience.OF_A_WINDOW
    return _run_in_window(lesson, stays_open=stays_open)


def _ended_before_saved(
    script: Path, mistake: LocatedError, saved: FileWatcher, *, stays_open: bool
) -> Ended | None:
    """Show a mistake in a window until its file is saved (None), or the window is closed.

    LocatedError, which is the mistake itself: no window can be opened.
    """
    try:
        from mazelib.window.stage.mending import Mending, MendingEnd

        mending = Mending(script, mistake, saved)
    except (ValueError, ModuleNotFoundError):
        raise mistake from None
    from mazelib.window.stage.window import close_window

    tell(mistake)
    end = mending.run()
    if end is MendingEnd.SAVED:
        return None
    if not stays_open:
        close_window()
    return Ended(NOT_ARRIVED, was_quit=end is MendingEnd.QUIT)


def _run_command(arguments: Sequence[str]) -> int:
    """Run a command, and return the exit status."""
    # A lesson needs none of them else.
    from mazelib.commands import run_command

    return run_command(arguments)


def _as_typed(script: Path) -> str:
    """A lesson as somebody types it in a terminal: python3 lessons 4."""
    number = script.name.partition("_")[0]
    is_numbered = script.parent.name == "lessons" and number.isdecimal()
    return f"{program_in_terminal()} {int(number) if is_numbered else script.name}"


def _kind_of(script: LearnerScript) -> type[Lesson]:
    """The kind of lesson that a script makes. LocatedError: it makes none, or its rule is wrong."""
    try:
        kind = kind_of(script)
    except LocatedError:
        # The rule may be the reason, such as a maker without yield: let a worker check it first.
        finished(read_script(script.workers, script.file.path))
        raise
    given = script.call.given
    if is_about_maze(given) and not makers_of(given):
        # Taken for a walk, a maker without yield is refused its options: say what is wrong first.
        finished(read_script(script.workers, script.file.path))
    return kind


def _run_headless(lesson: Lesson) -> int:
    """Run to the end without a window. A film shows the very run whose outcome is printed."""
    if not lesson.film_path:
        lesson = finished(reopened(lesson))
        status = _print_outcome(lesson, lesson.run_headless())
        _tell_slip(lesson.loaded.file)
        return status
    # Without a window or a film, pygame need not be installed.
    from mazelib.window.film.film import film
    from mazelib.window.scenes import open_scene

    scene = finished(open_scene(lesson))
    # The scene has read the script again, so its lesson may be a new one.
    status = _print_outcome(scene.lesson, scene.lesson.run_headless(scene.run))
    tell(film(scene.lesson, scene))
    return status


def _tell_slip(file: LearnerFile) -> None:
    """Tell the first slip in a script, if it has any, as the window does below the rule."""
    for slip in slips_in(file)[:1]:
        tell(file.diagnostic(slip.explanation, slip.line).message(file.path.name))


def _print_outcome(lesson: Lesson, outcome: Outcome) -> int:
    """Print the outcome, beside a trace that is printed; return the exit status."""
    if outcome.text is not None:
        print(outcome.text, end="", file=sys.stderr if lesson.trace.is_printed else sys.stdout)
    return outcome.status


def _run_in_window(lesson: Lesson, *, stays_open: bool) -> Ended:
    """Show the lesson until it is closed; then make its film, if one is asked for."""
    from mazelib.window.stage.stage import Stage
    from mazelib.window.stage.window import close_window

    stage = Stage(lesson)
    stage.run()
    if not stage.next_script and not stays_open:
        close_window()
    if lesson.film_path:
        from mazelib.window.film.film import film

        tell(film(stage.lesson, stage.scene, is_dark=stage.is_dark))
    return Ended(FINE, stage.next_script, stage.was_quit)
