"""Code that can do nothing: turns joined with or, an answer below another answer.

    return Turn.LEFT or Turn.RIGHT        always Turn.LEFT
    return Turn.LEFT
    return Turn.RIGHT                     never runs
"""

import ast
from collections.abc import Iterator

from mazelib.learner.script.words.wrong_answers import chooses_nothing, never_runs
from mazelib.text.diagnostics import Explanation


def useless_code(program: ast.Module) -> Iterator[tuple[int, Explanation]]:
    """The lines that can do nothing, by their numbers, and what to do."""
    for node in ast.walk(program):
        if isinstance(node, ast.BoolOp) and all(map(_is_turn, node.values)):
            yield node.lineno, _about_joined(node)
        for field in ("body", "orelse"):
            statements = getattr(node, field, None)
            if isinstance(statements, list):
                yield from _answers_below_an_answer(statements)


def _is_turn(value: ast.expr) -> bool:
    """Whether a turn is written there, and always the same: Turn.LEFT."""
    match value:
        case ast.Attribute(value=ast.Name(id="Turn")):
            return True
        case _:
            return False


def _about_joined(node: ast.BoolOp) -> Explanation:
    """Every turn is one: or stops at the first of them, and goes to the last."""
    is_or = isinstance(node.op, ast.Or)
    chosen = node.values[0 if is_or else -1]
    turns = [ast.unparse(each) for each in node.values]
    return chooses_nothing("or" if is_or else "and", turns, ast.unparse(chosen))


def _answers_below_an_answer(
    statements: list[ast.stmt],
) -> Iterator[tuple[int, Explanation]]:
    """A return right in the same block as another one above it."""
    first: ast.Return | None = None
    for statement in statements:
        if isinstance(statement, ast.Return) and first:
            yield statement.lineno, never_runs(first.lineno)
            return
        if isinstance(statement, ast.Return):
            first = statement
