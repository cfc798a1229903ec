"""What a rule under check is refused, by whatever way its code comes to it.

A worker that checks a rule calls ``begin_check`` before a line of the rule runs. From then on
Python tells a hook of ours whatever reaches out of the rule: files, programs, threads, sockets, the
frames of calls, all objects in memory. The hook refuses it, unless our own code asks, or Python
imports a module. And the modules that hold answers are taken away.

An audit hook can never be removed (PEP 578). Between checks, while a window shows an ordinary walk,
it lets everything pass.
"""

import sys
import sysconfig
from dataclasses import dataclass
from enum import Enum, auto
from pathlib import Path
from types import FrameType

from mazelib.learner.script.words.refused import RefusedError, is_not_for_checks

#: Rooms of mazelib with rules that do what an exercise asks, and the one that learners may call.
ROOMS_WITH_ANSWERS = ("mazelib.challenges", "mazelib.walking.strategies")
OFFERED_RULE = "mazelib.walking.strategies.right_hand"
#: What happens often, and reaches nothing.
HARMLESS_EVENTS = frozenset(("builtins.id", "array.__new__", "marshal.loads", "time.sleep"))
#: What Python's own modules do for any rule. It is refused only where the rule does it itself.
OF_PYTHONS_MODULES = frozenset(
    (
        "code.__new__",
        "compile",
        "exec",
        "function.__new__",
        "object.__delattr__",
        "object.__getattr__",
        "object.__setattr__",
        "sys._getframe",
        "sys._getframemodulename",
    )
)
#: The ends of the names of files that an import reads.
MODULE_FILES = (".py", ".pyc", ".pyd", ".so")

#: As code objects name it: where mazelib is a link, not the folder behind it.
_OUR_FOLDER = str(Path(__file__).parents[2])
_PYTHONS_FOLDER = sysconfig.get_path("stdlib")
_PACKAGES = ("site-packages", "dist-packages")


class _Author(Enum):
    """Whose code a frame runs."""

    LEARNER = auto()
    PYTHON = auto()
    IMPORT = auto()
    US = auto()


@dataclass
class _State:
    """Whether a rule is under check, and whether the hook itself is at work."""

    is_under_check: bool = False
    is_hooked: bool = False
    is_looking: bool = False


_state = _State()


def is_under_check() -> bool:
    """Whether what runs now is a rule under check."""
    return _state.is_under_check


def begin_check() -> None:
    """From now on refuse what reaches out of a rule."""
    if _state.is_under_check:
        return
    sys.dont_write_bytecode = True
    _take_answers_away()
    if not _state.is_hooked:
        _state.is_hooked = True
        sys.addaudithook(_hook)
    _state.is_under_check = True


def end_check() -> None:
    """From now on an ordinary walk goes on."""
    _state.is_under_check = False


def _take_answers_away() -> None:
    """Let no name of a module lead to a rule of ours."""
    for name in list(sys.modules):
        if holds_answers(name):
            room, _dot, own_name = name.rpartition(".")
            if room in sys.modules:
                vars(sys.modules[room]).pop(own_name, None)
            del sys.modules[name]


def holds_answers(module: str) -> bool:
    """Whether a module has a rule that does what an exercise asks."""
    is_in_room = any(module == room or module.startswith(f"{room}.") for room in ROOMS_WITH_ANSWERS)
    return is_in_room and module != OFFERED_RULE


def _hook(event: str, details: tuple[object, ...]) -> None:
    """Python is about to do something. RefusedError: a rule under check may not."""
    if not _state.is_under_check or _state.is_looking or event in HARMLESS_EVENTS:
        return
    _state.is_looking = True  # To look at frames is told to this hook, too.
    try:
        refused = _refused(event, details, sys._getframe(1))
    finally:
        _state.is_looking = False
    if refused:
        raise RefusedError(is_not_for_checks(refused))


def _refused(event: str, details: tuple[object, ...], frame: FrameType | None) -> str | None:
    """The name of what a rule may not do; None if it may, or if our own code does it."""
    if event == "import":
        name = str(details[0])
        return name if holds_answers(name) else None
    author = _author(frame)
    if event not in OF_PYTHONS_MODULES:
        while frame and author is _Author.PYTHON:
            frame = frame.f_back
            author = _author(frame)
    if author is _Author.LEARNER:
        return event
    if author is _Author.IMPORT and event == "open":
        return None if str(details[0]).endswith(MODULE_FILES) else event
    return None


def _author(frame: FrameType | None) -> _Author:
    """Whose code a frame runs; what no frame has called is ours."""
    if frame is None:
        return _Author.US
    file = frame.f_code.co_filename
    if file.startswith(_OUR_FOLDER):
        return _Author.US
    if file.startswith("<frozen importlib"):
        return _Author.IMPORT
    is_pythons = file.startswith(_PYTHONS_FOLDER) and not any(each in file for each in _PACKAGES)
    # A text in angle brackets is no file: Python's own modules have put that code together.
    if is_pythons or file.startswith("<"):
        return _Author.PYTHON
    return _Author.LEARNER
