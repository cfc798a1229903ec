"""The folder in which a lesson was started. Its script may go to another one before ``show``."""

import os
from contextlib import suppress
from pathlib import Path

_folders: list[Path] = []


def remember_folder() -> None:
    """Remember the current folder. A folder that is gone is no folder to come back to."""
    with suppress(OSError):
        _folders[:] = [Path.cwd()]


def return_to_folder() -> None:
    """Go back to the folder remembered: what is saved from now on is saved there."""
    for folder in _folders:
        with suppress(OSError):
            os.chdir(folder)
