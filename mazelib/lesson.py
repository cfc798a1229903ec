"""``show``: the one call that a lesson makes.

At every save, the window reads the script again, under a guard.
"""

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from mazelib.kinds.lesson import Lesson, NoKindError, kind_for
from mazelib.kinds.parser import lesson_parser, options_of
from mazelib.kinds.terminal import FINE, answered, tell
from mazelib.learner import show_call
from mazelib.learner.learner_file import read_learner_file
from mazelib.learner.loading import load_script
from mazelib.learner.show_call import ShowCall
from mazelib.learner.surroundings import RefusedError
from mazelib.text.demands import WRITE_A_TEXT, Demand, are_sizes, check
from mazelib.text.sentences import _


def show(
    rule: object = None,
    task: str = "",
    *,
    panels: Sequence[str] = (),
    sizes: Sequence[tuple[int, int]] = ((20, 10),),
    map: str = "first",
    hand: str = "",
    ask: str | Mapping[str, str] = "",
) -> None:
    """Show a rule at work in a window. When the window is closed, the program ends.

    ``rule`` is one of these:

    - a function ``rule(view)`` or ``rule(view, rng)``, or a class with a method
      ``turn(self, view, place, heading)``: it walks
    - a generator function ``make(maze, rng)``: it makes a maze, and each ``yield`` is one step
    - a dict from arrow keys to headings: the arrow keys walk
    - a Worksheet: it is printed
    - a Game: it is played
    - nothing: the map is looked at

    ``task`` is the line above the map. ``panels`` are the panels that are open beside the map:

    - for a walk: "text", "steps", "turns", "code", "memory", "eyes"
    - for a walk with exercises: these and "exercises", "lines"
    - for the making of a maze: "groups", "log", "code"

    ``map`` is the first map. ``sizes`` are the sizes of the mazes, in rooms across and down.
    ``hand``, "right" or "left", is drawn on the walls that it touches. ``ask`` is a question for
    the class at the end, or a dict with one for each map by its name ("" for all other maps).

    ValueError: an argument is wrong.
    """
    questions = {"": ask} if isinstance(ask, str) else ask
    call = ShowCall(rule, task, panels, sizes, map, hand, questions)
    if show_call.is_script_being_read():
        _check(call)
        show_call.hand_in(call)
    else:
        caller = sys._getframe(1).f_globals
        script = Path(caller.get("__file__", "lesson.py")).absolute()
        sys.exit(answered(lambda: _run_call(script, call)))


def _check(call: ShowCall) -> None:
    """Check everything that show was given, while its script is being read.

    ValueError: an argument is wrong. RefusedError: the rule is none.
    """
    texts = call.ask.values() if isinstance(call.ask, dict) else [call.ask]
    are_texts = all(isinstance(text, str) for text in texts)
    is_list = isinstance(call.panels, (list, tuple))
    hands = _('{name}={value!r} is wrong: write "right" or "left".')
    questions = _("{name}={value!r} is wrong: write a text in quotes, or one for each map.")
    sizes = _(
        "{name}={value!r} is wrong: write rooms across and down, such as [(20, 10), (40, 20)]."
    )
    panels = _('{name}={value!r} is wrong: write a list of names in quotes, such as ["code"].')
    demands = [
        Demand("task", isinstance(call.task, str), WRITE_A_TEXT),
        Demand("map", isinstance(call.map, str), WRITE_A_TEXT),
        Demand("hand", call.hand in ("", "right", "left"), hands),
        Demand("ask", are_texts, questions),
        Demand("sizes", are_sizes(call.sizes), sizes),
        Demand("panels", is_list, panels),
    ]
    check(call, demands)
    try:
        known = kind_for(call).panels
    except NoKindError as error:
        raise RefusedError(error.what, error.advice) from None
    are_known = all(panel in known for panel in call.panels)
    sentence = _("{name}={value!r} is wrong: write a list of some of these: {panels}.")
    if not known:
        sentence = _("{name}={value!r} is wrong: this kind of lesson has no panels to open.")
    check(call, [Demand("panels", are_known, sentence, {"panels": ", ".join(sorted(known))})])


def run_lesson(script: Path, kind: type[Lesson], arguments: Sequence[str] | None = None) -> int:
    """Run a lesson of a kind, and return the exit status.

    The status is 0 if the walk arrived or the window was closed, 1 if it did not arrive, 2 for bad
    input. ``arguments`` are those of the command line (None: those that Python was started with).
    """
    return answered(lambda: _run(script, kind, arguments))


def _run_call(script: Path, call: ShowCall) -> int:
    """Run the lesson that a script shows; the exit status."""
    try:
        kind = kind_for(call)
    except NoKindError:
        load_script(script)  # This tells the same, and names the line.
        raise
    return _run(script, kind, None)


def _run(script: Path, kind: type[Lesson], arguments: Sequence[str] | None) -> int:
    parser = lesson_parser(script.stem, read_learner_file(script).docstring)
    options = options_of(kind.options_class, parser, arguments)
    lesson = kind(load_script(script), options)
    lesson.check_files()
    if lesson.is_headless:
        return _run_headless(lesson)
    lesson.before_window()
    return _run_in_window(lesson)


def _run_headless(lesson: Lesson) -> int:
    """Run to the end without a window; a film shows the very run whose outcome is printed."""
    if not lesson.film_path:
        lesson.take(lesson.loaded)
        return lesson.run_headless()
    # Without a window and a film, pygame need not be installed.
    from mazelib.window.film import film
    from mazelib.window.scenes import open_scene

    scene = open_scene(lesson)
    status = lesson.run_headless(scene.run)
    tell(film(lesson, scene))
    return status


def _run_in_window(lesson: Lesson) -> int:
    """Show the lesson until its window is closed, and then make its film."""
    from mazelib.window.stage import Stage

    stage = Stage(lesson)
    stage.run()
    if lesson.film_path:
        from mazelib.window.film import film

        tell(film(stage.lesson, stage.scene))
    return FINE
