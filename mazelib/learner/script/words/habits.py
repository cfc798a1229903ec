"""Habits from Scratch, JavaScript, older Python or English: each with the line as Python writes it.

They are rows of mistake_table. A row is told only where Python can read on with the line that it
makes. So it is sure.
"""

import re

from mazelib.learner.script.words.line_mistake import (
    WRITE,
    WRITE_WITHOUT_BRACKETS,
    Mistake,
    Unreadable,
    is_readable,
)
from mazelib.learner.script.words.mistake_table import ROWS, WITH_COMMENT, Row


def habit(line: Unreadable) -> Mistake | None:
    """The first habit in a line with which Python can read on as soon as it is written anew."""
    for each in ROWS:
        if each.instead is None:
            continue
        for found in re.finditer(each.looks, line.code):
            mistake = _written_anew(line, each, found)
            if mistake:
                return mistake
    return None


def _written_anew(line: Unreadable, each: Row, found: re.Match[str]) -> Mistake | None:
    """The line as Python writes it; None if Python cannot read on with it."""
    # In the code of a line all texts are blank: the words of a part are those of the line itself.
    parts = {name: line.text[slice(*found.span(name))] for name in found.groupdict()}
    if each.instead == WITH_COMMENT:
        code = f"{line.text[: found.start()]}{WITH_COMMENT}{line.text[found.end() :]}".strip()
    else:
        begin = max(found.start(), line.indent)
        code = line.with_words((each.instead or "").format(**parts), begin, found.end())
    lines = list(line.lines)
    lines[line.number - 1] = line.text[: line.indent] + code
    if not is_readable(lines, line.number):
        return None
    what = each.what.format(**parts)
    write = WRITE_WITHOUT_BRACKETS if "{" in line.code else WRITE
    return Mistake(what, "", found.start("here") + 1, code=code, write=write)
