"""A learner's own line, written anew: with other words in it, and without its comment."""

import ast
import io
import tokenize
from collections.abc import Sequence
from contextlib import suppress


def line_with(words: str, node: ast.expr, lines: Sequence[str]) -> str:
    """The line in which a part of a program stands, with these words instead of that part.

    "": the part goes on in another line.
    """
    if node.end_lineno != node.lineno:
        return ""
    line = lines[node.lineno - 1]
    written = line[: _end_of_code(line)].encode()
    anew = written[: node.col_offset] + words.encode() + written[node.end_col_offset :]
    return anew.decode().strip()


def _end_of_code(line: str) -> int:
    """The column in which the comment of a line begins, or its end."""
    with suppress(tokenize.TokenError, SyntaxError):
        for token in tokenize.generate_tokens(io.StringIO(line.strip()).readline):
            if token.type == tokenize.COMMENT:
                return len(line) - len(line.lstrip()) + token.start[1]
    return len(line)
