"""What is asked or answered and is no answer: a function without return, a text, a side, the dice.

    if dead_end(view):              where dead_end has no return
    right = "view.right"            and then: if right:
    if rng == 0:
    return view.left                where the rule answers turns otherwise
"""

import ast
from collections.abc import Iterator, Sequence

from mazelib.learner.script.lines_anew import line_with
from mazelib.learner.script.missing_return import own_statements
from mazelib.learner.script.words.no_answers import (
    are_the_dice,
    has_no_return,
    is_a_side,
    is_always_this,
)
from mazelib.text.diagnostics import Explanation
from mazelib.walking.view import SENSES

_TURNS = {"front": "Turn.AHEAD", "right": "Turn.RIGHT", "left": "Turn.LEFT", "back": "Turn.BACK"}


def no_answers(program: ast.Module, lines: Sequence[str]) -> Iterator[tuple[int, Explanation]]:
    """Such lines, and what to write."""
    silent = {
        node.name: node
        for node in program.body
        if isinstance(node, ast.FunctionDef) and _is_without_answer(node)
    }
    for node in ast.walk(program):
        match node:
            case ast.If(test=test) | ast.While(test=test):
                yield from _asks_in_vain(test, silent)
            case ast.Compare(
                left=ast.Name(id="rng"), ops=[ast.Eq()], comparators=[ast.Constant(value=int())]
            ):
                code = line_with("rng.randint(0, 1)", node.left, lines)
                yield node.lineno, are_the_dice(code)
            case ast.FunctionDef():
                yield from _texts_for_sides(node, lines)
                yield from _sides_answered(node, lines)
            case _:
                pass


def _is_without_answer(function: ast.FunctionDef) -> bool:
    """Whether it never gives a value: it has no return with one, and no yield.

    One that is still to be written, with pass alone, is nothing to tell of.
    """
    if all(isinstance(each, ast.Pass) for each in function.body):
        return False
    giving = (ast.Yield, ast.YieldFrom)
    return not any(
        isinstance(part, giving) or (isinstance(part, ast.Return) and part.value)
        for statement in function.body
        for part in ast.walk(statement)
    )


def _asks_in_vain(
    question: ast.expr, silent: dict[str, ast.FunctionDef]
) -> Iterator[tuple[int, Explanation]]:
    """A function that never answers, asked as a question or as a part of one."""
    match question:
        case ast.BoolOp(values=values):
            for each in values:
                yield from _asks_in_vain(each, silent)
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield from _asks_in_vain(operand, silent)
        case ast.Call(func=ast.Name(id=name)) if name in silent:
            last = silent[name].body[-1]
            code = ""
            match last:
                case ast.Expr(value=ast.Call(func=ast.Name(id="print"), args=[answer])):
                    code = f"return {ast.unparse(answer)}"
                case ast.Expr(value=ast.Compare() | ast.BoolOp() | ast.UnaryOp() as answer):
                    code = f"return {ast.unparse(answer)}"
                case _:
                    pass
            yield question.lineno, has_no_return(name, last.lineno, code)
        case _:
            pass


def _texts_for_sides(
    function: ast.FunctionDef, lines: Sequence[str]
) -> Iterator[tuple[int, Explanation]]:
    """``right = "view.right"`` or ``right = True``, the only value of a name that is asked."""
    given = [
        node.id
        for node in ast.walk(function)
        if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load)
    ]
    asked = {
        ast.unparse(part)
        for node in ast.walk(function)
        if isinstance(node, ast.If)
        for part in (node.test.values if isinstance(node.test, ast.BoolOp) else [node.test])
    }
    for statement in function.body:
        match statement:
            case ast.Assign(
                targets=[ast.Name(id=name)], value=ast.Constant(value=value) as constant
            ) if given.count(name) == 1 and name in asked and value:
                side = str(value).removeprefix("view.") if isinstance(value, str) else name
                if side in SENSES:
                    code = line_with(f"view.{side}", constant, lines)
                    yield statement.lineno, is_always_this(name, repr(value), code)
            case _:
                pass


def _sides_answered(
    function: ast.FunctionDef, lines: Sequence[str]
) -> Iterator[tuple[int, Explanation]]:
    """``return view.left`` in a function that otherwise answers turns."""
    answers = [each.value for each in own_statements(function) if isinstance(each, ast.Return)]
    if not any(ast.unparse(each) in _TURNS.values() for each in answers if each):
        return
    for answer in answers:
        match answer:
            case ast.Attribute(value=ast.Name(id="view"), attr=side) if side in _TURNS:
                code = line_with(_TURNS[side], answer, lines)
                yield answer.lineno, is_a_side(f"view.{side}", code)
            case _:
                pass
