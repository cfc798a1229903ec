"""Explains to learners what Python cannot read in their script, and what to do next."""

import re
from collections.abc import Iterable, Sequence

from mazelib.text.diagnostics import Diagnostic
from mazelib.text.nearest import did_you_mean
from mazelib.text.sentences import _

#: Advice about the most common errors in beginners' lines, by words of Python's own message.
_ABOUT_A_LINE = {
    "expected ':'": _(
        "Lines that begin with if, elif, else, while, for, def and class end with a colon."
    ),
    "an indented block": _(
        "Put four spaces before each line that belongs to an if, a loop, a def or a class."
    ),
    "invalid character": _("Type it again with the input method off (half-width)."),
    "Maybe you meant '=='": _("One equals sign gives a value to a name. To compare, write two: =="),
    "tabs and spaces": _("Begin each line with spaces alone, and take out the tabs."),
    "unindent does not match": _(
        "Put as many spaces before this line as before the other lines of its block."
    ),
}
#: Line numbers in Python's messages. We show the line ourselves.
_LINE_NUMBERS = re.compile(r" \(?(on|detected at) line \d+\)?")


def unreadable_line(error: SyntaxError, lines: Sequence[str]) -> Diagnostic:
    """A line that Python cannot read, in a file with these lines."""
    line = min(error.lineno or 1, len(lines))
    text = lines[line - 1]
    column = min(max(1, error.offset or 1), len(text) + 1)
    pythons_words = _LINE_NUMBERS.sub("", error.msg).rstrip("?")
    what = _("Python cannot read this line: {reason}.").format(reason=pythons_words)
    advice = _("Look at the caret, and just before it.")
    for words, better_advice in _ABOUT_A_LINE.items():
        if words in pythons_words:
            advice = better_advice
    return Diagnostic(what, advice, line, column, text)


def unreadable_program() -> Diagnostic:
    """A file that Python gives up on: it is not text, or nested too deeply."""
    advice = _("Save it as plain text, and split deeply nested expressions into several lines.")
    return Diagnostic(_("Python cannot read this program."), advice)


def guess(name: str, known: Iterable[str]) -> str:
    """The question whether the nearest known name was meant; empty if none is near."""
    # Hidden names and the sandbox's own (see counting) are not suggested.
    plain = [each for each in known if each.isidentifier() and not each.startswith("_")]
    return did_you_mean(name, plain)
