"""Explains to learners what Python cannot read in their script, and what to do next.

Python names the line and a column, and gives a reason in a compiler's words. First the line itself
is looked at, for what learners mistype; where nothing is found, the reason is put into words.
"""

from collections.abc import Sequence

from mazelib.learner.script.words.line_looks import mistake_found_in
from mazelib.learner.script.words.line_mistake import Unreadable
from mazelib.learner.script.words.line_reasons import mistake_from_reason
from mazelib.text.diagnostics import Diagnostic
from mazelib.text.sentences import _


def unreadable_line(error: SyntaxError, lines: Sequence[str]) -> Diagnostic:
    """A line that Python cannot read, in a file with these lines."""
    line = min(error.lineno or 1, len(lines))
    text = lines[line - 1]
    goes_on = bool(error.end_lineno and error.end_lineno > line)
    unreadable = Unreadable(text, error.msg.rstrip("?"), goes_on)
    mistake = mistake_found_in(unreadable) or mistake_from_reason(unreadable.reason)
    column = mistake.column or error.offset or 1
    column = min(max(1, column), len(text) + 1)
    return Diagnostic(mistake.what, mistake.advice, line, column, text)


def unreadable_program() -> Diagnostic:
    """A file that Python gives up on: it is not text, or nested too deeply."""
    advice = _("Save it as plain text, and split deeply nested expressions into several lines.")
    return Diagnostic(_("Python cannot read this program."), advice)
