"""A for that never comes round a second time, since its first round answers whatever happens.

    for i in range(3):
        return Turn.AHEAD

    for way in ways:
        if marks[way] == 0:
            return way
        else:
            return back

To answer the first value of a list in such a way is right, and so is a continue.
"""

import ast
from collections.abc import Iterator

from mazelib.learner.script.missing_return import own_statements
from mazelib.learner.script.useless_code import answers_always
from mazelib.learner.script.words.useless_lines import (
    is_an_if,
    looks_at_the_first,
    never_comes_round,
)
from mazelib.text.diagnostics import Explanation


def short_loops(program: ast.Module) -> Iterator[tuple[int, Explanation]]:
    """The lines of such loops, and what to do."""
    for node in ast.walk(program):
        if isinstance(node, ast.FunctionDef):
            for statement in own_statements(node):
                if isinstance(statement, ast.While) and _is_an_if(statement):
                    code = f"if {ast.unparse(statement.test)}:"
                    yield statement.lineno, is_an_if(code)
                if isinstance(statement, ast.For) and (said := _about(statement, node.name)):
                    yield statement.lineno, said


def _is_an_if(loop: ast.While) -> bool:
    """``while view.front: return Turn.AHEAD``."""
    match loop:
        case ast.While(test=ast.Attribute(value=ast.Name(id="view")), body=[ast.Return()]):
            return True
        case _:
            return False


def _about(loop: ast.For, function: str) -> Explanation | None:
    parts = [each for statement in loop.body for each in ast.walk(statement)]
    if any(isinstance(each, (ast.Continue, ast.Break, ast.Yield, ast.YieldFrom)) for each in parts):
        return None
    match loop.body[-1]:
        case ast.Return() if _counts(loop) and not _uses_its_name(loop):
            return never_comes_round(function)
        case ast.If(orelse=[ast.Return() as last]) as choice if answers_always(choice):
            return looks_at_the_first(function, last.lineno)
        case _:
            return None


def _counts(loop: ast.For) -> bool:
    """Whether it is to go round several times: ``range(3)``."""
    match loop.iter:
        case ast.Call(func=ast.Name(id="range"), args=[ast.Constant(value=int(count))]):
            return count > 1
        case _:
            return False


def _uses_its_name(loop: ast.For) -> bool:
    names = {each.id for each in ast.walk(loop.target) if isinstance(each, ast.Name)}
    used = (each for statement in loop.body for each in ast.walk(statement))
    return any(isinstance(each, ast.Name) and each.id in names for each in used)
