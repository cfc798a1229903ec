"""Python that cannot be read: the line, a caret, and words that are the same in each version."""

import re

from mazelib.diagnostics import Diagnostic, StrategyError, line_of

_COLON = "Lines that begin with if, elif, else, while, for, def and class end with a colon."
_HALF_WIDTH = "Type it again with the input method off (half-width)."
_INDENT = "Put four spaces before each line that belongs to an if, a loop, a def or a class."

#: What Python says (as a pattern): what happened, what to do. Groups of the pattern go into {}.
_KINDS = {
    r"expected ':'": ("a colon is missing here.", _COLON),
    r"expected an indented block": ("this line must stand further to the right.", _INDENT),
    r"unexpected indent": ("this line stands too far to the right.", "Begin it below the line before it."),
    r"unindent does not": ("no line above begins at this column.", "Line it up with one that does."),
    r"('.') was never closed": ("the bracket {} is never closed.", "Close it where it ends."),
    r"unterminated": ("the text in quotes is not closed.", "Close it with the same quotes."),
    r"invalid (?:non-printable )?character (.+)": ("{} is not a character of Python.", _HALF_WIDTH),
    r"Maybe you meant '=='": ("one = gives a value, it does not compare.", "To compare, write =="),
}


def syntax_error(error: SyntaxError, name: str, text: str) -> StrategyError:
    """The StrategyError for a text that Python cannot read. ``name`` is what the file is called."""
    lines = text.split("\n")
    line = min(max(1, error.lineno or 1), len(lines))
    quoted = line_of(lines, line)
    column = min(max(1, error.offset or 1), len(quoted) + 1)
    what = "Python cannot read this line."
    advice = f"Look at the caret and just before it. Python says: {error.msg}"
    for pattern, (ours, ours_advice) in _KINDS.items():
        if found := re.search(pattern, error.msg or ""):
            what, advice = ours.format(*found.groups()), ours_advice
            break
    if re.search(f"expected an indented block .* line {line}$", error.msg or ""):
        what, column = "the lines that belong to this one are missing.", len(quoted) + 1
    elif isinstance(error, IndentationError):
        column = len(quoted) - len(quoted.lstrip()) + 1
    return StrategyError(name, [Diagnostic(what, advice, line, column, quoted)])
