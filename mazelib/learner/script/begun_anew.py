"""What a rule begins anew at every step, though it is to last.

    steps = 0
    steps += 1                      always 1

    visited = []
    visited.append(place)           the only one in it
    if place in visited: ...
"""

import ast
from collections.abc import Iterator

from mazelib.learner.script.words.lost_values import begins_again, holds_only_this
from mazelib.text.diagnostics import Explanation

_ADDS = {"append", "add"}


def begun_anew(program: ast.Module) -> Iterator[tuple[int, Explanation]]:
    """The lines that count or note in vain, and what to do."""
    for node in ast.walk(program):
        match node:
            case ast.FunctionDef(args=ast.arguments(args=parameters)):
                names = [each.arg for each in parameters]
                if "view" in names:
                    yield from _in_rule(node, names)
            case _:
                pass


def _in_rule(function: ast.FunctionDef, given: list[str]) -> Iterator[tuple[int, Explanation]]:
    begun = dict[str, int]()
    asked = {
        ast.unparse(part.comparators[0])
        for part in ast.walk(function)
        if isinstance(part, ast.Compare) and isinstance(part.ops[0], (ast.In, ast.NotIn))
    }
    for statement in function.body:
        match statement:
            case ast.Assign(targets=[ast.Name(id=name)], value=value) if _is_a_beginning(value):
                begun[name] = statement.lineno
            case ast.AugAssign(
                target=ast.Name(id=name), op=ast.Add(), value=ast.Constant()
            ) if name in begun:
                yield statement.lineno, begins_again(name, begun[name])
            case ast.Assign(
                targets=[ast.Name(id=name)],
                value=ast.BinOp(left=ast.Name(id=added), op=ast.Add(), right=ast.Constant()),
            ) if name in begun and added == name:
                yield statement.lineno, begins_again(name, begun[name])
            case ast.Expr(
                value=ast.Call(
                    func=ast.Attribute(value=ast.Name(id=name), attr=method),
                    args=[ast.Name(id=added)],
                )
            ) if name in begun and name in asked and method in _ADDS and added in given:
                yield begun[name], holds_only_this(name, added)
            case ast.Global():
                return
            case _:
                pass


def _is_a_beginning(value: ast.expr) -> bool:
    """Whether this is 0, or an empty list or set."""
    return ast.unparse(value) in ("0", "[]", "set()", "list()")
