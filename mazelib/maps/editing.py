"""Drawing on the text of a map, one sign at a time, and taking it back.

``with_sign`` changes one character of a text and keeps everything else: the note, the line ends,
what cannot be read yet. ``MapHistory`` keeps every text that the map had since it was opened.
"""

import os
from collections.abc import Collection, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from errno import EACCES
from itertools import takewhile
from pathlib import Path
from typing import NamedTuple

from mazelib.grid.compass import Place
from mazelib.maps.files import read_text, write_bytes
from mazelib.maps.heya import MOST_COLUMNS
from mazelib.maps.heya_text import count_rows, is_blank
from mazelib.maps.signs import (
    CONTROLS,
    LETTERS,
    PLAIN_FLOOR,
    PLAIN_TWINS,
    PLAIN_WALL,
    STARTS,
    WALLS,
)
from mazelib.text.diagnostics import LocatedError
from mazelib.text.lines import lines_of

#: The rights of a file that somebody may write.
ANYBODY_MAY_WRITE = 0o222
#: The folder, beside the maps to draw on, with these maps as they were at first.
ORIGINALS = "originals"


class Drawn(NamedTuple):
    """A text that was drawn on, and the letters that have changed: each old one by its new one."""

    text: str
    renamed: Mapping[str, str]


def with_sign(text: str, place: Place, sign: str) -> Drawn:
    """The text of a map with this sign at a place; the text itself if that changes nothing.

    A control point and the start are moved, since a map has each only once. If a control point is
    drawn over, those after it move up: no letter is missing. A letter that was no control point,
    such as an x by mistake, stays as it is. ValueError: the place lies outside.
    """
    lines = lines_of(text)
    height = count_rows(lines)
    x, y = place
    if not (0 <= y < height and 0 <= x < MOST_COLUMNS):
        raise ValueError(f"{place} does not lie on the map")
    rows = [list(line) for line in lines[:height]]
    row = rows[y]
    row.extend(PLAIN_FLOOR * (x + 1 - len(row)))
    if row[x].translate(PLAIN_TWINS) == sign:
        return Drawn(text, {})
    in_order = _letters_in_order(rows)
    if sign in STARTS:
        _rub_out(rows, STARTS)
    elif sign in CONTROLS:
        _rub_out(rows, sign)
    row[x] = sign
    renamed = _close_gap(rows, in_order)
    drawn = ["".join(signs) for signs in rows]
    if any(is_blank(line) for line in drawn):
        return Drawn(text, {})  # A line without any wall or sign would end the map.
    end = "\r\n" if "\r\n" in text else "\n"
    mark = "\ufeff" if text.startswith("\ufeff") else ""
    return Drawn(mark + end.join([*drawn, *lines[height:]]), renamed)


def next_letter(text: str) -> str:
    """The first letter that is not on the map yet; "" if all are."""
    lines = lines_of(text)
    signs = "".join(lines[: count_rows(lines)]).translate(PLAIN_TWINS)
    free = [letter for letter in LETTERS if letter not in signs]
    return free[0] if free else ""


def sign_at(text: str, place: Place) -> str:
    """The sign at a place of a text, in its plain form; floor where a line is too short."""
    lines = lines_of(text)
    x, y = place
    if y < len(lines) and x < len(lines[y]):
        return lines[y][x].translate(PLAIN_TWINS)
    return PLAIN_FLOOR


def places_between(one: Place, other: Place) -> list[Place]:
    """The places in a line after one, up to another: a quick mouse leaves none out."""
    steps = max(abs(other[0] - one[0]), abs(other[1] - one[1]))
    places = []
    for step in range(1, steps + 1):
        x = one[0] + round((other[0] - one[0]) * step / steps)
        y = one[1] + round((other[1] - one[1]) * step / steps)
        places.append((x, y))
    return places


def _rub_out(rows: list[list[str]], signs: Collection[str]) -> None:
    """Make floor of the signs that are among these."""
    for row in rows:
        for x, sign in enumerate(row):
            if sign.translate(PLAIN_TWINS) in signs:
                row[x] = PLAIN_FLOOR


def _letters_in_order(rows: list[list[str]]) -> str:
    """The letters from a on, as far as none is missing: these are visited in order."""
    there = {sign.translate(PLAIN_TWINS) for row in rows for sign in row}
    return "".join(takewhile(there.__contains__, LETTERS))


def _close_gap(rows: list[list[str]], in_order: str) -> dict[str, str]:
    """If one of the letters in order is gone, let those after it move up; return old and new."""
    there = {sign.translate(PLAIN_TWINS) for row in rows for sign in row}
    left = [letter for letter in in_order if letter in there]
    moved = dict(zip(left, LETTERS, strict=False))
    renamed = {old: new for old, new in moved.items() if old != new}
    for row in rows:
        for x, sign in enumerate(row):
            row[x] = renamed.get(sign.translate(PLAIN_TWINS), sign)
    return renamed


@dataclass
class MapHistory:
    """Every text that a map had since it was opened, and the one that is shown.

    ``is_saved`` is false while the shown text could not be written to the file; ``why_not`` says
    why. ``renamed`` are the letters that the last drawing has changed, each old one by its new one.
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

    def note_file(self) -> None:
        """Take what stands in the file now, unless the last drawing could not be saved.

        An editor that has saved the file in between has made a change like any other: it can be
        taken back. LocatedError: the file cannot be read.
        """
        text = read_text(self.path)
        if self.is_saved or text != self._on_disk:
            self._add(text)
            self.is_saved = True
        self._on_disk = text

    def draw(self, place: Place, sign: str, *, goes_on: bool = False) -> bool:
        """Draw a sign and save the file; False: nothing has changed.

        With ``goes_on`` the change is taken back together with the one before, as a whole stroke.
        """
        if not self._takes_saved_file() or not self._draws(place, sign, goes_on=goes_on):
            return False
        self._save()
        return True

    def _draws(self, place: Place, sign: str, *, goes_on: bool) -> bool:
        """Draw a sign without saving; False: nothing has changed."""
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

        A stroke goes round control points and the start.
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
            self._save()
        return has_changed

    def undo(self) -> bool:
        """Save the text before; False: there is none."""
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
        if not self._takes_saved_file() or not self.texts or self.text == first:
            return False
        self._add(first)
        self._save()
        return True

    def _first_text(self) -> str:
        """The text of the map's original; without one, the text that it had when it was opened."""
        with suppress(ValueError):
            return read_text(self.path.parent / ORIGINALS / self.path.name)
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

    def _takes_saved_file(self) -> bool:
        """Take what an editor has saved a moment ago; False: it cannot be read, and so it stays.

        A file that is gone is written anew.
        """
        try:
            self.note_file()
        except LocatedError:
            return not self.path.exists()
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
