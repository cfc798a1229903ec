"""Finds a map by its path or by its name in heya/."""

from __future__ import annotations

from pathlib import Path

from mazelib.diagnostics import Diagnostic, FileError

#: The folder of maps beside the package.
HEYA_FOLDER = Path(__file__).resolve().parent.parent / "heya"


def find_map(name_or_path: str) -> Path:
    """The file that is meant: a path that exists, else heya/NAME or heya/NAME.txt.

    Raises:
        FileError: there is none; the message lists the maps that there are.
    """
    for path in (Path(name_or_path), HEYA_FOLDER / name_or_path, HEYA_FOLDER / f"{name_or_path}.txt"):
        if _exists(path):
            return path
    names = ", ".join(sorted(path.stem for path in HEYA_FOLDER.glob("*.txt"))) or "none"
    advice = f"Give the path of a file, or a name out of heya/: {names}."
    raise FileError(name_or_path, [Diagnostic("there is no such map.", advice)])


def _exists(path: Path) -> bool:
    try:
        return path.exists()
    except OSError:  # a name that no file can have: one that is too long, say
        return False
