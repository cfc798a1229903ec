"""The terminal: messages, progress, and exit statuses."""

import io
import os
import sys
from collections.abc import Callable
from pathlib import Path

from mazelib.command_line.interruptible import Interruptible
from mazelib.learner.script.line_of_file import LineOfFile
from mazelib.maps.course import OURS
from mazelib.text.characters import visible
from mazelib.text.sentences import _
from mazelib.walking.strategy import StrategyError

#: Exit statuses: all went well; the walk did not arrive, or nothing was found; bad input.
FINE = 0
NOT_ARRIVED = 1
BAD_INPUT = 2
#: Packages whose modules have another name. (pygame-ce runs on every Python; pygame does not.)
PACKAGES = {
    "PIL": "Pillow",
    "pygame": "pygame-ce",
    "fpdf": "fpdf2",
    "fontTools": "fonttools",
}

#: What is beside lessons that have a Python of their own, or can set one up.
OF_OWN_PYTHON = (".venv", ".package/set_up.py", "lessons/.python")


def answered(work: Callable[[], int]) -> int:
    """Do the work of a lesson or command; an error becomes a message and an exit status."""
    _use_utf_8()
    try:
        with Interruptible():
            status = work()
        print(end="", flush=True)
    except BrokenPipeError:  # The reader of the output has read enough.
        _discard_output()
        status = FINE
    except KeyboardInterrupt:  # Ctrl-C ends a lesson, as Esc does in the window.
        status = NOT_ARRIVED
    except ModuleNotFoundError as error:  # A package that not every lesson needs.
        tell(missing_package(error))
        status = BAD_INPUT
    except ValueError as error:
        tell(error)
        status = NOT_ARRIVED if isinstance(error, StrategyError) else BAD_INPUT
    except OSError as error:
        _discard_output()
        tell(_not_written(error))
        status = BAD_INPUT
    return status


def tell(message: object) -> None:
    """Write a message to standard error."""
    print(message, file=sys.stderr, flush=True)


def progress(message: str) -> None:
    """Show progress, always on the same line of a terminal; "" clears the line."""
    if sys.stderr and sys.stderr.isatty():
        print(f"\r{message:60}\r", end="", file=sys.stderr, flush=True)


def tell_thinking(line: LineOfFile) -> None:
    """Say that a rule is taking long, and at which line.

    This is said even if no terminal shows it: in a log, it explains where the time went.
    """
    progress("")
    sentence = _("{file} is still thinking, at line {line}.")
    tell(sentence.format(file=visible(Path(line.path).name), line=line.number))


def _use_utf_8() -> None:
    """Print UTF-8 with plain line ends on every system, since maps are printed, too."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", newline="\n", errors="replace")


def missing_package(error: ModuleNotFoundError) -> str:
    """What to install, in one sentence; or which file of mazelib's own is not there."""
    module = str(error.name).partition(".")[0]
    if module == "mazelib":
        return _("mazelib has no module {module}.").format(module=error.name)
    package = PACKAGES.get(module, module)
    sentence = _(
        "{package} is missing, and this needs it. Install it with: {python} -m pip install"
        " {package}"
    )
    advice = sentence.format(package=package, python=this_python())
    command = _command_of_lessons() if module == "pygame" else ""
    if command:
        sentence = _("Type: {command}\nOr, for this Python: {advice}")
        return sentence.format(command=command, advice=advice)
    return advice


def _command_of_lessons() -> str:
    """What runs the same with the lessons' own Python; "" if there is none."""
    for folder in (Path.cwd(), OURS):
        has_python = any((folder / path).exists() for path in OF_OWN_PYTHON)
        if has_python and (folder / "lessons").is_dir():
            lessons = "lessons" if folder == Path.cwd() else str(folder / "lessons")
            words = sys.argv[1:] if Path(sys.argv[0]).name == "__main__.py" else sys.argv
            return " ".join([usual_python(), *map(in_terminal, [lessons, *words])])
    return ""


def program_in_terminal() -> str:
    """What starts lessons and commands, as it was typed: python3 lessons, or maze-lessons."""
    started = Path(getattr(sys.modules["__main__"], "__file__", None) or "")
    if started.stem == "maze-lessons" or started.parent.name == "maze-lessons.exe":
        return "maze-lessons"
    if started.parts[-2:] == ("mazelib", "__main__.py"):
        return f"{usual_python()} -m mazelib"
    return f"{usual_python()} lessons"


def usual_python() -> str:
    """Python, as anybody writes it in a terminal."""
    return "py" if os.name == "nt" else "python3"


def this_python() -> str:
    """The Python that runs, as one writes it in a terminal; another one has other packages."""
    return in_terminal(sys.executable or "python")


def in_terminal(path: str) -> str:
    """A path as one writes it in a terminal."""
    return f'"{path}"' if " " in path else path


def _not_written(error: OSError) -> str:
    why = error.strerror or str(error)
    if error.filename is None:
        return _("The output can't be written: {why}.").format(why=why)
    return _("{path} can't be written: {why}.").format(path=error.filename, why=why)


def _discard_output() -> None:
    """Drop what is not printed yet; Python would complain about it at its end."""
    if sys.stdout is None:  # It was closed before Python began.
        return
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
