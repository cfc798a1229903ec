"""Explains a mistake in the lines of a script in words, and quotes the line: no traceback.

Python itself runs the lines of a script, up to its call of ``show``. An error in one of them, as in
``Game(easy=0)``, is explained in the same words as if the script were saved while its window is
open. This begins with the import of mazelib, and ends when ``show`` opens a lesson. If ``show`` is
never called because its brackets are missing, a message says so at the end.
"""

import ast
import atexit
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from types import TracebackType

from mazelib.command_line.seen_windows import opens_window
from mazelib.command_line.terminal import tell
from mazelib.learner.script.learner_file import read_learner_file
from mazelib.learner.script.words.exceptions import explained
from mazelib.maps.files import read_text
from mazelib.text.diagnostics import Diagnostic, ExplainedError, LocatedError
from mazelib.text.lines import lines_of
from mazelib.text.sentences import _

#: What reported uncaught errors before, and will again: Python itself, or an editor.
_hook_before = sys.excepthook
#: Shows a script with a mistake in a window; None as long as nothing is set up.
_wait_in_window: Callable[[Path], object] | None = None


def tell_mistakes_in_words(wait_in_window: Callable[[Path], object]) -> None:
    """From now on, explain the uncaught errors of a script.

    Where a window can be seen, ``wait_in_window`` shows the mistake there until it is mended.
    """
    global _wait_in_window
    _wait_in_window = wait_in_window
    sys.excepthook = _tell
    # At the end, Python has forgotten which file it was.
    script = getattr(sys.modules["__main__"], "__file__", None)
    if script:
        atexit.register(_tell_if_show_was_not_called, Path(script))


def leave_mistakes_to_python() -> None:
    """Leave errors to Python again: from now on, they are not the script's, but our own."""
    atexit.unregister(_tell_if_show_was_not_called)
    if sys.excepthook is _tell:
        sys.excepthook = _hook_before


def _tell(kind: type[BaseException], error: BaseException, traceback: TracebackType | None) -> None:
    """Explain an uncaught error of the script; leave any other one to Python."""
    atexit.unregister(_tell_if_show_was_not_called)
    script = _script_of(traceback, error)
    if script is None or not isinstance(error, Exception):
        _hook_before(kind, error, traceback)
        return
    try:
        lines = lines_of(read_text(script))
    except LocatedError:  # The file is gone since Python read it.
        _hook_before(kind, error, traceback)
        return
    if _wait_in_window and opens_window():
        leave_mistakes_to_python()
        _wait_in_window(script.absolute())
        return
    tell(_with_its_line(explained(error, script, lines), error, script).message(script.name))


def _with_its_line(mistake: Diagnostic, error: Exception, script: Path) -> Diagnostic:
    """The mistake at the line of the very value that is wrong, if its call has several lines."""
    if not isinstance(error, ExplainedError):
        return mistake
    file = read_learner_file(script)
    line = file.line_of_argument(mistake.line, error.argument, error.value)
    return error.explanation.at(line, quoted=file.lines[line - 1]) if line else mistake


def _script_of(traceback: TracebackType | None, error: BaseException) -> Path | None:
    """The script that Python runs, if the error is in its lines, and it has our ``show``.

    An error in the very line that would import ``show`` counts, too.
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
    """At the end of a script that shows nothing, say so if it has ``show`` without brackets."""
    if not _has_show(vars(sys.modules["__main__"])):
        return
    with suppress(LocatedError, SyntaxError):  # The file may have been saved since.
        text = read_text(script)
        for node in ast.walk(ast.parse(text)):
            match node:
                case ast.Expr(value=ast.Name(id="show"), lineno=line):
                    tell(_without_brackets(line, lines_of(text)).message(script.name))


def _without_brackets(line: int, lines: Sequence[str]) -> Diagnostic:
    what = _("show is written here without its brackets.")
    advice = _("Then it does nothing. Write your rule between brackets: show(my_rule)")
    return Diagnostic(what, advice, line, quoted=lines[line - 1])
