"""The short code on a sheet, such as 7-KQ3W: sheet 7 of the class KQ3W. It gives the sheet again.

The letters stand for one number. It holds the seed, how hard the mazes are, who makes them, and how
many are on a sheet. Letters that look like digits are left out: there is no 0, 1, I or O.

What else is not as usual follows in plain words, in any order:

    7-KQ3W+20x20    the size of the mazes          7-KQ3W+bee      their pictures
    7-KQ3W+heart    their shape                    7-KQ3W+Letter   the paper, or how it is turned
    7-KQ3W+30       how many there are: the last sheet may have fewer than the others
"""

import re
from typing import NamedTuple

from mazelib.export import hardness
from mazelib.export.sheets.design import GRIDS, MARKS, PAPERS, TURNS
from mazelib.export.sheets.themes import THEMES
from mazelib.making.makers import makers_of_shapes
from mazelib.text.sentences import _

LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
#: The makers that the letters name. They stay as they are, or codes that are on paper already would
#: give other mazes: a maker that is newer is named by a word.
MAKERS_IN_CODE = ("merge", "dig", "road")
PAGES_IN_CODE = tuple(GRIDS)
HARD_IN_CODE = tuple(hardness.ROOMS)
#: Stands before the letters of a seed below 0.
BELOW_ZERO = "0"
#: Stands before each word.
PLUS = "+"
#: Sheets without answers.
NO_ANSWERS = "no_answers"
#: Mazes for a book.
BOOK = "book"
#: What each word is about.
SETTING_OF_WORD = {
    **dict.fromkeys(PAPERS, "paper"),
    **dict.fromkeys(TURNS, "turn"),
    **dict.fromkeys(MARKS, "marks"),
    **dict.fromkeys(THEMES, "theme"),
    NO_ANSWERS: "answers",
    BOOK: "book",
}
#: Follows the name of a shape that would be read as something else: dog.txt is no picture.
TEXT = ".txt"
_SIZE = re.compile(r"(\d{1,3})x(\d{1,3})")
LEAST_LETTERS = 3


class ClassCode(NamedTuple):
    """What makes the mazes of a class.

    ``rooms`` are how many there are across and down, and ``mask`` is the name of a shape; without
    them, the mazes are as large as their hardness says. ``how_many`` there are is 0 if there are as
    many as fill the sheets. ``words`` are of SETTING_OF_WORD: how the sheets look, if it is not as
    usual.
    """

    seed: int
    hard: int
    made_by: str
    on_a_page: int
    rooms: tuple[int, int] | None = None
    mask: str = ""
    words: tuple[str, ...] = ()
    how_many: int = 0

    def text(self) -> str:
        """The code of the class as it stands on paper."""
        words = [self._letters()]
        if self.made_by not in MAKERS_IN_CODE:
            words.append(self.made_by)
        if self.mask:
            words.append(_word_of_shape(self.mask))
        elif self.rooms:
            across, down = self.rooms
            words.append(f"{across}x{down}")
        words += self.words
        if self.how_many:
            words.append(str(self.how_many))
        return PLUS.join(words)

    def _letters(self) -> str:
        number = abs(self.seed)
        number = number * len(HARD_IN_CODE) + HARD_IN_CODE.index(self.hard)
        number *= len(MAKERS_IN_CODE)
        if self.made_by in MAKERS_IN_CODE:
            number += MAKERS_IN_CODE.index(self.made_by)
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


class _Words(NamedTuple):
    """What the words of a code say."""

    made_by: str
    rooms: tuple[int, int] | None
    mask: str
    words: tuple[str, ...]
    how_many: int


def read_code(text: str) -> PageCode:
    """Read a code. ValueError: it is none."""
    short, *words = text.strip().split(PLUS)
    sheet, dash, letters = short.upper().rpartition("-")
    digits = letters.removeprefix(BELOW_ZERO)
    is_sheet = sheet.isdecimal() and int(sheet) > 0 if dash else True
    if not digits or not is_sheet or not set(digits) <= set(LETTERS):
        sentence = _(
            "{text!r} isn't the code of a sheet. The code is at the bottom of the sheet: "
            "7-KQ3W, for example."
        )
        raise ValueError(sentence.format(text=text))
    return PageCode(_class_of(letters, _read_words(words)), int(sheet) if dash else 0)


def _class_of(letters: str, said: _Words) -> ClassCode:
    """The class of these letters and words."""
    number = 0
    for letter in letters.removeprefix(BELOW_ZERO):
        number = number * len(LETTERS) + LETTERS.index(letter)
    number, on_a_page = divmod(number, len(PAGES_IN_CODE))
    number, made_by = divmod(number, len(MAKERS_IN_CODE))
    seed, hard = divmod(number, len(HARD_IN_CODE))
    if letters.startswith(BELOW_ZERO):
        seed = -seed
    return ClassCode(
        seed,
        HARD_IN_CODE[hard],
        said.made_by or MAKERS_IN_CODE[made_by],
        PAGES_IN_CODE[on_a_page],
        said.rooms,
        said.mask,
        said.words,
        said.how_many,
    )


def _word_of_shape(name: str) -> str:
    """The word of a shape, which is read as nothing else."""
    return name if _read_words([name]).mask == name else f"{name}{TEXT}"


def _read_words(words: list[str]) -> _Words:
    """What words say. A word that stands for nothing else is the name of a shape."""
    known = {word.lower(): word for word in SETTING_OF_WORD}
    newer_makers = set(makers_of_shapes()) - set(MAKERS_IN_CODE)
    made_by = ""
    rooms = None
    mask = ""
    looks = []
    how_many = 0
    for word in words:
        if size := _SIZE.fullmatch(word):
            rooms = (int(size[1]), int(size[2]))
        elif word.isdecimal():
            how_many = int(word)
        elif word.lower() in newer_makers:
            made_by = word.lower()
        elif word.lower() in known:
            looks.append(known[word.lower()])
        else:
            mask = word.removesuffix(TEXT)
    return _Words(made_by, rooms, mask, tuple(looks), how_many)
