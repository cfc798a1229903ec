"""Tells a mistake in the lines of a script in words, with its line, and not by a traceback.

Python itself runs the lines of a script, up to its call of ``show``. An error in one of them, as in
``Game(seconds=0)``, is told here in the same words as when the script is saved while its window is
open. It begins with the import of mazelib, and ends when ``show`` opens a lesson.
"""

import sys
from pathlib import Path
from types import TracebackType

from mazelib.command_line.terminal import tell
from mazelib.learner.script.exceptions import explained
from mazelib.maps.files import read_text
from mazelib.text.diagnostics import LocatedError
from mazelib.text.lines import lines_of

#: What told of uncaught errors before, and does so again: Python itself, or an editor.
_hook_before = sys.excepthook


def tell_mistakes_in_words() -> None:
    """Begin to tell the uncaught errors of a script here."""
    sys.excepthook = _tell


def leave_mistakes_to_python() -> None:
    """Tell no more. What goes wrong from now on is not in the lines of a script: it is our own."""
    if sys.excepthook is _tell:
        sys.excepthook = _hook_before


def _tell(kind: type[BaseException], error: BaseException, traceback: TracebackType | None) -> None:
    """Tell an error that nobody has caught."""
    script = _script_of(traceback)
    if script is None or not isinstance(error, Exception):
        _hook_before(kind, error, traceback)
        return
    try:
        lines = lines_of(read_text(script))
    except LocatedError:  # The file has gone since Python read it.
        _hook_before(kind, error, traceback)
        return
    tell(explained(error, script, lines).message(script.name))


def _script_of(traceback: TracebackType | None) -> Path | None:
    """The script that Python runs, if an error comes from its lines, and it has our ``show``."""
    if traceback is None:
        return None
    frame = traceback.tb_frame
    names = frame.f_globals
    shows = getattr(names.get("show"), "__module__", "") == "mazelib.lesson"
    is_script = names.get("__name__") == "__main__"
    return Path(frame.f_code.co_filename) if shows and is_script else None
