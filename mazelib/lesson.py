"""``show``: the one call of a lesson.

The window reads the script again, under a guard, at every save.
"""

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from mazelib.kinds.lesson import Lesson, kind_for
from mazelib.kinds.parser import lesson_parser, options_of
from mazelib.kinds.terminal import FINE, answered, tell
from mazelib.learner import show_call
from mazelib.learner.learner_file import read_learner_file
from mazelib.learner.loading import load_script
from mazelib.learner.show_call import ShowCall
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
    """Show a rule at work, in a window; ends the program when the window is closed.

    ``rule`` walks: a function ``rule(view)`` or ``rule(view, rng)``, or a class with a method
    ``turn(self, view, place, heading)``. A generator function ``make(maze, rng)`` is watched making
    a maze, each yield one step. A dict from arrow keys to headings is walked by hand. A Worksheet
    is printed, a Game is played. Without a rule the map is looked at.

    ``task`` is the line over the map. ``panels`` are open beside it: "text", "steps", "turns",
    "code", "memory" and "eyes" for a walk ("exercises" too, for a rule that is checked), "groups",
    "log" and "code" for the making of a maze. ``map`` is the first map, ``sizes`` are those of the
    mazes, in rooms. ``hand``, "right" or "left", is drawn on the walls it touches. ``ask`` is a
    question for the class at the end, or one for each map by its name ("" for all others).

    ValueError: one of them is wrong.
    """
    questions = {"": ask} if isinstance(ask, str) else ask
    call = ShowCall(rule, task, panels, sizes, map, hand, questions)
    if show_call.is_script_being_read():
        _check(call)
        show_call.hand_in(call)
    else:
        caller = sys._getframe(1).f_globals
        script = Path(caller.get("__file__", "lesson.py")).absolute()
        sys.exit(answered(lambda: _run(script, kind_for(call), None)))


def _check(call: ShowCall) -> None:
    """ValueError unless all that show was given is what it should be."""
    texts = call.ask.values() if isinstance(call.ask, dict) else [call.ask]
    are_texts = all(isinstance(text, str) for text in texts)
    is_list = isinstance(call.panels, (list, tuple))
    hands = _('{name}={value!r} is wrong: write "right" or "left".')
    questions = _("{name}={value!r} is wrong: write a text in quotes, or one for each map.")
    sizes = _(
        "{name}={value!r} is wrong: write rooms across and down, [(20, 10), (40, 20)] say."
    )
    panels = _('{name}={value!r} is wrong: write a list of names in quotes, ["code"] say.')
    demands = [
        Demand("task", isinstance(call.task, str), WRITE_A_TEXT),
        Demand("map", isinstance(call.map, str), WRITE_A_TEXT),
        Demand("hand", call.hand in ("", "right", "left"), hands),
        Demand("ask", are_texts, questions),
        Demand("sizes", are_sizes(call.sizes), sizes),
        Demand("panels", is_list, panels),
    ]
    check(call, demands)
    known = kind_for(call).panels
    are_known = all(panel in known for panel in call.panels)
    sentence = _("{name}={value!r} is wrong: write a list of some of these: {panels}.")
    if not known:
        sentence = _("{name}={value!r} is wrong: this kind of lesson has no panels to open.")
    check(call, [Demand("panels", are_known, sentence, {"panels": ", ".join(sorted(known))})])


def run_lesson(script: Path, kind: type[Lesson], arguments: Sequence[str] | None = None) -> int:
    """Run a lesson; the exit status: 0 arrived, or window closed; 1 not arrived; 2 bad input.

    ``kind`` is what its script asks for; ``arguments`` are those of the command line.
    """
    return answered(lambda: _run(script, kind, arguments))


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
    """Run to the end without a window; a film shows the very run that is told of."""
    if not lesson.film_path:
        lesson.take(lesson.loaded)
        return lesson.run_headless()
    # Where no window and no film is wanted, pygame need not be there.
    from mazelib.window.film import film
    from mazelib.window.scenes import open_scene

    scene = open_scene(lesson)
    status = lesson.run_headless(scene.run)
    tell(film(lesson, scene))
    return status


def _run_in_window(lesson: Lesson) -> int:
    """Show the lesson until its window is closed, then film what was shown."""
    from mazelib.window.stage import Stage

    stage = Stage(lesson)
    stage.run()
    if lesson.film_path:
        from mazelib.window.film import film

        tell(film(stage.lesson, stage.scene))
    return FINE
