"""Explains to learners what Python cannot read in their script, and what to do next.

Python names the line and a column, and gives a reason in a compiler's words. First the line itself
is looked at, for what learners mistype; where nothing is found, the reason is put into words.
"""

import io
import re
import tokenize
from collections.abc import Sequence
from contextlib import suppress

from mazelib.learner.script.words.line_looks import mistake_found_in
from mazelib.learner.script.words.line_mistake import Mistake, Unreadable, is_readable
from mazelib.learner.script.words.line_reasons import PARTNERS, mistake_from_reason
from mazelib.text.diagnostics import Diagnostic
from mazelib.text.sentences import _


def unreadable_line(error: SyntaxError, lines: Sequence[str]) -> Diagnostic:
    """A line that Python cannot read, in a file with these lines."""
    line = min(error.lineno or 1, len(lines))
    unopened = re.search(r"unmatched '(.)'", error.msg)
    if unopened:
        opens = _line_that_should_open(lines[: line - 1])
        if opens:
            return _bracket_missing(PARTNERS[unopened[1]], opens, lines[opens - 1], line)
    text = lines[line - 1]
    goes_on = bool(error.end_lineno and error.end_lineno > line)
    unreadable = Unreadable(text, error.msg.rstrip("?"), goes_on, line, lines)
    mistake = mistake_found_in(unreadable) or mistake_from_reason(unreadable.reason)
    if mistake.line:
        line = mistake.line
        text = lines[line - 1]
    column = mistake.column or error.offset or 1
    column = min(max(1, column), len(text) + 1)
    return Diagnostic(mistake.what, _advice(mistake, line, lines), line, column, text)


def _advice(mistake: Mistake, number: int, lines: Sequence[str]) -> str:
    """The finished line, if Python can read on with it; otherwise what to do in words."""
    text = lines[number - 1]
    indent = text[: len(text) - len(text.lstrip())]
    changed = [*lines[: number - 1], indent + mistake.code, *lines[number:]]
    if mistake.code and is_readable(changed, number):
        return mistake.write.format(code=mistake.code, open="{", close="}")
    return mistake.advice


def _line_that_should_open(lines: Sequence[str]) -> int | None:
    """The number of the last of these lines whose code ends with =; None if none does."""
    number = None
    before = ""
    with suppress(tokenize.TokenError, SyntaxError):
        for token in tokenize.generate_tokens(io.StringIO("\n".join(lines)).readline):
            if token.type in (tokenize.NEWLINE, tokenize.NL) and before == "=":
                number = token.start[0]
            if token.type != tokenize.COMMENT:
                before = token.string
    return number


def _bracket_missing(bracket: str, line: int, text: str, closed_in: int) -> Diagnostic:
    """A line that ends before the bracket that a later line closes."""
    what = _("the bracket {bracket} is missing at the end of this line.").format(bracket=bracket)
    advice = _("Write {bracket} after the equals sign. Its other half stands in line {line}.")
    column = len(text.rstrip()) + 1
    return Diagnostic(what, advice.format(bracket=bracket, line=closed_in), line, column, text)


def unreadable_program() -> Diagnostic:
    """A file that Python gives up on: it is not text, or nested too deeply."""
    advice = _("Save it as plain text, and split deeply nested expressions into several lines.")
    return Diagnostic(_("Python cannot read this program."), advice)
