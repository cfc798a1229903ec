"""Text on the stage, in the typefaces of the system. Drawn texts are kept.

If the system has none of the typefaces that are looked for, the one that comes with pygame is
used. Letters that a typeface lacks (Japanese ones, for example) come from another one; drawing a
letter shows whether a typeface has it. Code, map text and messages need columns: ``mono`` puts each
letter in the middle of a cell of its own.
"""

import warnings
from bisect import bisect_right
from enum import Enum
from functools import lru_cache
from pathlib import Path

import pygame

from mazelib.text.characters import visible
from mazelib.window.drawing.theme import Colour

#: The file of the typeface that comes with pygame; asked for as None, it would be smaller.
BUNDLED = str(Path(pygame.__file__).parent / pygame.font.get_default_font())
#: Letters of code stand this many pixels closer together before they are made narrower.
CLOSER = 1
#: At most this many drawn texts are kept.
MOST_KEPT = 1500
#: At most this many letters of a text are drawn.
MOST_LETTERS = 2000


class Face(Enum):
    """A kind of typeface: for text, for titles, for code, and for letters that these lack."""

    TEXT = "text"
    BOLD = "bold"
    CODE = "code"
    BOLD_CODE = "bold code"
    WIDE = "wide"


_TEXT = "segoeui,helveticaneue,notosans,opensans,dejavusans,liberationsans,verdana,freesans"
_CODE = "consolas,menlo,dejavusansmono,notosansmono,liberationmono,freemono,couriernew"
#: The names that pygame looks for: first those of Windows, then those of macOS and Linux.
_NAMES = {
    Face.TEXT: _TEXT,
    Face.BOLD: _TEXT,
    Face.CODE: _CODE,
    Face.BOLD_CODE: _CODE,
    Face.WIDE: "yugothic,meiryo,msgothic,hiraginosans,hiraginokakugothicpro,notosanscjkjp,"
    "notosanscjk,notosansjp,ipaexgothic,ipagothic,takaogothic,vlgothic,wenquanyizenhei",
}


def system_face(face: Face) -> str:
    """The file of a typeface of the system, or else of the bundled one."""
    with warnings.catch_warnings():
        # pygame warns if it cannot ask the system: then it finds none.
        warnings.simplefilter("ignore")
        is_bold = face in (Face.BOLD, Face.BOLD_CODE)
        found = pygame.font.match_font(_NAMES[face], bold=is_bold) or BUNDLED
    # DejaVu is so wide that sentences would be small; the narrow one lies in the same folder, and
    # pygame calls both by one name.
    narrow = found.replace("Condensed", "").replace("DejaVuSans", "DejaVuSansCondensed")
    return narrow if Path(narrow).exists() else found


class Lettering:
    """Draws text in any size and colour. Sizes are letter heights in pixels."""

    def __init__(self) -> None:
        pygame.font.init()
        self._font = lru_cache(None)(pygame.font.Font)
        self._path = lru_cache(None)(system_face)
        self._has = lru_cache(None)(self._draws)
        self.width = lru_cache(8 * MOST_KEPT)(self._width)
        self.text = lru_cache(MOST_KEPT)(self._text)
        self.wrapped = lru_cache(MOST_KEPT)(self._wrapped)
        self.mono = lru_cache(MOST_KEPT)(self._mono)

    def line_height(self, size: int) -> int:
        """The distance from one line of text to the next, in pixels."""
        return round(size * 1.25)

    def mono_width(self, size: int) -> int:
        """The width of one letter's cell, in pixels."""
        return max(1, round(size * 0.6))

    def _width(self, text: str, size: int, face: Face = Face.TEXT) -> int:
        text = visible(text[:MOST_LETTERS])
        return int(self._font_for(text, size, face).size(text)[0])

    def _wrapped(self, text: str, size: int, width: int, face: Face = Face.TEXT) -> list[str]:
        """The text in lines of at most ``width`` pixels; a longer word is broken."""
        lines = list[str]()
        for paragraph in text[:MOST_LETTERS].split("\n"):
            line = ""
            for word in paragraph.split():
                longer = f"{line} {word}".lstrip()
                if line and self.width(longer, size, face) > width:
                    lines.append(line)
                    longer = word
                while len(longer) > 1 and self.width(longer, size, face) > width:
                    fits = self._letters_that_fit(longer, size, width, face)
                    lines.append(longer[:fits])
                    longer = longer[fits:]
                line = longer
            lines.append(line)
        return lines

    def _letters_that_fit(self, word: str, size: int, width: int, face: Face) -> int:
        """How many letters of a word that is too wide have room; at least one."""
        counts = range(1, len(word))
        fits = bisect_right(counts, width, key=lambda count: self._width(word[:count], size, face))
        return max(1, fits)

    def _text(self, text: str, size: int, colour: Colour, face: Face = Face.TEXT) -> pygame.Surface:
        text = visible(text[:MOST_LETTERS])
        font = self._font_for(text, size, face)
        is_seen = font.size(text)[0] > 0  # An accent without its letter is not seen.
        return font.render(text if is_seen else " ", True, colour)

    def _mono(
        self, text: str, size: int, colour: Colour, cell: int = 0, face: Face = Face.CODE
    ) -> pygame.Surface:
        """One line of text in which every letter takes the same width."""
        cell = cell or self.mono_width(size)
        line = pygame.Surface((max(1, cell * len(text)), self.line_height(size)), pygame.SRCALPHA)
        for column, letter in enumerate(text):
            if not letter.isspace():
                glyph = self.text(letter, size, colour, face)
                if glyph.get_width() > cell + CLOSER:
                    glyph = pygame.transform.smoothscale(glyph, (cell, glyph.get_height()))
                line.blit(glyph, (column * cell + (cell - glyph.get_width()) // 2, 0))
        return line

    def _font_for(self, text: str, size: int, face: Face) -> pygame.font.Font:
        """The typeface asked for, or the wide one if only that has the letters of the text."""
        path = self._path(face)
        if text.isascii():  # Every typeface has these letters, and wrapping a page asks very often.
            return self._font(path, size)
        letters = [letter for letter in text if not letter.isascii()]
        if not all(self._has(path, letter) for letter in letters):
            wide = self._path(Face.WIDE)
            if any(self._has(wide, letter) for letter in letters):
                path = wide
        return self._font(path, size)

    def _draws(self, path: str, letter: str) -> bool:
        """Whether a typeface has a letter. All that it lacks look like U+FFFF, which none has."""
        return self._pixels(path, letter) != self._pixels(path, "\uffff")

    def _pixels(self, path: str, letter: str) -> bytes:
        drawn = self._font(path, 20).render(f"x{letter}", True, (0, 0, 0))
        return pygame.image.tobytes(drawn, "RGBA")
