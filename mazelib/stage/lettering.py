"""Text on the stage: in one typeface that comes with pygame, kept once it is drawn.

Its letters have different widths. Code and error messages need columns, so ``mono`` sets each letter in the
middle of a cell of its own. Letters it lacks (Japanese ones, say) come from the system's typefaces.
"""

from bisect import bisect
from functools import lru_cache
from pathlib import Path

import pygame

from mazelib.stage.theme import Colour

#: The typeface that comes with pygame, by its file: asked for as None it would be drawn smaller.
BUNDLED = str(Path(pygame.__file__).parent / pygame.font.get_default_font())
#: Drawn texts that are kept.
MOST_KEPT = 1500
#: The width of a letter's cell in columns, as a share of its height.
MONO_SHARE = 0.62
#: The height of the smallest letters, in pixels: longer text is cut or wrapped instead.
SMALLEST = 12
#: Typefaces with Chinese, Japanese and Korean letters on usual systems.
WIDE_TYPEFACES = "notosanscjkjp,notosanscjk,yugothic,meiryo,msgothic,hiraginosans,ipagothic"


class Lettering:
    """Draws text in any size and colour. Sizes are letter heights in pixels."""

    def __init__(self) -> None:
        pygame.font.init()
        self._font = lru_cache(None)(lambda typeface, size: pygame.font.Font(typeface, size))
        # Looking through the system's typefaces takes a while: once, and only where a letter is missing.
        self._wide = lru_cache(None)(lambda: pygame.font.match_font(WIDE_TYPEFACES) or BUNDLED)
        self.text = lru_cache(MOST_KEPT)(self._set)
        self.mono = lru_cache(MOST_KEPT)(self._set_in_cells)

    def width(self, said: str, size: int) -> int:
        """How wide a line of text is, in pixels."""
        return int(self._font_for(said, size).size(said)[0])

    def line_height(self, size: int) -> int:
        """The distance from one line of text to the next, in pixels."""
        return round(size * 1.3)

    def mono_width(self, size: int) -> int:
        """The width of one letter's cell, in pixels."""
        return max(1, round(size * MONO_SHARE))

    def mono_size(self, columns: int, width: int, largest: int) -> int:
        """The size, from the largest down to SMALLEST, at which so many cells fit a width."""
        sizes = range(largest, SMALLEST, -1)
        return next((size for size in sizes if self.mono_width(size) * columns <= width), SMALLEST)

    def fitted(self, said: str, size: int, width: int) -> str:
        """The text, cut with an ellipsis where it is wider than ``width`` pixels."""
        if self.width(said, size) <= width:
            return said
        most = bisect(range(1, len(said)), width, key=lambda count: self.width(said[:count] + "…", size))
        return said[:most].rstrip() + "…"

    def wrapped(self, said: str, size: int, width: int, most_lines: int = 1000) -> list[str]:
        """The text in lines of at most ``width`` pixels; the last is cut if there are more."""
        lines: list[str] = []
        for paragraph in said.split("\n"):
            line = ""
            for word in paragraph.split():
                longer = f"{line} {word}" if line else word
                if line and self.width(longer, size) > width:
                    lines.append(line)
                    longer = word
                line = longer
            lines.append(line)
        if len(lines) > most_lines:
            lines[most_lines - 1 :] = [f"{lines[most_lines - 1]} …"]
        return [self.fitted(line, size, width) for line in lines]

    def _set(self, said: str, size: int, colour: Colour) -> pygame.Surface:
        # A zero character would end the text for the typesetter.
        return self._font_for(said, size).render(said.replace("\0", "·"), True, colour)

    def _set_in_cells(self, said: str, size: int, colour: Colour) -> pygame.Surface:
        """One line of text in which every letter takes the same width."""
        cell = self.mono_width(size)
        line = pygame.Surface((max(1, cell * len(said)), self.line_height(size)), pygame.SRCALPHA)
        for column, letter in enumerate(said):
            if not letter.isspace():
                glyph = self.text(letter, size, colour)
                if glyph.get_width() > cell:
                    glyph = pygame.transform.smoothscale(glyph, (cell, glyph.get_height()))
                line.blit(glyph, (column * cell + (cell - glyph.get_width()) // 2, 0))
        return line

    def _font_for(self, said: str, size: int) -> pygame.font.Font:
        font = self._font(BUNDLED, size)
        # What a typeface lacks has the measures of a letter that no typeface has.
        lacks = {None, *font.metrics("\uffff")}
        has_all = said.isascii() or lacks.isdisjoint(font.metrics(said))
        return font if has_all else self._font(self._wide(), size)
