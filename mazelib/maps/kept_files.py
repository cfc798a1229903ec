"""Small files that are kept from run to run, in the user's own folder for data: best times, say.

Each holds one value as JSON. It is written whole or not at all. A file that holds something else
than it should is set aside, so that nothing is lost, and a new one begins.
"""

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import mkdtemp
from typing import TypeGuard, TypeVar

from mazelib.maps.files import read_text, write_bytes
from mazelib.text.sentences import _

Value = TypeVar("Value")

#: What is said after a DamagedError of a list.
A_NEW_LIST_BEGINS = _("It was put aside, and a new list was started.")


class DamagedError(ValueError):
    """A kept file held something else than it should. It has been set aside."""


def read_kept(name: str, is_sound: Callable[[object], TypeGuard[Value]]) -> Value | None:
    """The value in the file with this name; None if there is no such file yet.

    DamagedError: it held nothing that ``is_sound``, and was set aside; so this is said only once.
    OSError: it cannot be read or set aside. ModuleNotFoundError: platformdirs is missing.
    """
    path = _path(name)
    if not path.exists():
        return None
    try:
        value = json.loads(read_text(path))
    except (RecursionError, ValueError):
        value = None
    if is_sound(value):
        return value
    set_aside(name)
    raise DamagedError(name)


def write_kept(name: str, value: object) -> None:
    """Write a value. OSError: it cannot be written. ModuleNotFoundError: no platformdirs."""
    path = _path(name)
    path.parent.mkdir(parents=True, exist_ok=True)
    write_bytes(path, json.dumps(value).encode("utf-8"), force=True)


def _path(name: str) -> Path:
    # platformdirs is an extra: only the game needs it.
    from platformdirs import user_data_path

    folder: Path = user_data_path("heya-maze-lessons", appauthor=False)
    return folder / name


def set_aside(name: str) -> None:
    """Move a damaged file to a new folder beside it. OSError: it cannot be moved."""
    path = _path(name)
    folder = mkdtemp(prefix="damaged-", dir=path.parent)
    path.rename(Path(folder, path.name))


@contextmanager
def locked(name: str) -> Iterator[None]:
    """Keep other programs from the file with this name while it is read and written.

    The system opens the lock again if the program dies. OSError: there can be no lock.
    ModuleNotFoundError: platformdirs is missing.
    """
    path = _path(f"{name}.lock")
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("w", encoding="utf-8") as file:
        _lock(file.fileno())
        yield


def _lock(file: int) -> None:
    """Wait until no other program has locked an open file, and lock it until it is closed."""
    # Each system has a module of its own for this.
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(file, msvcrt.LK_LOCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX)
