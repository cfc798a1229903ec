"""``show``: the one call that a lesson makes.

At every save, the window reads the script again, under a guard.
"""

import sys
from collections.abc import Callable, Mapping, Sequence
from inspect import signature
from pathlib import Path
from types import FrameType

from mazelib.interrupts import let_interrupts_end_all
from mazelib.learner.script.given import describe
from mazelib.learner.script.show_call import CallWithValue, ShowCall, taker_of_calls
from mazelib.run_lesson import run_lesson
from mazelib.started_in import return_to_folder
from mazelib.text.diagnostics import ExplainedError, Explanation
from mazelib.text.nearest import nearest_name
from mazelib.text.sentences import _, listed
from mazelib.uncaught import leave_mistakes_to_python


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
