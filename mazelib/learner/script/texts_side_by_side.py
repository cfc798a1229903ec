"""Texts in a list with no comma between them: Python reads "ring" "first" as one, "ringfirst"."""

import ast
import io
import tokenize
from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import NamedTuple

#: What may stand between two texts of a row.
_BETWEEN = (tokenize.NL, tokenize.COMMENT)


class SideBySide(NamedTuple):
    """Two texts with no comma between them, as they are written, and the number of their line.

    ``code`` is the line with its commas; "" if they stand in several lines.
    """

    line: int
    one: str
    other: str
    code: str


def texts_side_by_side(lines: Sequence[str], value: str) -> SideBySide | None:
    """The texts that Python reads as one text, this value; None if it is written as one."""
    for row in _rows_of_texts(lines):
        if "".join(str(ast.literal_eval(token.string)) for token in row) == value:
            first = row[0]
            code = ""
            if row[-1].end[0] == first.start[0]:
                line = lines[first.start[0] - 1]
                for token in reversed(row[:-1]):
                    line = f"{line[: token.end[1]]},{line[token.end[1] :]}"
                code = line.strip()
            return SideBySide(first.start[0], first.string, row[1].string, code)
    return None


def _rows_of_texts(lines: Sequence[str]) -> Iterator[list[tokenize.TokenInfo]]:
    """All rows of two or more texts, one right after the other."""
    row = list[tokenize.TokenInfo]()
    with suppress(tokenize.TokenError, SyntaxError):
        for token in tokenize.generate_tokens(io.StringIO("\n".join(lines)).readline):
            if token.type == tokenize.STRING:
                row.append(token)
            elif token.type not in _BETWEEN:
                if len(row) > 1 and not any(each.string[0] in "fFbB" for each in row):
                    yield row
                row = []
