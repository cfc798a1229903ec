"""Python's reason why it cannot read a line, put into a learner's words."""

import re
import unicodedata

from mazelib.learner.script.words.habits import NEEDS_BRACKETS, NO_SECOND_QUOTE
from mazelib.learner.script.words.line_mistake import Mistake, Unreadable
from mazelib.text.sentences import _

#: The other half of each bracket.
PARTNERS = {"(": ")", "[": "]", "{": "}", ")": "(", "]": "[", "}": "{"}
#: A sign as wide as two others.
_WIDE = re.compile("[\uff01-\uff5e\u3000]")
#: Python's reason, as a pattern; what is wrong, and what to do, in a learner's words.
_REASONS: tuple[tuple[str, str, str], ...] = (
    (
        r"'(?P<bracket>[(\[{])' was never closed",
        _("the bracket {bracket} is never closed."),
        _("Write {partner} where it ends, after all that belongs to it."),
    ),
    (
        r"closing parenthesis '(?P<bracket>.)' does not match opening parenthesis '(?P<other>.)'"
        r" on line (?P<line>\d+)",
        _("the bracket {bracket} does not fit the bracket {other} in line {line}."),
        _("Perhaps the other half of {other} is missing: in line {line}, or in a line below it."),
    ),
    (
        r"closing parenthesis '(?P<bracket>.)' does not match opening parenthesis '(?P<other>.)'",
        _("the bracket {bracket} does not fit the bracket {other} before it."),
        _("Brackets belong together in pairs: ( ) or [ ] or {pair}."),
    ),
    (
        r"unmatched '(?P<bracket>.)'",
        _("the bracket {bracket} has no {partner} before it."),
        _("Write {partner} where it should begin. Or take out the {bracket}."),
    ),
    (
        r"':' expected after dictionary key",
        _("a colon is missing after the word in quotes."),
        _("Write a colon between a key and what it leads to, as in: {example}"),
    ),
    (
        r"unterminated|EOL while scanning",
        NO_SECOND_QUOTE,
        _('A text stands between two quotes of the same kind, as in: "Hello"'),
    ),
    (
        r"invalid character '(?P<sign>[“”„‘’‚«»]+)'",
        _("the quote {sign} is a curly one, which Python does not know."),
        _('Write a straight one instead, here and at the other end of the text: "'),
    ),
    (
        r"non-printable character",
        _("there is a character here that cannot be seen."),
        _("Delete it, and type a space."),
    ),
    (
        r"Missing parentheses in call to 'print'",
        NEEDS_BRACKETS,
        _("Write them around what is to be printed, as in: print(view.right)"),
    ),
    (
        r"leading zeros",
        _("a number does not begin with 0."),
        _("Take the 0 out."),
    ),
    (
        r"invalid decimal literal",
        _("a name does not begin with a digit."),
        _("Begin it with a letter, as in: coin1"),
    ),
    (
        r"'(?P<word>return|yield)' outside function",
        _("this {word} is in no function."),
        _("Move it to the right, exactly below the other lines of its function."),
    ),
    (
        r"'(?P<word>break|continue)' (outside|not properly in) loop",
        _("this {word} is in no loop."),
        _("Move it to the right, below the other lines of a for or while loop, or take it out."),
    ),
    (
        r"positional argument follows keyword argument",
        _("what has no name stands after something with a name, such as: task=..."),
        _("First write what has no name, then what has one."),
    ),
    (
        r"keyword argument repeated: (?P<name>\w+)",
        _("{name} is given twice."),
        _("Take one of them out."),
    ),
    (
        r"after line continuation character",
        _("nothing may follow a \\ in a line."),
        _("Take out the \\."),
    ),
)


def mistake_from_reason(reason: str) -> Mistake:
    """What is wrong in a line, as far as Python's reason tells."""
    for pattern, what, advice in _REASONS:
        found = re.search(pattern, reason)
        if found:
            names = {name: value or "" for name, value in found.groupdict().items()}
            names["partner"] = PARTNERS.get(names.get("bracket", ""), "")
            names["pair"] = "{ }"
            names["example"] = '"left": Heading.LEFT'
            return Mistake(what.format(**names), advice.format(**names))
    what = _("Python does not understand this line.")
    if reason.startswith("invalid syntax"):
        return Mistake(what, _("Look at the marked place, and just before it."))
    return Mistake(what, _("Python says: {reason}.").format(reason=reason))


def wide_sign(line: Unreadable) -> Mistake | None:
    """A sign as Japanese keyboards type it (full-width), as wide as two others."""
    for place, sign in enumerate(line.code):
        if _WIDE.match(sign) and not sign.isalnum():
            usual = unicodedata.normalize("NFKC", sign)
            what = _("the sign {sign} is too wide: Python knows only the narrow one.")
            what = what.format(sign=sign)
            advice = _(
                "Switch the keyboard to English letters (half-width), and type it again: {usual}"
            ).format(usual=usual)
            if usual == " ":
                what = _("a space here is too wide: Python knows only the narrow one.")
                advice = _("Switch the keyboard to English letters, and type it again.")
            return Mistake(what, advice, place + 1)
    return None
