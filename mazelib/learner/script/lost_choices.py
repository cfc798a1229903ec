"""A choice that a later else takes back: ifs that begin anew, where elif was meant.

    if view.left:
        turn = Turn.LEFT
    if view.right:
        turn = Turn.RIGHT
    else:
        turn = Turn.BACK

Whatever the first if chose is lost. That is sure only where each of them gives the same name a
value and does nothing else, and where no value is made of the one before.
"""

import ast
from collections.abc import Iterator, Sequence
from typing import NamedTuple


class LostChoice(NamedTuple):
    """The line that chose, those of the ifs that begin anew, and the one that takes it back."""

    first: int
    anew: tuple[int, ...]
    line: int


def lost_choices(program: ast.Module) -> Iterator[LostChoice]:
    """All of them in a program."""
    for node in ast.walk(program):
        for field in ("body", "orelse"):
            block = getattr(node, field, None)
            if isinstance(block, list):
                yield from _lost_in(block)


def _lost_in(block: Sequence[ast.stmt]) -> Iterator[LostChoice]:
    ifs = list[ast.If]()
    for statement in block:
        if not isinstance(statement, ast.If):
            ifs.clear()
            continue
        name = _only_name_given(statement.body)
        if ifs and name != _only_name_given(ifs[0].body):
            ifs.clear()
        if ifs and name and name == _only_name_given(statement.orelse):
            anew = (*(each.lineno for each in ifs[1:]), statement.lineno)
            yield LostChoice(ifs[0].body[0].lineno, anew, statement.orelse[0].lineno)
            ifs.clear()
        elif name and not statement.orelse:
            ifs.append(statement)
        else:
            ifs.clear()


def _only_name_given(lines: Sequence[ast.stmt]) -> str:
    """The name that some lines give a turn, if they do nothing else; otherwise ""."""
    match lines:
        case [
            ast.Assign(targets=[ast.Name(id=name)], value=ast.Attribute(value=ast.Name(id="Turn")))
        ]:
            return name
    return ""
