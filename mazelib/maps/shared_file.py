"""A map's file that two programs write: the window that draws on it, and somebody's editor."""

import os
from contextlib import suppress
from errno import EACCES
from pathlib import Path

from mazelib.maps import course
from mazelib.maps.files import read_text, write_bytes
from mazelib.text.diagnostics import Diagnostic, LocatedError
from mazelib.text.sentences import _

#: The rights of a file that anybody may write.
ANYBODY_MAY_WRITE = 0o222
#: The folder, beside the maps to draw on, with these maps as they were at first.
ORIGINALS = "originals"


class SavedMeanwhileError(Exception):
    """An editor has saved the file since it was read: it is not overwritten."""


class SharedFile:
    """The file of a map; ``last_text`` is what was read from it or written to it last.

    A map that is only installed is never written: what is drawn on it is kept here, until the
    window closes.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.last_text: str | None = None
        self._drawn: str | None = None

    @property
    def is_installed(self) -> bool:
        """Whether it lies where pip has put it, and not in a folder of the learner's own."""
        return course.IS_INSTALLED and self.path.resolve().is_relative_to(course.COURSE)

    @property
    def is_lost(self) -> bool:
        """Whether it had a text, and now nothing is left: it is gone, or a program emptied it.

        An editor that is saving empties the file for a moment.
        """
        if self.last_text is None:
            return False
        if self.is_gone:
            return True
        with suppress(LocatedError):
            return not read_text(self.path).strip()
        return False  # It cannot be read, but there is something.

    @property
    def is_gone(self) -> bool:
        """Whether it had a text, and now there's no such file."""
        return self.last_text is not None and not self.path.exists()

    @property
    def has_original(self) -> bool:
        """Whether the map came with the lessons, which keep a copy of it."""
        return self._original.is_file()

    @property
    def _original(self) -> Path:
        return self.path.parent / ORIGINALS / self.path.name

    def original(self) -> str | None:
        """The text of the copy; None: there is none that can be read."""
        with suppress(ValueError):
            return read_text(self._original)
        return None

    def read(self) -> str:
        """The text that stands there now. LocatedError: it is lost, or it cannot be read."""
        if self.is_lost:
            raise LocatedError(self.path.name, [self._lost()])
        if self._drawn is not None:
            return self._drawn
        return read_text(self.path)

    def write(self, text: str) -> None:
        """Write the whole text.

        OSError: that was not possible. SavedMeanwhileError: an editor has just saved another text.
        """
        if self.is_installed:
            self._drawn = text
        else:
            self._check_may_be_written()
            write_bytes(self.path, text.encode("utf-8"), force=True, check=self._check_as_it_was)
        self.last_text = text

    def _check_as_it_was(self) -> None:
        """SavedMeanwhileError: the text is another one than was read or written last."""
        if self.last_text is None or self.is_lost:
            return
        if read_text(self.path) != self.last_text:
            raise SavedMeanwhileError

    def _check_may_be_written(self) -> None:
        """PermissionError: nobody may write it. (To replace it, its folder's rights are enough.)"""
        if self.path.exists() and not self.path.stat().st_mode & ANYBODY_MAY_WRITE:
            raise PermissionError(EACCES, os.strerror(EACCES))

    def _lost(self) -> Diagnostic:
        """The error that nothing is left of it, and how to get it back."""
        what = _("the file is empty.") if self.path.exists() else _("the file is gone.")
        advice = _("Press Z to save the map you see here, or R to go back to the first one.")
        return Diagnostic(what, advice)
