"""Finds what is wrong in a line that Python cannot read, and says it in a learner's words.

Python names the line and a column, and gives a reason in a compiler's words. First the line itself
is looked at, for what learners mistype; where nothing is found, the reason is put into words.
"""

import keyword
import re
from collections.abc import Callable
from dataclasses import dataclass
from difflib import get_close_matches
from typing import NamedTuple

from mazelib.text.sentences import _

#: A text between quotes, or a comment.
_TEXT_OR_COMMENT = re.compile(r'"[^"]*"|\'[^\']*\'|#.*')
#: A name or keyword, or a sign.
_WORD = re.compile(r"[^\W\d]\w*")
#: The words that begin a block: their lines end with a colon.
_BEGIN_BLOCKS = ("if", "elif", "else", "for", "while", "def", "class", "try", "with")
#: Those after which a question is asked.
_ASK = ("if", "elif", "while")
#: What other languages have, and what Python has instead.
_INSTEAD = {
    "elseif": "elif",
    "elsif": "elif",
    "&&": "and",
    "||": "or",
    "===": "==",
    "=>": ">=",
    "=<": "<=",
    "<>": "!=",
}
#: A sign of another language that is none of Python's.
_FOREIGN = re.compile(r"&&|\|\||===|=>|=<|<>")
#: Signs that want something after them.
_WANTS_MORE = re.compile(r"(==|!=|<=|>=|[-+*/%<>=.]|\b(?:and|or|not|in|is))\s*:?$")


class Mistake(NamedTuple):
    """What is wrong in a line, what to do, and its column from 1; None: where Python says."""

    what: str
    advice: str
    column: int | None = None


@dataclass(frozen=True)
class Unreadable:
    """A line that Python cannot read: its text, and Python's reason.

    ``goes_on`` is true where what Python complains about goes on in the next line.
    """

    text: str
    reason: str
    goes_on: bool = False

    @property
    def code(self) -> str:
        """The line without its comment, its texts blank: each column is where it was."""
        blanked = _TEXT_OR_COMMENT.sub(_blanked, self.text)
        return blanked.rstrip()

    @property
    def indent(self) -> int:
        """How many spaces and tabs it begins with."""
        return len(self.text) - len(self.text.lstrip())

    @property
    def first_word(self) -> str:
        """The word that it begins with; "" if it begins with none."""
        found = _WORD.match(self.code.lstrip())
        return found[0] if found else ""


def _blanked(found: re.Match[str]) -> str:
    text = found[0]
    if text.startswith("#"):
        return " " * len(text)
    return f'"{"_" * (len(text) - 2)}"'


def mistake_in(line: Unreadable) -> Mistake:
    """What is wrong in a line, and what to do about it."""
    for look in _LOOKS:
        found = look(line)
        if found:
            return found
    for pattern, what, advice in _REASONS:
        match = re.search(pattern, line.reason)
        if match:
            names = {name: value or "" for name, value in match.groupdict().items()}
            return Mistake(what.format(**names), advice.format(**names))
    what = _("Python does not understand this line.")
    if line.reason.startswith("invalid syntax"):
        return Mistake(what, _("Look at the marked place, and just before it."))
    return Mistake(what, _("Python says: {reason}.").format(reason=line.reason))


# --- looking at the line --------------------------------------------------------------------------


def _wrong_indent(line: Unreadable) -> Mistake | None:
    column = max(1, line.indent)
    if "inconsistent use of tabs" in line.reason:
        what = _("Tabs and spaces are mixed at the beginning of the lines.")
        return Mistake(what, _("Begin each line with spaces alone, and take out the tabs."), 1)
    if "unexpected indent" in line.reason:
        what = _("This line begins too far to the right.")
        advice = _("Take spaces out, until it begins exactly below the line before it.")
        return Mistake(what, advice, column)
    if "unindent does not match" in line.reason:
        what = _("The number of spaces before this line does not fit.")
        advice = _("Put as many spaces before this line as before the other lines of its block.")
        return Mistake(what, advice, column)
    missing = re.search(r"expected an indented block.* line (\d+)", line.reason)
    if missing:
        what = _("After line {line}, a line must follow that begins further to the right.")
        advice = _("Put 4 more spaces before each line that belongs to line {line}.")
        return Mistake(what.format(line=missing[1]), advice.format(line=missing[1]), column)
    return None


def _foreign_sign(line: Unreadable) -> Mistake | None:
    """A sign of another language."""
    found = _FOREIGN.search(line.code)
    if found:
        what = _("Python does not know the sign {sign}.").format(sign=found[0])
        advice = _("Write {instead} instead.").format(instead=_INSTEAD[found[0]])
        return Mistake(what, advice, found.start() + 1)
    exclamation = re.search(r"!(?!=)", line.code)
    if exclamation:
        what = _("Python does not know the sign ! before a question.")
        return Mistake(what, _("Write not, and a space after it."), exclamation.start() + 1)
    counting = re.search(r"(\w+)\s*(\+\+|--)$", line.code)
    if counting:
        what = _("Python does not know the sign {sign}.").format(sign=counting[2])
        advice = _("Write: {name} {sign}= 1").format(name=counting[1], sign=counting[2][0])
        return Mistake(what, advice, counting.start(2) + 1)
    stray = re.search(r"[?$]", line.code)
    if stray:
        what = _("The sign {sign} means nothing in Python.").format(sign=stray[0])
        return Mistake(what, _("Take it out."), stray.start() + 1)
    return None


def _wrong_end_of_block_line(line: Unreadable) -> Mistake | None:
    """A line that begins a block, and ends with something else than a colon."""
    if line.first_word not in _BEGIN_BLOCKS:
        return None
    if line.code.endswith(";"):
        what = _("This line ends with a semicolon. It needs a colon.")
        return Mistake(what, _("Write : instead of ;"), len(line.code))
    if line.code.endswith("{"):
        what = _("This line ends with a bracket. It needs a colon.")
        advice = _("Write : there. The lines that belong to it begin further to the right.")
        return Mistake(what, advice, len(line.code))
    then = re.search(r"\bthen\b", line.code)
    if then:
        what = _("Python does not know the word 'then'.")
        return Mistake(what, _("Leave it out: the colon is enough."), then.start() + 1)
    return None


def _else_with_a_question(line: Unreadable) -> Mistake | None:
    question = re.match(r"\s*else\s+(if\s+)?([^:\s].*)", line.code)
    if question is None:
        return None
    column = question.start(2) + 1
    if question[1]:
        what = _("Python writes else if as one word: elif.")
        return Mistake(what, _("Write elif instead of else if."), line.indent + 1)
    what = _("else asks no question: right after it comes a colon.")
    return Mistake(what, _("Write else: alone, or elif and a question."), column)


def _else_without_if(line: Unreadable) -> Mistake | None:
    if line.reason != "invalid syntax" or not re.match(r"\s*(else\s*:|elif\b.*:)$", line.code):
        return None
    what = _("This {word} belongs to no if.").format(word=line.first_word)
    advice = _("Let it begin exactly below its if, right after the lines that belong to that if.")
    return Mistake(what, advice, line.indent + 1)


def _misspelt_word(line: Unreadable) -> Mistake | None:
    """A word that stands where only one of Python's own can stand, and is nearly one."""
    words = list(_WORD.finditer(line.code))
    for number, word in enumerate(words):
        if keyword.iskeyword(word[0]):
            continue
        is_first = not line.code[: word.start()].strip()
        after = line.code[word.end() :].lstrip()
        begins_line = is_first and re.match(r'[\w":(]', after) and not after.startswith("(")
        before = words[number - 1] if number else None
        joins = before and re.fullmatch(r"\s+", line.code[before.end() : word.start()])
        if not (begins_line or (joins and re.match(r"[\w(]", after))):
            continue
        meant = _meant(word[0], _FIRST if begins_line else _BETWEEN)
        if meant:
            what = _("Python does not know the word '{word}'.").format(word=word[0])
            advice = _("Did you mean {name}?").format(name=meant)
            return Mistake(what, advice, word.start() + 1)
    return None


#: Python's words at the beginning of a line, and between two values.
_FIRST = ("if", "elif", "else", "for", "while", "def", "class", "return", "from", "import")
_BETWEEN = ("and", "or", "not", "in", "is", "import", "else", "if")


def _meant(word: str, known: tuple[str, ...]) -> str:
    """The word of Python's that is nearly this one; "" if none is."""
    if word in _INSTEAD:
        return _INSTEAD[word]
    for each in known:
        if sorted(each) == sorted(word.lower()):
            return each
    nearest = get_close_matches(word.lower(), known, 1, 0.7)
    return nearest[0] if nearest else ""


def _what_is_missing(line: Unreadable) -> Mistake | None:
    """A line that stops too early, or in which something is left out."""
    if line.first_word in _ASK and line.code.strip().rstrip(": ") == line.first_word:
        what = _("After {word} the question is missing.").format(word=line.first_word)
        example = f"{line.first_word} view.right:"
        return Mistake(what, _("Write it, as in: {example}").format(example=example))
    if re.match(r"\s*def\s+\w+\s*:", line.code):
        what = _("After the name of a function there are brackets.")
        return Mistake(what, _("Write them before the colon, as in: def my_rule(view):"))
    stops = _WANTS_MORE.search(line.code)
    if stops and line.reason.startswith(("invalid syntax", "expected ':'")):
        what = _("After {sign} something is missing.").format(sign=stops[1])
        advice = _("Write on after it, as in: view.right or Turn.RIGHT")
        if stops[1] != ".":
            advice = _("Write on after it, or take it out.")
        return Mistake(what, advice, stops.end(1))
    return None


def _one_equals_sign(line: Unreadable) -> Mistake | None:
    if "Maybe you meant '=='" not in line.reason and "cannot assign to" not in line.reason:
        return None
    if line.first_word not in _ASK:
        what = _("On the left of = there must be one name.")
        advice = _("A name has letters, digits and _ in it, and nothing else, as in: my_coin")
        return Mistake(what, advice)
    single = re.search(r"(?<![=!<>])=(?!=)", line.code)
    what = _("One equals sign gives a value to a name. It does not compare.")
    advice = _("To compare, write two: ==")
    return Mistake(what, advice, single.start() + 1 if single else None)


def _no_first_word(line: Unreadable) -> Mistake | None:
    """A line with a colon at its end, and no if before it."""
    if not line.code.endswith(":") or line.reason != "invalid syntax":
        return None
    if line.first_word in (*_BEGIN_BLOCKS, "except", "finally"):
        return None
    what = _("Only a line that begins with if, elif, else, for, while or def ends with a colon.")
    advice = _("Write the missing word, as in: {example}")
    example = f"if {line.code.strip()}"
    return Mistake(what, advice.format(example=example), line.indent + 1)


def _missing_comma(line: Unreadable) -> Mistake | None:
    if "forgot a comma" not in line.reason:
        return None
    if line.goes_on:
        what = _("Perhaps a comma is missing at the end of this line.")
        column = len(line.code) + 1
        return Mistake(what, _("Write a comma between any two values in brackets."), column)
    what = _("Perhaps a comma is missing between two values.")
    return Mistake(what, _("Write a comma between any two values in brackets."))


def _word_of_pythons_as_name(line: Unreadable) -> Mistake | None:
    """A name that a learner cannot give to anything."""
    found = re.match(r"\s*(?:(?:def|class)\s+(\w+)|(\w+)\s*=(?!=))", line.code)
    word = (found[1] or found[2]) if found else ""
    if not found or not keyword.iskeyword(word):
        return None
    what = _("'{word}' is a word of Python's own and cannot be a name.").format(word=word)
    return Mistake(what, _("Choose another name."), found.start(1 if found[1] else 2) + 1)


def _two_names_side_by_side(line: Unreadable) -> Mistake | None:
    if line.reason != "invalid syntax":
        return None
    for found in re.finditer(r"\b([^\W\d]\w*)(?=(\s+)([^\W\d]\w*))", line.code):
        one, _space, other = found.groups()
        if keyword.iskeyword(one) or keyword.iskeyword(other):
            continue
        what = _("Something is missing between {one} and {other}.").format(one=one, other=other)
        advice = _("Perhaps a dot, a comma, or a word such as and.")
        return Mistake(what, advice, found.start(2) + 1)
    return None


_LOOKS: tuple[Callable[[Unreadable], Mistake | None], ...] = (
    _wrong_indent,
    _foreign_sign,
    _wrong_end_of_block_line,
    _else_with_a_question,
    _misspelt_word,
    _word_of_pythons_as_name,
    _what_is_missing,
    _one_equals_sign,
    _else_without_if,
    _no_first_word,
    _missing_comma,
    _two_names_side_by_side,
)

# --- Python's reasons -----------------------------------------------------------------------------

#: Python's reason, as a pattern; what is wrong, and what to do, in a learner's words.
_REASONS: tuple[tuple[str, str, str], ...] = (
    (
        r"expected ':'",
        _("A colon is missing at the end of this line."),
        _("Lines that begin with if, elif, else, while, for, def and class end with a colon."),
    ),
    (
        r"'(?P<bracket>[(\[{])' was never closed",
        _("The bracket {bracket} is never closed."),
        _("Write the other half of it where it ends, as in ( ) or [ ]."),
    ),
    (
        r"closing parenthesis '(?P<bracket>.)' does not match opening parenthesis '(?P<other>.)'"
        r" on line (?P<line>\d+)",
        _("The bracket {bracket} does not fit the bracket {other} in line {line}."),
        _("Look whether the other half of {other} is missing in line {line}, or before this one."),
    ),
    (
        r"closing parenthesis '(?P<bracket>.)' does not match opening parenthesis '(?P<other>.)'",
        _("The bracket {bracket} does not fit the bracket {other} before it."),
        _("Brackets belong together in pairs: ( ) or [ ]."),
    ),
    (
        r"unmatched '(?P<bracket>.)'",
        _("The bracket {bracket} was never opened."),
        _("Take it out, or write the other half of it before."),
    ),
    (
        r"unterminated triple-quoted",
        _("A text begins here with three quotes and never ends."),
        _("Write three quotes after it, too."),
    ),
    (
        r"unterminated|EOL while scanning",
        _("This quote has no partner in the line."),
        _('A text stands between two quotes of the same kind, as in: "Hello"'),
    ),
    (
        r"invalid character '(?P<sign>[“”„‘’‚«»]+)'",
        _("Python does not know the quote {sign}."),
        _("Write a straight quote: the one on the keyboard."),
    ),
    (
        r"invalid character '(?P<sign>.+)' \(",
        _("Python does not know the character '{sign}'."),
        _("Type it again with the input method off (half-width)."),
    ),
    (
        r"non-printable character",
        _("There is a character here that cannot be seen."),
        _("Delete it, and type a space."),
    ),
    (
        r"Missing parentheses in call to 'print'",
        _("print needs brackets."),
        _("Write them around what is to be printed, as in: print(view.right)"),
    ),
    (
        r"leading zeros",
        _("A number does not begin with 0."),
        _("Take the 0 out."),
    ),
    (
        r"invalid decimal literal",
        _("A name does not begin with a digit."),
        _("Begin it with a letter, as in: coin1"),
    ),
    (
        r"'(?P<word>return|yield)' outside function",
        _("This {word} is in no function."),
        _("Let it begin exactly below the other lines of its function."),
    ),
    (
        r"'(?P<word>break|continue)' (outside|not properly in) loop",
        _("This {word} is in no loop."),
        _("Let it begin below the other lines of a for or while loop, or take it out."),
    ),
    (
        r"positional argument follows keyword argument",
        _("What has no name stands after what has one, as in: task=..."),
        _("Write what has no name first."),
    ),
    (
        r"keyword argument repeated: (?P<name>\w+)",
        _("{name} is given twice."),
        _("Take one of them out."),
    ),
    (
        r"after line continuation character",
        _("After a \\ nothing may follow in a line."),
        _("Take out the \\."),
    ),
)
