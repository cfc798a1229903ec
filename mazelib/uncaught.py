"""Tells a mistake in the lines of a script in words, with its line, and not by a traceback.

Python itself runs the lines of a script, up to its call of ``show``. An error in one of them, as in
``Game(seconds=0)``, is told here in the same words as when the script is saved while its window is
open. It begins with the import of mazelib, and ends when ``show`` opens a lesson. If ``show``
is never called because its brackets are missing, that is told at the end.
"""

import ast
import atexit
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from types import TracebackType

from mazelib.command_line.terminal import tell
from mazelib.learner.script.exceptions import explained
from mazelib.maps.files import read_text
from mazelib.text.diagnostics import Diagnostic, LocatedError
from mazelib.text.lines import lines_of
from mazelib.text.sentences import _

#: What told of uncaught errors before, and does so again: Python itself, or an editor.
_hook_before = sys.excepthook


def tell_mistakes_in_words() -> None:
    """Begin to tell the uncaught errors of a script here."""
    sys.excepthook = _tell
    # At the end, Python has forgotten which file it was.
    script = getattr(sys.modules["__main__"], "__file__", None)
    if script:
        atexit.register(_tell_if_show_was_not_called, Path(script))


def leave_mistakes_to_python() -> None:
    """Tell no more. What goes wrong from now on is not in the lines of a script: it is our own."""
    atexit.unregister(_tell_if_show_was_not_called)
    if sys.excepthook is _tell:
        sys.excepthook = _hook_before


def _tell(kind: type[BaseException], error: BaseException, traceback: TracebackType | None) -> None:
    """Tell an error that nobody has caught."""
    atexit.unregister(_tell_if_show_was_not_called)
    script = _script_of(traceback, error)
    if script is None or not isinstance(error, Exception):
        _hook_before(kind, error, traceback)
        return
    try:
        lines = lines_of(read_text(script))
    except LocatedError:  # The file has gone since Python read it.
        _hook_before(kind, error, traceback)
        return
    tell(explained(error, script, lines).message(script.name))


def _script_of(traceback: TracebackType | None, error: BaseException) -> Path | None:
    """The script that Python runs, if an error comes from its lines, and it has our ``show``.

    An error of the very line that would import ``show`` counts, too.
    """
    if traceback is None:
        return None
    frame = traceback.tb_frame
    names = frame.f_globals
    imports = isinstance(error, ImportError) and error.name == "mazelib"
    is_script = names.get("__name__") == "__main__"
    is_ours = imports or _has_show(names)
    return Path(frame.f_code.co_filename) if is_ours and is_script else None


def _has_show(names: Mapping[str, object]) -> bool:
    """Whether a script has imported our ``show``."""
    return getattr(names.get("show"), "__module__", "") == "mazelib.lesson"


def _tell_if_show_was_not_called(script: Path) -> None:
    """At the end of a script that shows nothing: tell it if ``show`` stands there for itself."""
    if not _has_show(vars(sys.modules["__main__"])):
        return
    with suppress(LocatedError, SyntaxError):  # The file may have changed since Python read it.
        text = read_text(script)
        for node in ast.walk(ast.parse(text)):
            match node:
                case ast.Expr(value=ast.Name(id="show"), lineno=line):
                    tell(_without_brackets(line, lines_of(text)).message(script.name))


def _without_brackets(line: int, lines: Sequence[str]) -> Diagnostic:
    what = _("show stands here without its brackets.")
    advice = _("Then it does nothing. Write your rule between brackets: show(my_rule)")
    return Diagnostic(what, advice, line, quoted=lines[line - 1])
