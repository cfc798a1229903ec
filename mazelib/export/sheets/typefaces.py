"""Files of typefaces on this computer. One is looked for that has all letters of a text.

fontTools, which comes with fpdf2, reads which letters a file has.
"""

import os
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from fontTools.ttLib import TTCollection, TTFont, TTLibError

ENDINGS = (".ttf", ".otf", ".ttc", ".otc")
#: Parts of the names of well-made typefaces with many letters: these are tried first, in this
#: order.
PREFERRED = (
    "dejavusans",
    "notosans-",
    "arial",
    "segoeui",
    "notosanscjk",
    "notosansjp",
    "yugoth",
    "meiryo",
    "msgothic",
    "hiragino",
    "ipaexg",
    "ipagp",
    "ipag",
    "malgun",
    "msyh",
    "pingfang",
)
BOLD = "bold"
#: Letters below this are Latin ones.
LATIN_LETTERS = 256
#: Styles that no page is set in.
UNWANTED = ("italic", "oblique", "mono", "serif", "condensed", "light", "math")


@dataclass(frozen=True)
class Typeface:
    """A typeface: its file, and its number among those in the file."""

    path: Path
    number: int = 0

    @property
    def is_bold(self) -> bool:
        """Whether its letters are thick."""
        return BOLD in self.path.stem.lower()


def typeface_for(text: str, *, is_bold: bool) -> Typeface | None:
    """A typeface that has all letters of a text, bold if there is one; None: there is none."""
    return _typeface_with(_letters_in(text), is_bold)


def without_missing_letters(text: str) -> tuple[str, str]:
    """A text that can be printed, and the letters of it that were left out.

    They are not in the typeface that has the most letters of the text, or not in any typeface.
    """
    letters = _letters_in(text)
    if is_latin(text) or _typeface_with(letters, False):
        return text, ""
    shares = [frozenset(letter for letter in letters if letter < LATIN_LETTERS)]
    shares += [letters & there for path in _files(False) for there in _letters_of(path)]
    best = max(shares, key=len)
    missing = "".join(letter for letter in text if ord(letter) in letters - best)
    kept = "".join(letter for letter in text if letter not in missing)
    return " ".join(kept.split(" ")).strip(), "".join(dict.fromkeys(missing))


def is_latin(text: str) -> bool:
    """Whether the typefaces of every reader of PDFs have these letters."""
    try:
        text.encode("latin-1")
    except UnicodeEncodeError:
        return False
    return True


def _letters_in(text: str) -> frozenset[int]:
    return frozenset(ord(letter) for letter in text if not letter.isspace())


@lru_cache(200)
def _typeface_with(letters: frozenset[int], is_bold: bool) -> Typeface | None:
    for path in _files(is_bold):
        for number, there in enumerate(_letters_of(path)):
            if letters <= there:
                return Typeface(path, number)
    return None


@lru_cache(2)
def _files(is_bold: bool) -> tuple[Path, ...]:
    """The files of typefaces, the most suitable first."""
    found = [path for folder in _folders() for path in _files_in(folder)]

    def order(path: Path) -> tuple[bool, int, bool, str]:
        name = path.stem.lower()
        ranks = [rank for rank, part in enumerate(PREFERRED) if part in name]
        rank = ranks[0] if ranks else len(PREFERRED)
        is_unwanted = any(part in name for part in UNWANTED)
        return is_unwanted, rank, (BOLD in name) != is_bold, name

    return tuple(sorted(found, key=order))


def _files_in(folder: Path) -> Iterator[Path]:
    for path in folder.rglob("*"):
        if path.suffix.lower() in ENDINGS:
            yield path


def _folders() -> list[Path]:
    """Where the systems keep typefaces."""
    home = Path.home()
    if sys.platform == "win32":
        windows = Path(os.environ.get("WINDIR", "C:/Windows"))
        return [windows / "Fonts", home / "AppData/Local/Microsoft/Windows/Fonts"]
    if sys.platform == "darwin":
        return [Path("/System/Library/Fonts"), Path("/Library/Fonts"), home / "Library/Fonts"]
    return [Path("/usr/share/fonts"), Path("/usr/local/share/fonts"), home / ".local/share/fonts"]


@lru_cache(100)
def _letters_of(path: Path) -> tuple[frozenset[int], ...]:
    """The letters of each typeface in a file, by their codes; none if it cannot be read."""
    try:
        if path.suffix.lower() in (".ttc", ".otc"):
            with TTCollection(path, lazy=True) as collection:
                return tuple(frozenset(font.getBestCmap()) for font in collection.fonts)
        with TTFont(path, lazy=True) as font:
            return (frozenset(font.getBestCmap()),)
    except (OSError, TTLibError, TypeError):
        return ()
