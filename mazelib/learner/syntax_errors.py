"""Explains what Python cannot read: the line, a caret, and what to do about it."""

import re
from collections.abc import Sequence

from mazelib.text.diagnostics import Diagnostic
from mazelib.text.sentences import _
from mazelib.walking.strategy import StrategyError

#: Advice about the most common errors in beginners' lines, by words of Python's own message.
_ADVICE = {
    "expected ':'": _(
        "Lines that begin with if, elif, else, while, for, def and class end with a colon."
    ),
    "an indented block": _(
        "Put four spaces before each line that belongs to an if, a loop, a def or a class."
    ),
    "invalid character": _("Type it again with the input method off (half-width)."),
}
#: Line numbers in Python's messages. We show the line ourselves.
_COUNTED_LINES = re.compile(r" \(?(on|detected at) line \d+\)?")


def unreadable_line(name: str, lines: Sequence[str], error: SyntaxError) -> StrategyError:
    """The error about a line that Python cannot read, in the file called ``name``."""
    line = min(error.lineno or 1, len(lines))
    text = lines[line - 1]
    column = min(max(1, error.offset or 1), len(text) + 1)
    pythons_words = _COUNTED_LINES.sub("", error.msg).rstrip("?")
    what = _("Python cannot read this line: {reason}.").format(reason=pythons_words)
    return StrategyError(name, [Diagnostic(what, _advice(pythons_words), line, column, text)])


def _advice(pythons_words: str) -> str:
    for words, advice in _ADVICE.items():
        if words in pythons_words:
            return advice
    return _("Look at the caret, and just before it.")


def unreadable_program(name: str) -> StrategyError:
    """The error about a file that Python gives up on: it is not text, or nested too deeply."""
    advice = _("Save it as plain text, and split deeply nested expressions into several lines.")
    return StrategyError(name, [Diagnostic(_("Python cannot read this program."), advice)])
