"""Words that a class types for its worksheet, letter by letter."""

import pygame

from mazelib.export.words_of_script import filled
from mazelib.export.worksheet import USUAL, Setting, Worksheet

#: More letters have no room on a sheet.
MOST = 80
ENDS = (pygame.K_RETURN, pygame.K_KP_ENTER)
#: What stands behind the letters so far.
CURSOR = "|"


class TypedWords:
    """The ``text`` so far of a setting with this ``name``; it ``is_done``, or ``is_dropped``.

    Only meanwhile letters come as text, as Japanese ones do; otherwise keys are commands.
    """

    def __init__(self, name: str, sheet: Worksheet) -> None:
        self.name = name
        self.text = ""
        if getattr(sheet, name) != getattr(USUAL, name):
            self.text = getattr(sheet, name)
        self.is_done = False
        self.is_dropped = False
        if pygame.display.get_init():
            pygame.key.start_text_input()

    def end(self) -> None:
        """From now on, keys are commands again."""
        if pygame.display.get_init():
            pygame.key.stop_text_input()

    def add(self, words: str) -> None:
        """Put words after the others."""
        self.text = (self.text + words)[:MOST]

    def take(self, key: int, letter: str) -> bool:
        """Take a key; whether it is one for typing. Letters themselves come by ``add``."""
        if key == pygame.K_BACKSPACE:
            self.text = self.text[:-1]
        elif key == pygame.K_ESCAPE:
            self.is_dropped = True
        elif key in ENDS:
            self.is_done = True
        else:
            return bool(letter)
        return True

    @property
    def value(self) -> Setting:
        """The words as a setting; without any, the usual ones stand there."""
        return self.text.strip() or getattr(USUAL, self.name)


def words_on(sheet: Worksheet, name: str, number: int) -> str:
    """The words of a worksheet as they stand at the maze of a number; "": those of its pictures."""
    words = getattr(sheet, name) or ""
    return filled(words, {"number": number})
