"""A call of pick that is given turns one by one, and not in a list.

    return pick(Turn.LEFT, Turn.RIGHT)          return pick([Turn.LEFT, Turn.RIGHT], rng)
"""

import ast
from collections.abc import Iterator, Sequence

from mazelib.learner.script.lines_anew import line_with
from mazelib.learner.script.words.useless_lines import picks_no_list
from mazelib.text.diagnostics import Explanation


def picks_of_turns(
    program: ast.Module, lines: Sequence[str]
) -> Iterator[tuple[int, Explanation]]:
    """The lines of such calls, and what to write."""
    if any(getattr(node, "name", "") == "pick" and _is_def(node) for node in ast.walk(program)):
        return
    for node in ast.walk(program):
        match node:
            case ast.Call(func=ast.Name(id="pick"), args=[first, *others], keywords=[]):
                dice = [each for each in others if not _is_turn(each)]
                turns = [first, *(each for each in others if each not in dice)]
                if _is_turn(first) and len(turns) > 1 and dice in ([], others[-1:]):
                    as_list = ast.unparse(ast.List(turns, ast.Load()))
                    given = ast.unparse(dice[0]) if dice else "rng"
                    code = line_with(f"pick({as_list}, {given})", node, lines)
                    yield node.lineno, picks_no_list(code)
            case _:
                pass


def _is_def(node: ast.AST) -> bool:
    return isinstance(node, (ast.FunctionDef, ast.ClassDef))


def _is_turn(value: ast.expr) -> bool:
    match value:
        case ast.Attribute(value=ast.Name(id="Turn")):
            return True
        case _:
            return False
