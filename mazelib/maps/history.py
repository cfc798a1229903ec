"""The history of a map that is drawn on: every text that it had since it was opened.

Each change is saved, and can be taken back. A stroke is saved now and then, and when it ends.
"""

import os
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from errno import EACCES
from pathlib import Path

from mazelib.grid.compass import Place
from mazelib.maps.editing import places_between, sign_at, with_sign
from mazelib.maps.files import read_text, write_bytes
from mazelib.maps.signs import PLAIN_FLOOR, PLAIN_WALL, WALLS
from mazelib.text.diagnostics import Diagnostic, LocatedError
from mazelib.text.sentences import _

#: The rights of a file that somebody may write.
ANYBODY_MAY_WRITE = 0o222
#: The folder, beside the maps to draw on, with these maps as they were at first.
ORIGINALS = "originals"


@dataclass
class MapHistory:
    """Every text that a map had since it was opened, and the one that is shown.

    ``is_saved`` is false while the shown text is not in the file: a stroke goes on, or it could not
    be written; then ``why_not`` says why. ``renamed`` are the letters that the last drawing has
    changed, each old one by its new one.
    """

    path: Path
    texts: list[str] = field(default_factory=list)
    number: int = -1
    is_saved: bool = True
    why_not: str = ""
    renamed: Mapping[str, str] = field(default_factory=dict)
    #: What stood in the file when it was read or written last.
    _on_disk: str | None = None
    #: Whether the next change belongs to the one before: both are taken back at once.
    _goes_on: bool = False
    #: What the stroke at hand draws, and where it has come to.
    _stroke_sign: str = PLAIN_WALL
    _stroke_end: Place = (0, 0)

    @property
    def text(self) -> str:
        """The text that is shown."""
        return self.texts[self.number] if self.texts else ""

    @property
    def can_undo(self) -> bool:
        """Whether there is a text before."""
        return self.number > 0

    @property
    def can_redo(self) -> bool:
        """Whether a change was taken back."""
        return self.number + 1 < len(self.texts)

    @property
    def is_drawn_on(self) -> bool:
        """Whether the map is another one than when it was opened."""
        return bool(self.texts) and self.text != self.texts[0]

    @property
    def has_original(self) -> bool:
        """Whether the map came with the lessons, which keep a copy of it."""
        return self._original.is_file()

    @property
    def _original(self) -> Path:
        return self.path.parent / ORIGINALS / self.path.name

    def note_file(self) -> None:
        """Take what stands in the file now, unless the last drawing could not be saved.

        An editor that has saved the file in between has made a change like any other: it can be
        taken back. LocatedError: the file cannot be read, or nothing is left of it.
        """
        if self._is_lost():
            raise LocatedError(self.path.name, [_lost(self.path)])
        text = read_text(self.path)
        if not text.strip():
            return  # It was empty from the beginning: no step of a history.
        if self.is_saved or text != self._on_disk:
            self._add(text)
            self.is_saved = True
            self.why_not = ""
        self._on_disk = text

    def draw(self, place: Place, sign: str) -> bool:
        """Draw a sign and save the file; False: nothing has changed."""
        if not self._takes_saved_file() or not self._draws(place, sign):
            return False
        self._save()
        return True

    def _draws(self, place: Place, sign: str, *, goes_on: bool = False) -> bool:
        """Draw a sign without saving; False: nothing has changed.

        With ``goes_on`` the change is taken back together with the one before, as a whole stroke.
        """
        text, self.renamed = with_sign(self.text, place, sign)
        if text == self.text:
            return False
        if goes_on and self._goes_on:
            self.texts[self.number] = text
        else:
            self._add(text)
        self._goes_on = True
        return True

    def begin_stroke(self, place: Place) -> bool:
        """Draw wall where there is none, and floor where there is wall; the stroke goes on so."""
        is_wall = sign_at(self.text, place) in WALLS
        self._stroke_sign = PLAIN_FLOOR if is_wall else PLAIN_WALL
        self._stroke_end = place
        return self.draw(place, self._stroke_sign)

    def go_on_to(self, place: Place) -> bool:
        """Draw on to a place, leaving none out; False: nothing has changed.

        A stroke goes round control points and the start. It is not saved yet: see ``save_stroke``.
        """
        if not self._takes_saved_file():
            return False
        has_changed = False
        for each in places_between(self._stroke_end, place):
            there = sign_at(self.text, each)
            is_other = (there in WALLS) != (self._stroke_sign in WALLS)
            if is_other and (there in WALLS or there == PLAIN_FLOOR):
                has_changed |= self._draws(each, self._stroke_sign, goes_on=True)
        self._stroke_end = place
        if has_changed:
            self.is_saved = False
        return has_changed

    def save_stroke(self) -> bool:
        """Save what a stroke has drawn since it was saved last; False: nothing."""
        if self.is_saved or self.why_not or not self._takes_saved_file() or self.is_saved:
            return False
        self._save()
        return True

    def undo(self) -> bool:
        """Save the text before, or the text shown if the file is lost; False: there is none."""
        if self._is_lost():
            self._write_back(self.text)
            return True
        return self._takes_saved_file() and self._go(-1)

    def redo(self) -> bool:
        """Save the text again that was taken back; False: there is none."""
        return self._takes_saved_file() and self._go(1)

    def restore(self) -> bool:
        """Save the map as it was at first; this can be taken back, too.

        A map that comes with the lessons has a copy in the folder ``originals`` beside it; another
        one was at first what it was when it was opened.
        """
        first = self._first_text()
        if self._is_lost():
            self._write_back(first)
            return True
        if not self._takes_saved_file() or not self.texts or self.text == first:
            return False
        self._add(first)
        self._save()
        return True

    def _first_text(self) -> str:
        """The text of the map's original; without one, the text that it had when it was opened."""
        with suppress(ValueError):
            return read_text(self._original)
        return self.texts[0] if self.texts else ""

    def _go(self, further: int) -> bool:
        number = self.number + further
        if not 0 <= number < len(self.texts):
            return False
        self.number = number
        self.renamed = {}
        self._goes_on = False
        self._save()
        return True

    def _is_lost(self) -> bool:
        """Whether nothing is left of the file: it is gone, or some program has emptied it.

        An editor that is saving empties the file for a moment.
        """
        if not self.texts:
            return False
        if not self.path.exists():
            return True
        with suppress(LocatedError):
            return not read_text(self.path).strip()
        return False  # It cannot be read, but there is something.

    def _write_back(self, text: str) -> None:
        """Save a text where the file is lost."""
        self._add(text)
        self._save()

    def _takes_saved_file(self) -> bool:
        """Take what an editor has saved a moment ago; False: it cannot be read, and so it stays.

        A file that is lost is written anew.
        """
        try:
            if not self._is_lost():
                self.note_file()
        except LocatedError:
            return False
        return True

    def _add(self, text: str) -> None:
        """Let a text follow the one that is shown, if it is another one."""
        if self.texts and text == self.text:
            return
        del self.texts[self.number + 1 :]
        self.texts.append(text)
        self.number = len(self.texts) - 1
        self._goes_on = False

    def _save(self) -> None:
        try:
            _check_may_be_written(self.path)
            write_bytes(self.path, self.text.encode("utf-8"), force=True)
            self._on_disk = self.text
            self.is_saved = True
            self.why_not = ""
        except OSError as error:
            self.is_saved = False
            self.why_not = error.strerror or str(error)


def _check_may_be_written(path: Path) -> None:
    """PermissionError: nobody may write it. (To replace it, its folder's rights are enough.)"""
    if path.exists() and not path.stat().st_mode & ANYBODY_MAY_WRITE:
        raise PermissionError(EACCES, os.strerror(EACCES))


def _lost(path: Path) -> Diagnostic:
    """The error that nothing is left of a file, and how to get it back."""
    what = _("the file is empty.") if path.exists() else _("the file is gone.")
    return Diagnostic(what, _("Z writes it again as you see it here, R as it was at first."))
