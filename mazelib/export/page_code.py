"""The short code on a sheet, such as 7-KQ3W: sheet 7 of the class KQ3W. It gives the sheet again.

The letters stand for one number. It holds the seed, how hard the mazes are, who makes them, and how
many are on a sheet. Letters that look like digits are left out: there is no 0, 1, I or O.

Mazes of a size or a shape of their own say so in plain words: 7-KQ3W+20x20, 7-KQ3W+heart.
"""

import re
from typing import NamedTuple

from mazelib.export import hardness
from mazelib.export.sheets.design import GRIDS
from mazelib.text.sentences import _

LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
#: The order is that of the codes that are on paper already: new makers come last.
MAKERS_IN_CODE = ("merge", "dig", "road")
PAGES_IN_CODE = tuple(GRIDS)
HARD_IN_CODE = tuple(hardness.ROOMS)
#: Stands before the letters of a seed below 0.
BELOW_ZERO = "0"
#: Stands before a size or a shape.
PLUS = "+"
_SIZE = re.compile(r"(\d{1,3})x(\d{1,3})")
LEAST_LETTERS = 3


class ClassCode(NamedTuple):
    """What makes the mazes of a class.

    ``rooms`` are how many there are across and down, and ``mask`` is the name of a shape; without
    them, the mazes are as large as their hardness says.
    """

    seed: int
    hard: int
    made_by: str
    on_a_page: int
    rooms: tuple[int, int] | None = None
    mask: str = ""

    def text(self) -> str:
        """The code of the class as it stands on paper."""
        if self.mask:
            return f"{self._letters()}{PLUS}{self.mask}"
        if self.rooms:
            across, down = self.rooms
            return f"{self._letters()}{PLUS}{across}x{down}"
        return self._letters()

    def _letters(self) -> str:
        number = abs(self.seed)
        number = number * len(HARD_IN_CODE) + HARD_IN_CODE.index(self.hard)
        number = number * len(MAKERS_IN_CODE) + MAKERS_IN_CODE.index(self.made_by)
        number = number * len(PAGES_IN_CODE) + PAGES_IN_CODE.index(self.on_a_page)
        letters = ""
        while number or len(letters) < LEAST_LETTERS:
            number, digit = divmod(number, len(LETTERS))
            letters = LETTERS[digit] + letters
        return BELOW_ZERO + letters if self.seed < 0 else letters


class PageCode(NamedTuple):
    """A code as it is read from paper: a class, and the number of a sheet; 0: all its sheets."""

    of_class: ClassCode
    sheet: int


def read_code(text: str) -> PageCode:
    """Read a code. ValueError: it is none."""
    short, _plus, extra = text.strip().partition(PLUS)
    sheet, dash, letters = short.upper().rpartition("-")
    digits = letters.removeprefix(BELOW_ZERO)
    is_sheet = sheet.isdecimal() and int(sheet) > 0 if dash else True
    if not digits or not is_sheet or not set(digits) <= set(LETTERS):
        sentence = _(
            "{text!r} is no code of a sheet. It stands at the foot of the sheet, such as 7-KQ3W."
        )
        raise ValueError(sentence.format(text=text))
    number = 0
    for letter in digits:
        number = number * len(LETTERS) + LETTERS.index(letter)
    number, on_a_page = divmod(number, len(PAGES_IN_CODE))
    number, made_by = divmod(number, len(MAKERS_IN_CODE))
    seed, hard = divmod(number, len(HARD_IN_CODE))
    if letters.startswith(BELOW_ZERO):
        seed = -seed
    size = _SIZE.fullmatch(extra)
    of_class = ClassCode(
        seed,
        HARD_IN_CODE[hard],
        MAKERS_IN_CODE[made_by],
        PAGES_IN_CODE[on_a_page],
        (int(size[1]), int(size[2])) if size else None,
        "" if size else extra,
    )
    return PageCode(of_class, int(sheet) if dash else 0)
