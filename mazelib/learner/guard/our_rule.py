"""Our right-hand rule, which learners may call: its lines are counted as their own lines are.

A script that imports it gets a copy made from its file. The copy notes the lines that run, so the
code shown is the code that ran.
"""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import FunctionType

from mazelib.learner.guard.guard import Guard
from mazelib.learner.limits import Purpose
from mazelib.learner.script.learner_file import LearnerFile, read_learner_file
from mazelib.learner.script.show_call import CallWithValue
from mazelib.walking.strategies.right_hand import right_hand


def give_counted_right_hand(guard: Guard, shown: CallWithValue | None) -> CallWithValue | None:
    """Put a counted copy of our rule in place of the original, under every name of the script.

    If the script showed the original itself, the copy is returned as what was shown.
    """
    if not is_right_hand_used(guard.namespace, shown):
        return shown
    names = [name for name, value in guard.namespace.items() if value is right_hand]
    is_shown = shown is not None and shown.value is right_hand
    file = file_of_right_hand()
    namespace_of_copy: dict[str, object] = {"__name__": right_hand.__module__}
    guard.run(Purpose.LOADING, guard.run_file, file, namespace_of_copy)
    counted = namespace_of_copy[right_hand.__name__]
    for name in names:
        guard.namespace[name] = counted
    return CallWithValue(shown.call, counted) if shown and is_shown else shown


def is_right_hand_used(names: Mapping[str, object], shown: CallWithValue | None) -> bool:
    """Whether a script with these names uses our rule, or shows it."""
    is_shown = shown is not None and shown.value is right_hand
    return is_shown or any(value is right_hand for value in names.values())


def is_counted_right_hand(code: object) -> bool:
    """Whether a function is a counted copy of our rule."""
    path = str(file_of_right_hand().path)
    return isinstance(code, FunctionType) and code.__code__.co_filename == path


@cache
def file_of_right_hand() -> LearnerFile:
    """The file of our rule, as it was when it was first asked for."""
    return read_learner_file(Path(right_hand.__code__.co_filename))
