"""Sets up a Python for the lessons, in .venv beside them. Only the standard library is needed.

    python3 lessons                  sets up if need be, and opens the menu of all lessons
    python3 .package/set_up.py test  sets up with what the extra "test" of pyproject.toml names
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from threading import Event, Thread

PROJECT = Path(__file__).resolve().parent.parent
NEEDS = PROJECT / "pyproject.toml"
ENVIRONMENT = PROJECT / ".venv"
#: Its Python. (Windows has another name for the folder.)
PYTHON = ENVIRONMENT / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
#: While it's being set up, a dot is written every so many seconds.
SECONDS_OF_A_DOT = 1.0
#: The extras of pyproject.toml that have been installed, a line each, since it was changed last.
READY = ENVIRONMENT / "maze_lessons_ready"


def python_of_lessons(extra: str = "lessons") -> Path:
    """The Python of the environment, which is set up first if it isn't ready.

    OSError: a program that is needed is missing. CalledProcessError: one of them failed.
    """
    installed = _installed()
    if extra not in installed:
        tell(f"Setting up the maze lessons in {ENVIRONMENT}.")
        tell("This happens only once, and takes about a minute:")
        _make_environment()
        install = [str(PYTHON), "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
        with _dots():
            _run([*install, "-e", f"{PROJECT}[{extra}]"])
        READY.write_text("\n".join([*installed, extra]), encoding="utf-8")
    return PYTHON


def run_there(words: Sequence[str]) -> int:
    """Run Python's words with the Python of the lessons; return its exit status."""
    try:
        python = python_of_lessons()
    except (OSError, subprocess.CalledProcessError) as error:
        tell(f"The lessons couldn't be set up: {error}")
        return 2
    try:
        return subprocess.call([str(python), *words])
    except KeyboardInterrupt:  # The lesson was told, too, and has said what there is to say.
        return 1


def is_needed() -> bool:
    """Whether this Python cannot open a window."""
    return find_spec("pygame") is None


def _installed() -> list[str]:
    """The extras that are there."""
    if not READY.exists() or not PYTHON.exists():
        return []
    if READY.stat().st_mtime < NEEDS.stat().st_mtime:
        return []
    return READY.read_text(encoding="utf-8").splitlines()


def _make_environment() -> None:
    command = [sys.executable, "-m", "venv", str(ENVIRONMENT)]
    made = subprocess.run(command, stdout=subprocess.DEVNULL, check=False)
    if made.returncode == 0:
        return
    if not shutil.which("apt-get"):
        raise subprocess.CalledProcessError(made.returncode, command)
    # Debian and its children take this part out of Python, into a package that is small.
    tell("This Python needs the package python3-venv first. It will be installed now:")
    become_root = [] if os.geteuid() == 0 else ["sudo"]
    _run([*become_root, "apt-get", "update"])
    _run([*become_root, "apt-get", "install", "-y", "python3-venv"])
    _run([*command, "--clear"])


def _run(command: Sequence[str]) -> None:
    subprocess.run(command, stdout=sys.stderr, check=True)


@contextmanager
def _dots() -> Iterator[None]:
    """Write a dot every second, so that everybody sees that something goes on."""
    is_done = Event()

    def write_dots() -> None:
        while not is_done.wait(SECONDS_OF_A_DOT):
            tell(".", end="")

    dots = Thread(target=write_dots, daemon=True)
    dots.start()
    try:
        yield
    finally:
        is_done.set()
        dots.join()
        tell("")


def tell(message: str, end: str = "\n") -> None:
    """Write a message to standard error, at once."""
    print(message, end=end, file=sys.stderr, flush=True)


if __name__ == "__main__":
    try:
        python_of_lessons(*sys.argv[1:2])
    except (OSError, subprocess.CalledProcessError) as error:
        sys.exit(f"The lessons couldn't be set up: {error}")
