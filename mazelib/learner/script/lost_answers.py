"""Lines whose value nobody keeps: a turn without return, an answer that is thrown away, ...

    Turn.AHEAD                    return Turn.AHEAD
    go_right(view)                return go_right(view)
    ways = ways.append(way)       ways.append(way)

    turned = True                 forgotten at once: the next line ends the function
    return Turn.LEFT
"""

import ast
from collections.abc import Iterator, Sequence
from itertools import pairwise

from mazelib.learner.script.lines_anew import line_with
from mazelib.learner.script.words.lost_values import (
    answers_nothing,
    gives_nothing_back,
    is_forgotten,
    throws_away,
)
from mazelib.text.diagnostics import Explanation

#: Our functions that change nothing: what they answer as it is, and what is chosen first.
_ANSWERS_A_TURN = {"turn_between", "right_hand"}
_GIVES_A_VALUE = {"pick": "way", "stepped": "next_place", "back_of": "back"}
#: What changes a list and answers nothing.
_GIVES_NOTHING = {"append", "extend", "insert", "remove", "sort", "reverse", "clear"}


def lost_answers(program: ast.Module, lines: Sequence[str]) -> Iterator[tuple[int, Explanation]]:
    """Such lines, and what to write."""
    functions = {
        node.name: node
        for node in program.body
        if isinstance(node, ast.FunctionDef) and _only_answers_turns(node)
    }
    for node in ast.walk(program):
        match node:
            case ast.Expr(value=ast.Attribute(value=ast.Name(id="Turn")) as turn):
                yield node.lineno, answers_nothing(ast.unparse(turn))
            case ast.Expr(value=ast.Call(func=ast.Name(id=name)) as call) if (
                name in _ANSWERS_A_TURN or name in _GIVES_A_VALUE or name in functions
            ):
                code = line_with(f"return {ast.unparse(call)}", call, lines)
                if name in _GIVES_A_VALUE:
                    code = line_with(f"{_GIVES_A_VALUE[name]} = {ast.unparse(call)}", call, lines)
                yield node.lineno, throws_away(name, code)
            case ast.Assign(
                targets=[target],
                value=ast.Call(func=ast.Attribute(value=owner, attr=method)) as call,
            ) if method in _GIVES_NOTHING and ast.unparse(owner) == ast.unparse(target):
                said = gives_nothing_back(method, ast.unparse(target), ast.unparse(call))
                yield node.lineno, said
            case ast.FunctionDef():
                yield from _forgotten(node)
            case _:
                pass


def _only_answers_turns(function: ast.FunctionDef) -> bool:
    """Whether all that a function does is to ask, and to answer a turn each time."""
    if function.decorator_list:
        return False
    allowed = (ast.If, ast.Return, ast.expr, ast.expr_context, ast.operator, ast.boolop)
    parts = [part for statement in function.body for part in ast.walk(statement)]
    answers = [part for part in parts if isinstance(part, ast.Return)]
    is_plain = all(isinstance(part, (*allowed, ast.unaryop, ast.cmpop)) for part in parts)
    has_calls = any(isinstance(part, (ast.Call, ast.Yield, ast.YieldFrom)) for part in parts)
    return is_plain and not has_calls and bool(answers) and all(map(_answers_a_turn, answers))


def _answers_a_turn(answer: ast.Return) -> bool:
    match answer.value:
        case ast.Attribute(value=ast.Name(id="Turn")):
            return True
        case _:
            return False


def _forgotten(function: ast.FunctionDef) -> Iterator[tuple[int, Explanation]]:
    """A name that gets its value right before a return that does not use it.

    It must have another value at the beginning of the function: so it is to be remembered.
    """
    shared = [
        name
        for part in ast.walk(function)
        if isinstance(part, (ast.Global, ast.Nonlocal))
        for name in part.names
    ]
    begun = {
        target.id: statement.lineno
        for statement in function.body
        if isinstance(statement, ast.Assign) and isinstance(statement.value, ast.Constant)
        for target in statement.targets
        if isinstance(target, ast.Name) and target.id not in shared
    }
    for part in ast.walk(function):
        for field in ("body", "orelse"):
            block = getattr(part, field, None)
            if not isinstance(block, list) or isinstance(part, ast.Lambda):
                continue
            for one, following in pairwise(block):
                name = _given(one)
                if name in begun and begun[name] < one.lineno and isinstance(following, ast.Return):
                    used = (each for each in ast.walk(following) if isinstance(each, ast.Name))
                    if all(each.id != name for each in used):
                        yield one.lineno, is_forgotten(name, begun[name])


def _given(statement: ast.stmt) -> str:
    """The name that a line gives a value to; "" if it gives none."""
    match statement:
        case ast.Assign(targets=[ast.Name(id=name)]) | ast.AugAssign(target=ast.Name(id=name)):
            return name
        case _:
            return ""
