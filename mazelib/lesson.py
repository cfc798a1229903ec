"""``show``: the one call that a lesson makes.

At every save, the window reads the script again, under a guard.
"""

import sys
from collections.abc import Iterable, Mapping, Sequence
from inspect import signature
from pathlib import Path
from types import FrameType

from mazelib.command_line.parser import lesson_parser, options_of
from mazelib.command_line.terminal import FINE, answered, tell, tell_thinking
from mazelib.kinds.shared.lesson import Lesson
from mazelib.kinds.shared.registry import kind_of
from mazelib.kinds.shared.reopening import reopened
from mazelib.kinds.shared.run import Outcome
from mazelib.learner.learner_script import LearnerScript, read_script, script_that_runs
from mazelib.learner.limits import Patience
from mazelib.learner.script.explanations import guess
from mazelib.learner.script.given import describe
from mazelib.learner.script.show_call import CallWithValue, ShowCall, taker_of_calls
from mazelib.learner.worker.workers import Workers
from mazelib.text.diagnostics import ExplainedError, Explanation, LocatedError
from mazelib.text.sentences import _
from mazelib.uncaught import leave_mistakes_to_python
from mazelib.values.pausing import finished


def show(
    rule: object = None,
    task: str = ShowCall.task,
    *,
    panels: Sequence[str] = ShowCall.panels,
    sizes: Sequence[tuple[int, int]] = ShowCall.sizes,
    map: str = ShowCall.map,
    hand: str = ShowCall.hand,
    ask: str | Mapping[str, str] = ShowCall.ask,
    kind: str = ShowCall.kind,
    **misspelt: object,
) -> None:
    """Show a rule at work in a window. The program ends when the window is closed.

    ``rule`` is one of these:

    - a function ``rule(view)`` or ``rule(view, rng)``, or a class with a method
      ``turn(self, view, place, heading)``: it walks
    - a generator function ``make(maze, rng)``: it makes a maze, and each ``yield`` is one step
    - a dict from arrow keys to headings: the arrow keys walk
    - a Worksheet: it is printed
    - a Game: it is played
    - nothing: the map is shown beside its text

    ``task`` is the line above the map. ``panels`` are the names of the panels that are open beside
    it; the script's ``--help`` lists those that it can name.

    ``map`` is the first map. ``sizes`` are the sizes of the mazes, in rooms across and down.
    ``hand``, "right" or "left", is drawn on the walls that it touches. ``ask`` is a question for
    the class at the end, or a dict that gives one for each map by its name ("" for all others).
    ``kind`` is the kind of lesson, such as "exercises"; if it is left out, the rule decides.

    ValueError: an argument is wrong.
    """
    line = _line_in_script(sys._getframe(1))
    take_call = taker_of_calls()
    shown: CallWithValue | None = None
    try:
        _refuse_unknown_words(misspelt)
        call = ShowCall(
            describe(rule),
            task=task,
            panels=panels,
            sizes=sizes,
            map=map,
            hand=hand,
            ask=ask,
            kind=kind,
            line=line,
        )
        shown = CallWithValue(call, rule)
    except ValueError:
        if take_call:
            raise
        # Python itself runs the script: a worker will say what is wrong, and where.
    if take_call and shown:
        take_call(shown)
        return
    leave_mistakes_to_python()
    sys.exit(run_lesson(_script().absolute(), shown=shown))


def _line_in_script(frame: FrameType) -> int | None:
    """The line of the script that a frame is at; None if the frame is in another file."""
    return frame.f_lineno if frame.f_globals.get("__name__") == "__main__" else None


def _script() -> Path:
    """The script that Python runs. The call of show may be in a file that it imports."""
    return Path(getattr(sys.modules["__main__"], "__file__", "lesson.py"))


def _refuse_unknown_words(misspelt: Iterable[str]) -> None:
    """ExplainedError: a script gives show a word that show does not have."""
    words = [name for name in signature(show).parameters if name != "misspelt"]
    for word in misspelt:
        what = _("show has no word {word}.").format(word=word)
        advice = _("Its words are {words}.").format(words=", ".join(words))
        raise ExplainedError(Explanation(what, guess(word, words) or advice))


def run_lesson(
    script: Path, arguments: Sequence[str] | None = None, shown: CallWithValue | None = None
) -> int:
    """Run the lesson that a script shows, and return the exit status.

    The status is 0 if the walk arrived or the window was closed, 1 if the walk did not arrive, and
    2 for bad input. ``arguments`` are those of the command line; None stands for those that Python
    was started with. ``shown`` is what the script shows, if Python itself has run the script.
    """
    return answered(lambda: _run(script, arguments, shown))


def _run(script: Path, arguments: Sequence[str] | None, shown: CallWithValue | None) -> int:
    with Workers(tell_thinking) as workers:
        if shown:
            names = vars(sys.modules["__main__"])
            loaded = script_that_runs(workers, script, shown, names)
        else:
            loaded = finished(read_script(workers, script))
        kind = _kind_of(loaded)
        parser = lesson_parser(script.stem, loaded.file.docstring, kind.panels)
        lesson = kind(loaded, options_of(kind.options_class, parser, arguments))
        lesson.check_may_begin()
        if lesson.is_headless:
            return _run_headless(lesson)
        lesson.before_window()
        workers.patience = Patience.OF_A_WINDOW
        return _run_in_window(lesson)


def _kind_of(script: LearnerScript) -> type[Lesson]:
    """The kind of lesson that a script makes. LocatedError: it makes none, or its rule is wrong."""
    try:
        return kind_of(script)
    except LocatedError:
        # The rule may be the reason, such as a maker without yield: let a worker check it first.
        finished(read_script(script.workers, script.file.path))
        raise


def _run_headless(lesson: Lesson) -> int:
    """Run to the end without a window. A film shows the very run whose outcome is printed."""
    if not lesson.film_path:
        lesson = finished(reopened(lesson))
        return _print_outcome(lesson, lesson.run_headless())
    # Without a window or a film, pygame need not be installed.
    from mazelib.window.film import film
    from mazelib.window.scenes import open_scene

    scene = finished(open_scene(lesson))
    # The scene has read the script again, so its lesson may be a new one.
    status = _print_outcome(scene.lesson, scene.lesson.run_headless(scene.run))
    tell(film(scene.lesson, scene))
    return status


def _print_outcome(lesson: Lesson, outcome: Outcome) -> int:
    """Print the outcome, beside a trace that is printed; return the exit status."""
    print(outcome.text, end="", file=sys.stderr if lesson.trace.is_printed else sys.stdout)
    return outcome.status


def _run_in_window(lesson: Lesson) -> int:
    """Show the lesson until its window is closed; then make its film, if one is asked for."""
    from mazelib.window.stage import Stage

    stage = Stage(lesson)
    stage.run()
    if lesson.film_path:
        from mazelib.window.film import film

        tell(film(stage.lesson, stage.scene))
    return FINE
