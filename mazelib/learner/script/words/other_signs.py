"""Signs of other languages, and = where Python compares with ==."""

import re

from mazelib.learner.script.words.line_mistake import (
    WRITE,
    WRITE_WITHOUT_BRACKETS,
    Mistake,
    Unreadable,
)
from mazelib.learner.script.words.turns_and_sides import ask_side_as_it_is
from mazelib.text.sentences import _
from mazelib.walking.view import SENSES

#: Those after which a question is asked.
_ASK = ("if", "elif", "while")
#: Signs of other languages, and what Python has instead.
_SIGN_INSTEAD = {
    "&&": "and",
    "||": "or",
    "===": "==",
    "=!": "!=",
    "=>": ">=",
    "=<": "<=",
    "<>": "!=",
}
#: Signs that look like Python's own, or are meant by them.
_USUAL_SIGN = {
    "–": "-", "—": "-", "−": "-", "×": "*", "÷": "/", "≠": "!=", "≤": "<=", "≥": ">=", "→": "->",
    "“": '"', "”": '"', "„": '"', "«": '"', "»": '"', "‘": "'", "’": "'", "‚": "'",
}  # fmt: skip
_FOREIGN = re.compile("|".join(map(re.escape, _SIGN_INSTEAD)))
#: A side of the view before one equals sign.
_SIDE_BEFORE_EQUALS = re.compile(rf"\bview\.({'|'.join(SENSES)})\s*=(?!=)")


def foreign_sign(line: Unreadable) -> Mistake | None:
    """A sign of another language."""
    found = _FOREIGN.search(line.code)
    if found:
        what = _("Python does not know the sign {sign}.").format(sign=found[0])
        advice = _("Write '{instead}' instead.").format(instead=_SIGN_INSTEAD[found[0]])
        code = line.with_words(_SIGN_INSTEAD[found[0]], *found.span())
        code = with_signs_of_python(code)
        write = WRITE_WITHOUT_BRACKETS if "{" in line.code else WRITE
        return Mistake(what, advice, found.start() + 1, code=code, write=write)
    exclamation = re.search(r"!(?!=)", line.code)
    if exclamation:
        what = _("Python does not know the sign ! before a question.")
        code = line.with_words("not ", *exclamation.span())
        advice = _("Write the word 'not', and a space after it.")
        return Mistake(what, advice, exclamation.start() + 1, code=code)
    becomes = re.match(r"\s*[\w.]+\s*(:=)", line.code)
    if becomes:
        what = _("to give a name a value, Python writes = alone.")
        return Mistake(what, _("Take out the colon before it."), becomes.start(1) + 1)
    counting = re.search(r"([\w.]+)\s*(\+\+|--)\s*;?$", line.code)
    if counting:
        what = _("Python does not know the sign {sign}.").format(sign=counting[2])
        advice = _("Write: {name} {sign}= 1").format(name=counting[1], sign=counting[2][0])
        return Mistake(what, advice, counting.start(2) + 1)
    stray = re.search(r"[?$]", line.code)
    if stray:
        what = _("the sign {sign} means nothing in Python.").format(sign=stray[0])
        return Mistake(what, _("Take it out."), stray.start() + 1)
    return None


def one_equals_sign(line: Unreadable) -> Mistake | None:
    """One = where a question is asked, or before what cannot get a value."""
    if "Maybe you meant '=='" not in line.reason and "cannot assign to" not in line.reason:
        return None
    if line.first_word not in _ASK:
        what = _("on the left of = there must be one name.")
        advice = _("A name has letters, digits and _ in it, and nothing else, as in: my_coin")
        return Mistake(what, advice)
    single = re.search(r"(?<![=!<>])=(?!=)", line.code)
    what = _("one equals sign gives a name a value. It does not compare.")
    advice = _("To compare, write two: ==")
    side = _SIDE_BEFORE_EQUALS.search(line.code)
    if side:
        advice = ask_side_as_it_is(side[1])
        value = re.match(r"\s*(True|False)\b", line.code[side.end() :])
        if value:
            asked = f"view.{side[1]}" if value[1] == "True" else f"not view.{side[1]}"
            code = line.with_words(asked, side.start(), side.end() + value.end())
            return Mistake(what, advice, single.start() + 1 if single else None, code=code)
    return Mistake(what, advice, single.start() + 1 if single else None)


def with_signs_of_python(code: str) -> str:
    """A line, the signs of other languages in it written as Python writes them."""
    code = _FOREIGN.sub(lambda other: _SIGN_INSTEAD[other[0]], code)
    return code if '"' in code or "'" in code else re.sub(r"!(?!=)\s*", "not ", code)


def unknown_character(line: Unreadable) -> Mistake | None:
    """A character that no line of a program has: a long dash, a smiling face."""
    found = re.match(r"invalid character '(.+)' \(", line.reason)
    if found is None or found[1] not in line.code:
        return None
    sign = found[1]
    column = line.code.index(sign) + 1
    if sign in _USUAL_SIGN:
        what = _("the sign {sign} is a special one, which Python does not know.").format(sign=sign)
        usual = _USUAL_SIGN[sign]
        code = line.with_words(usual, column - 1, column).replace(sign, usual)
        advice = _("Type this instead: {usual}").format(usual=usual)
        return Mistake(what, advice, column, code=code)
    what = _("Python does not know the character '{sign}'.").format(sign=sign)
    advice = _("Take it out, or write it in quotes, if it is part of a text.")
    code = "" if sign.isalpha() else line.with_words("", column - 1, column)
    return Mistake(what, advice, column, code=code)
