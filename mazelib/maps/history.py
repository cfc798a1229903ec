"""The history of a map that is drawn on: every text that it had since it was opened.

Each change is saved, and can be taken back. A stroke is saved now and then, and when it ends.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from mazelib.grid.compass import Place
from mazelib.maps.editing import places_between, sign_at, with_sign
from mazelib.maps.shared_file import SavedMeanwhileError, SharedFile
from mazelib.maps.signs import PLAIN_FLOOR, PLAIN_WALL, WALLS
from mazelib.maps.undo import Texts
from mazelib.text.diagnostics import LocatedError


@dataclass
class Stroke:
    """What a stroke draws, and the place that it has come to."""

    sign: str
    end: Place


class MapHistory:
    """Every text that a map had since it was opened, and the one that is shown.

    ``is_saved`` is false while the shown text is not in the file: a stroke goes on, or it could not
    be written; then ``why_not`` says why. ``renamed`` are the letters that the last drawing has
    changed, each old one by its new one.
    """

    def __init__(self, path: Path) -> None:
        self.is_saved = True
        self.why_not: str | None = None
        self.renamed: Mapping[str, str] = {}
        self._file = SharedFile(path)
        self._texts = Texts()
        self._stroke = Stroke(PLAIN_WALL, (0, 0))
        # Whether the next change belongs to the one before: both are taken back at once.
        self._goes_on = False

    @property
    def path(self) -> Path:
        """The map's file."""
        return self._file.path

    @property
    def text(self) -> str:
        """The text that is shown."""
        return self._texts.shown

    @property
    def can_undo(self) -> bool:
        """Whether there is a text before."""
        return self._texts.number > 0

    @property
    def is_drawn_on(self) -> bool:
        """Whether the map is another one than when it was opened."""
        return self.text != self._texts.first

    @property
    def has_original(self) -> bool:
        """Whether the map came with the lessons, which keep a copy of it."""
        return self._file.has_original

    @property
    def is_installed(self) -> bool:
        """Whether the map is only installed, so that nothing is written to its file."""
        return self._file.is_installed

    def note_file(self) -> None:
        """Take what stands in the file now, unless the last drawing could not be saved.

        An editor that has saved the file in between has made a change like any other: it can be
        taken back. LocatedError: the file cannot be read, or nothing is left of it.
        """
        text = self._file.read()
        if not text.strip():
            return  # It was empty from the beginning: no step of a history.
        if self.is_saved or text != self._file.last_text:
            self._add(text)
            self.is_saved = True
            self.why_not = None
        self._file.last_text = text

    def draw(self, place: Place, sign: str) -> bool:
        """Draw a sign and save the file; False: nothing has changed."""
        if not self._take_saved_file() or not self._draw_unsaved(place, sign):
            return False
        self._save()
        return True

    def begin_stroke(self, place: Place) -> bool:
        """Draw wall where there is none, and floor where there is wall; the stroke goes on so."""
        is_wall = sign_at(self.text, place) in WALLS
        self._stroke = Stroke(PLAIN_FLOOR if is_wall else PLAIN_WALL, place)
        return self.draw(place, self._stroke.sign)

    def go_on_to(self, place: Place) -> bool:
        """Draw on to a place, leaving none out; False: nothing has changed.

        A stroke goes round control points and the start. It is not saved yet: see ``save_stroke``.
        """
        if not self._take_saved_file():
            return False
        stroke = self._stroke
        has_changed = False
        for each in places_between(stroke.end, place):
            there = sign_at(self.text, each)
            is_other = (there in WALLS) != (stroke.sign in WALLS)
            if is_other and (there in WALLS or there == PLAIN_FLOOR):
                has_changed |= self._draw_unsaved(each, stroke.sign, goes_on=True)
        stroke.end = place
        if has_changed:
            self.is_saved = False
        return has_changed

    def save_stroke(self) -> bool:
        """Save what a stroke has drawn since it was saved last; False: nothing."""
        was_refused = self.why_not is not None
        if self.is_saved or was_refused:
            return False
        drawn = self.text
        if not self._take_saved_file():
            return False
        if self.text != drawn:
            return False  # An editor's text came after the stroke: nothing is left to save.
        self._save()
        return True

    def undo(self) -> bool:
        """Save the text before, or the text shown if the file is lost; False: there is none."""
        if self._file.is_lost:
            self._write_back(self.text)
            return True
        return self._take_saved_file() and self._go(-1)

    def redo(self) -> bool:
        """Save the text again that was taken back; False: there is none."""
        return self._take_saved_file() and self._go(1)

    def restore(self) -> bool:
        """Save the map as it was at first; this can be taken back, too.

        A map that comes with the lessons has a copy in the folder ``originals`` beside it; another
        one was at first what it was when it was opened.
        """
        original = self._file.original()
        first = self._texts.first if original is None else original
        if self._file.is_lost:
            self._write_back(first)
            return True
        if not self._take_saved_file() or self.text in ("", first):
            return False
        self._add(first)
        self._save()
        return True

    def _draw_unsaved(self, place: Place, sign: str, *, goes_on: bool = False) -> bool:
        """Draw a sign without saving; False: nothing has changed.

        With ``goes_on`` the change is taken back together with the one before, as a whole stroke.
        """
        text, self.renamed = with_sign(self.text, place, sign)
        if text == self.text:
            return False
        if goes_on and self._goes_on:
            self._texts.replace(text)
        else:
            self._add(text)
        self._goes_on = True
        return True

    def _go(self, further: int) -> bool:
        if not self._texts.go(further):
            return False
        self.renamed = {}
        self._goes_on = False
        self._save()
        return True

    def _write_back(self, text: str) -> None:
        """Save a text where the file is lost."""
        self._add(text)
        self._save()

    def _take_saved_file(self) -> bool:
        """Take what an editor has saved a moment ago; False: it cannot be read, and so it stays.

        A file that is gone is written anew. An empty one stays: an editor may just be saving it.
        """
        if self._file.is_gone:
            return True
        try:
            self.note_file()
        except LocatedError:
            return False
        return True

    def _add(self, text: str) -> None:
        """Let another text follow the one that is shown; a stroke does not go on from there."""
        if text != self.text:
            self._texts.add(text)
            self._goes_on = False

    def _save(self) -> None:
        try:
            self._file.write(self.text)
            self.is_saved = True
            self.why_not = None
        except SavedMeanwhileError:
            self._take_saved_file()
        except OSError as error:
            self.is_saved = False
            self.why_not = error.strerror or str(error)
