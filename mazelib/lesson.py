"""``show``: the one call that a lesson makes.

At every save, the window reads the script again, under a guard.
"""

import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from inspect import signature
from pathlib import Path
from types import FrameType

from mazelib.command_line.parser import lesson_parser, options_of
from mazelib.command_line.seen_windows import opens_window
from mazelib.command_line.terminal import (
    BAD_INPUT,
    FINE,
    NOT_ARRIVED,
    answered,
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
from mazelib.learner.script.given import describe, is_about_maze, makers_of
from mazelib.learner.script.learner_file import LearnerFile
from mazelib.learner.script.show_call import CallWithValue, ShowCall, taker_of_calls
from mazelib.learner.script.slips import slips_in
from mazelib.learner.worker.workers import Workers
from mazelib.maps.watching import FileWatcher
from mazelib.started_in import return_to_folder
from mazelib.text.diagnostics import ExplainedError, Explanation, LocatedError
from mazelib.text.nearest import nearest_name
from mazelib.text.sentences import _, listed
from mazelib.uncaught import leave_mistakes_to_python
from mazelib.values.pausing import finished


def show(
    rule: object = None,
    task: str = ShowCall.task,
    *,
    panels: Sequence[str] = ShowCall.panels,
    sizes: Sequence[tuple[int, int]] = ShowCall.sizes,
    maps: Sequence[str] = ShowCall.maps,
    hand: str = ShowCall.hand,
    question: str | Mapping[str, str] = ShowCall.question,
    ask: str | Mapping[str, str] = ShowCall.ask,
    kind: str = ShowCall.kind,
    **misspelt: object,
) -> None:
    """Show a rule at work in a window. The program ends when the window is closed.

    ``rule`` is one of these:

    - a function ``rule(view)`` or ``rule(view, rng)``, or a class with a method
      ``turn(self, view, place, heading)``: it walks
    - a generator function ``make(maze, rng)``: it makes a maze, and each ``yield`` is one step
    - a list of two of these, ``[make, solve]``: the second one begins where the first one ends
    - a dict from arrow keys to headings: the arrow keys walk
    - a Worksheet: it is printed
    - a Game: it is played
    - nothing: the map is shown beside its text

    ``task`` is the line above the map. ``panels`` are the names of the panels that are open beside
    it; the script's ``--help`` lists those that it can name.

    ``maps`` are the names of the lesson's maps, in their order; without them, the lesson goes
    through all of heya/. ``sizes`` are the sizes of the mazes, in rooms across and down. ``hand``,
    "right" or "left", is drawn on the walls that it touches; it is the other one, or none, where
    the turns of the walk tell so.

    ``question`` is asked before each turn or step; what stands behind its question mark is written
    smaller below it. That of a maker may have the gaps {count}, {one} and {other}: how many rooms
    may be taken, and the numbers of two rooms. Or it is a dict with a question for each case:
    {"none": ..., "one": ..., "many": ...} of the rooms around may be taken; "back", if some may
    but the worker has gone back to an older room; "wall" is about a wall.

    ``ask`` is a question for the class when a walk has arrived, or a dict with one for each end:
    {"arrived": ..., "circling": ...}. Of a maker, it is for the end, or a dict: {"ready": ...,
    "end": ...}, where the maze is ready, and at the end.
    ``kind`` is the kind of lesson, "exercises" say; without it, what is shown decides.

    ValueError: an argument is wrong.
    """
    line = _line_in_script(sys._getframe(1))

    def call_of_show() -> CallWithValue:
        _refuse_unknown_words(misspelt)
        call = ShowCall(
            describe(rule),
            task=task,
            panels=panels,
            sizes=sizes,
            maps=maps,
            hand=hand,
            question=question,
            ask=ask,
            kind=kind,
            line=line,
        )
        return CallWithValue(call, rule)

    take_call = taker_of_calls()
    if take_call:  # A worker runs the script, and waits for this call.
        take_call(call_of_show())
    else:
        leave_mistakes_to_python()
        let_interrupts_end_all()
        return_to_folder()
        sys.exit(run_lesson(_script().absolute(), shown=_if_sound(call_of_show)))


def _if_sound(call_of_show: Callable[[], CallWithValue]) -> CallWithValue | None:
    """The call of show; None if an argument is wrong: a worker will say which one, and where."""
    try:
        return call_of_show()
    except ValueError:
        return None


def _line_in_script(frame: FrameType) -> int | None:
    """The line of the script that a frame is at; None if the frame is in another file."""
    return frame.f_lineno if frame.f_globals.get("__name__") == "__main__" else None


def _script() -> Path:
    """The script that Python runs. The call of show may be in a file that it imports."""
    return Path(getattr(sys.modules["__main__"], "__file__", "lesson.py"))


def _refuse_unknown_words(misspelt: Mapping[str, object]) -> None:
    """ExplainedError: a script gives show a word that show does not have."""
    words = [name for name in signature(show).parameters if name != "misspelt"]
    for word, value in misspelt.items():
        what = _("there is no word {word} in show.").format(word=word)
        advice = _("Its words are {words}.").format(words=listed(words))
        meant = nearest_name(word, words)
        if meant in ("maps", "panels") and isinstance(value, str):
            advice = _("Write: {code}").format(code=f'{meant}=["{value}"]')
        elif meant:
            advice = _("Did you mean {name}?").format(name=meant)
        explanation = Explanation(what, advice)
        raise ExplainedError(explanation, word)


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
        parser = lesson_parser(script.stem, loaded.file.docstring, kind.panels)
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


def open_door(folder: Path) -> int:
    """Show a card for each lesson of a folder, and run those that are picked; the exit status.

    A lesson that ends comes back to the cards. Closing the window ends all.
    """
    return answered(lambda: _keep_door(folder.absolute()))


def _keep_door(folder: Path) -> int:
    from mazelib.window.door.door import Door
    from mazelib.window.rule.problem import unusable
    from mazelib.window.stage.window import close_window

    door = Door(folder)
    script = door.run()
    while script:
        try:
            ended = run_once(script, [], stays_open=True)
            problem = None
            broken = None
        except (ValueError, OSError, ModuleNotFoundError) as error:
            problem = unusable(error)
            broken = script
            tell(problem.message)
            ended = Ended(BAD_INPUT, was_quit=False)
        if ended.was_quit:
            break
        script = ended.next_script
        if script is None:
            door.open(problem, broken)
            script = door.run()
    close_window()
    return FINE
