"""A word that stands where only one of Python's own can stand, and is nearly one."""

import keyword
import re
from difflib import get_close_matches

from mazelib.learner.script.words.line_mistake import Mistake, Unreadable
from mazelib.text.sentences import _

#: Python's words that begin a line, and those that stand between two values.
_FIRST = ("if", "elif", "else", "for", "while", "def", "class", "return", "from", "import")
_BETWEEN = ("and", "or", "not", "in", "is", "import", "else", "if")
#: Words of other languages, and what Python has instead.
_WORD_INSTEAD = {"elseif": "elif", "elsif": "elif"}
#: The first word of a line, if a value, a word or a colon follows.
_BEGINS_A_LINE = re.compile(r'\s*([^\W\d]\w*)\b\s*["\w:]')
#: A word after a value and a space, if another value follows.
_JOINS_VALUES = re.compile(r"(?<=[\w)\]])\s+([^\W\d]\w*)\b(?=\s*[\w(])")


def misspelt_word(line: Unreadable) -> Mistake | None:
    """The first word of a line that is nearly one of Python's words for its place."""
    first = _BEGINS_A_LINE.match(line.code)
    if first:
        mistake = _nearly_one_of(_FIRST, first)
        if mistake:
            return mistake
    for found in _JOINS_VALUES.finditer(line.code):
        mistake = _nearly_one_of(_BETWEEN, found)
        if mistake:
            return mistake
    return None


def _nearly_one_of(known: tuple[str, ...], found: re.Match[str]) -> Mistake | None:
    """The word that was found, if it is nearly one of these, and none of Python's."""
    word = found[1]
    meant = _meant(word, known)
    if keyword.iskeyword(word) or not meant:
        return None
    what = _("Python does not know the word '{word}'.").format(word=word)
    return Mistake(what, _("Did you mean {name}?").format(name=meant), found.start(1) + 1)


def _meant(word: str, known: tuple[str, ...]) -> str:
    """The word of Python's that is nearly this one; "" if none is."""
    if word in _WORD_INSTEAD:
        return _WORD_INSTEAD[word]
    for each in known:
        if sorted(each) == sorted(word.lower()):
            return each
    nearest = get_close_matches(word.lower(), known, 1, 0.7)
    return nearest[0] if nearest else ""
