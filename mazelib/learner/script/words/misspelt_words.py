"""A word that stands where only one of Python's own can stand: misspelt, or of another language."""

import keyword
import re
from difflib import get_close_matches

from mazelib.learner.script.words.indents import STEP
from mazelib.learner.script.words.line_mistake import (
    WRITE,
    WRITE_WITHOUT_BRACKETS,
    Mistake,
    Unreadable,
    is_of_maker,
)
from mazelib.learner.script.words.turns_and_sides import meant_turn
from mazelib.text.sentences import _

#: Python's words that begin a line, and those that stand between two values.
FIRST = ("if", "elif", "else", "for", "while", "def", "class", "return", "from", "import")
_BETWEEN = ("and", "or", "not", "in", "is", "import", "else", "if")
#: Words of other languages, and what Python has instead.
_WORD_INSTEAD = {
    "elseif": "elif",
    "elsif": "elif",
    "function": "def",
    "func": "def",
    "fun": "def",
    "define": "def",
}
#: Words with which other languages begin a choice between many ways.
_CHOOSE = ("switch", "select")
#: What other languages call an empty list or dict, in small letters.
_EMPTY = {"list": "[]", "array": "[]", "arraylist": "[]", "map": "{}", "hashmap": "{}"}
#: The first word of a line, if a value, a word or a colon follows.
_BEGINS_A_LINE = re.compile(r'\s*([^\W\d]\w*)\b\s*["\w:]')
#: A word after a value and a space, if another value follows.
_JOINS_VALUES = re.compile(r"(?<=[\w)\]])\s+([^\W\d]\w*)\b(?=\s*[\w(])")


#: A word, a name, and the sign that gives it a value.
_WORD_BEFORE_NAME = re.compile(r"\s*([^\W\d]\w*)\s+([^\W\d]\w*\s*=(?!=).*)")
#: A line that begins a function, without the word def.
_WITHOUT_DEF = re.compile(r"([^\W\d]\w*\([^()]*\)):$")
#: The word return, and what may stand after it by mistake, before the answer.
_MORE_THAN_RETURN = re.compile(r"\s*return(\s*[=:]\s*|\s+(?:to|the)\s+)(\w.*)$")
_RETURN_IN_BRACKETS = re.compile(r"\b(\w+)\(\s*return\s+([^()]*)\)")


def word_of_another_language(line: Unreadable) -> Mistake | None:
    """A first word that Python does not have, where it is known what the learner wants."""
    column = line.indent + 1
    if line.first_word in _CHOOSE:
        what = unknown_word(line.first_word)
        return Mistake(what, _("Ask one question after the other, with if and elif."), column)
    repeats = re.match(r"\s*(repeat|forever|loop|always|do)\b[^=(]*$", line.code, re.IGNORECASE)
    if repeats:
        return _repeats(line, repeats[1])
    before_name = _WORD_BEFORE_NAME.match(line.code)
    if before_name and not keyword.iskeyword(before_name[1]):
        what = _("no word stands before a name that gets a value.")
        code = line.text.strip().removeprefix(before_name[1]).strip()
        advice = _("Leave out {word}: {code}").format(word=before_name[1], code=code)
        return Mistake(what, advice, column)
    told_to_move = re.match(r"\s*(?:turn|go|move|walk|step)\s+(\w+)$", line.code, re.IGNORECASE)
    if told_to_move and meant_turn(told_to_move[1]):
        what = unknown_word(line.first_word)
        code = f"return Turn.{meant_turn(told_to_move[1])}"
        write = _("A rule answers. Write: {code}")
        return Mistake(what, _("A rule answers with return."), column, code=code, write=write)
    return None


def _repeats(line: Unreadable, word: str) -> Mistake:
    """A word with which other languages do something again and again."""
    advice = _(
        "A rule is asked again after each step, by itself. Take this line out, and let the lines "
        "that belong to it begin {count} spaces further to the left."
    ).format(count=STEP)
    if is_of_maker(line.lines):
        advice = _("Write for number in range(10): for ten times, or while True: for ever.")
    return Mistake(unknown_word(word), advice, line.indent + 1)


def new_object(line: Unreadable) -> Mistake | None:
    """An object as other languages make it, with the word new."""
    found = re.search(r"\bnew\s+(\w+)\s*(\([^()]*\))", line.code)
    if found is None:
        return None
    what = unknown_word("new")
    empty = _EMPTY.get(found[1].lower())
    code = line.with_words(empty or f"{found[1]}{found[2]}", *found.span())
    write = _("An empty list is []. Write: {code}") if empty == "[]" else WRITE
    return Mistake(what, _("Take it out."), found.start() + 1, code=code, write=write)


def def_without_its_word(line: Unreadable) -> Mistake | None:
    """The first line of a function that begins with its name."""
    found = _WITHOUT_DEF.match(line.code)
    if found is None or found[1].startswith(("if(", "while(", "elif(")):
        return None
    what = _("the word def is missing before the name of the function.")
    return Mistake(what, _("Write it there."), 1, code=f"def {found[1]}:")


def return_with_more(line: Unreadable) -> Mistake | None:
    """A return with a sign or a word too many, or in brackets."""
    more = _MORE_THAN_RETURN.match(line.code)
    if more:
        sign = more[1].strip()
        what = _("between return and the answer stands {sign}, which does not belong there.")
        code = f"return {more[2]}"
        column = more.start(1) + more[1].index(sign) + 1
        return Mistake(what.format(sign=sign), _("Take it out."), column, code=code)
    inside = _RETURN_IN_BRACKETS.search(line.code)
    if inside:
        what = _("a return cannot stand between brackets.")
        code = f"return {inside[2].strip()}"
        return Mistake(what, _("Take out the brackets."), inside.start() + 1, code=code)
    return None


def misspelt_word(line: Unreadable) -> Mistake | None:
    """The first word of a line that is nearly one of Python's words for its place."""
    first = _BEGINS_A_LINE.match(line.code)
    if first:
        mistake = _nearly_one_of(FIRST, first, line)
        if mistake:
            return mistake
    for found in _JOINS_VALUES.finditer(line.code):
        mistake = _nearly_one_of(_BETWEEN, found, line)
        if mistake:
            return mistake
    return None


def _nearly_one_of(
    known: tuple[str, ...], found: re.Match[str], line: Unreadable
) -> Mistake | None:
    """The word that was found, if it is nearly one of these, and none of Python's."""
    word = found[1]
    meant = meant_word(word, known)
    if keyword.iskeyword(word) or not meant:
        return None
    advice = _("Did you mean {name}?").format(name=meant)
    code = line.with_words(meant, *found.span(1))
    write = WRITE_WITHOUT_BRACKETS if line.code.endswith("{") else WRITE
    return Mistake(unknown_word(word), advice, found.start(1) + 1, code=code, write=write)


def unknown_word(word: str) -> str:
    """That a word is none of Python's."""
    return _("Python does not know the word '{word}'.").format(word=word)


def meant_word(word: str, known: tuple[str, ...]) -> str:
    """The word of Python's that is nearly this one; "" if none is."""
    if word in _WORD_INSTEAD:
        return _WORD_INSTEAD[word]
    for each in known:
        if sorted(each) == sorted(word.lower()):
            return each
    nearest = get_close_matches(word.lower(), known, 1, 0.7)
    return nearest[0] if nearest else ""
