"""Keeps maps on which a rule went wrong in heya/checks, so that a class can look at them again."""

from pathlib import Path

from mazelib.challenges.exercise import NotYet
from mazelib.maps.course import IS_INSTALLED
from mazelib.maps.files import write_bytes
from mazelib.maps.folder import HEYA_FOLDER
from mazelib.maps.heya_text import write

KEPT_FOLDER = HEYA_FOLDER / "checks"


def keep_map(result: NotYet) -> Path | None:
    """Save the map that shows a fault, unless it is saved already.

    Returns its file; None if nothing can be saved, as where the lessons are only installed.
    """
    if IS_INSTALLED:
        return None
    content = write(result.heya).encode("utf-8")
    try:
        KEPT_FOLDER.mkdir(exist_ok=True)
        path = _path_for(result.exercise.name, content)
        if not path.exists():
            write_bytes(path, content)
    except OSError:
        return None
    return path


def _path_for(name: str, content: bytes) -> Path:
    """The file that has this content already, or else the first free name."""
    number = 1
    while True:
        path = KEPT_FOLDER / f"{name}_{number}.txt"
        if not path.exists() or path.read_bytes() == content:
            return path
        number += 1
