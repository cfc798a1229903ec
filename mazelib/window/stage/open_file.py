"""Opens a file with the program that this computer has for it, as a double click would."""

import os
import shutil
import subprocess
import sys
from pathlib import Path


def can_open() -> bool:
    """Whether this computer says which program opens a file."""
    return sys.platform == "win32" or _opener() is not None


def open_file(path: Path) -> bool:
    """Open a file; whether that was possible. It may wait until the other program has begun."""
    if sys.platform == "win32":
        return _start(path)
    opener = _opener()
    if opener is None:
        return False
    try:
        ended = subprocess.run([opener, str(path)], capture_output=True, check=False)
    except OSError:
        return False
    return ended.returncode == 0


def _opener() -> str | None:
    """The command that opens files on this computer, if there is one."""
    return shutil.which("open" if sys.platform == "darwin" else "xdg-open")


def _start(path: Path) -> bool:
    """Open a file on Windows; whether a program is known for it."""
    start = getattr(os, "startfile", None)
    if start is None:
        return False
    try:
        start(path)
    except OSError:
        return False
    return True
