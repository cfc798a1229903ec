"""A rule that asks one side and means another: changed halfway, or with == False for one of them.

    if view.left:                                       view.right is not asked before
        return Turn.RIGHT

    if view.left and view.right and view.front == False:    what is meant is a dead end
        return Turn.BACK

    if not view.right and view.left and view.front:         the same
        return Turn.BACK

    if view.right:                                          and view.left answers right
        return Turn.LEFT
"""

import ast
from collections.abc import Iterator
from typing import NamedTuple

from mazelib.learner.script.views_asked import SIDES
from mazelib.learner.script.words.useless_lines import (
    answers_the_other_side,
    denies_one_side,
    denies_only_the_first,
    lets_others_through,
)
from mazelib.text.diagnostics import Explanation
from mazelib.walking.view import SENSES


class _Side(NamedTuple):
    """A side, and the one across: their names, and the turns to them."""

    name: str
    turn: str
    other: str
    other_turn: str


_OF_THE_SIDES = {
    "left": _Side("left", "Turn.LEFT", "right", "Turn.RIGHT"),
    "right": _Side("right", "Turn.RIGHT", "left", "Turn.LEFT"),
}


def wrong_sides(program: ast.Module) -> Iterator[tuple[int, Explanation]]:
    """The lines that answer another side than the one that is asked, or deny only one of them."""
    for node in ast.walk(program):
        if isinstance(node, ast.If):
            yield from _denied(node)
            yield from _denied_first(node)
            yield from _joined_with_or(node)
        elif isinstance(node, ast.FunctionDef):
            yield from _answered(node)
            yield from _crossed(node)


def _denied(question: ast.If) -> Iterator[tuple[int, Explanation]]:
    """``and view.front == False``, where the answer is to turn back."""
    match question:
        case ast.If(
            test=ast.BoolOp(
                op=ast.And(),
                values=[
                    *others,
                    ast.Compare(left=last, ops=[ast.Eq()], comparators=[ast.Constant(value=False)]),
                ],
            ),
            body=[ast.Return(value=ast.Attribute(value=ast.Name(id="Turn"), attr="BACK"))],
        ) if all(map(_side, [*others, last])):
            sides = [ast.unparse(each) for each in (*others, last)]
            is_elif = question.test.col_offset - question.col_offset >= len("elif ")
            joined = " and ".join(f"not {side}" for side in sides)
            code = f"elif {joined}:" if is_elif else f"if {joined}:"
            yield question.lineno, denies_one_side(sides[-1], code)
        case _:
            pass


def _denied_first(question: ast.If) -> Iterator[tuple[int, Explanation]]:
    """``if not view.right and view.left and view.front:``, where the answer is to turn back."""
    match question:
        case ast.If(
            test=ast.BoolOp(values=[ast.UnaryOp(op=ast.Not(), operand=first), *others]),
            body=[ast.Return(value=ast.Attribute(value=ast.Name(id="Turn"), attr="BACK"))],
        ) if len(others) > 1 and all(map(_side, [first, *others])):
            sides = [ast.unparse(each) for each in (first, *others)]
            is_elif = question.test.col_offset - question.col_offset >= len("elif ")
            joined = " and ".join(f"not {side}" for side in sides)
            code = f"elif {joined}:" if is_elif else f"if {joined}:"
            yield question.lineno, denies_only_the_first(sides[0], code)
        case _:
            pass


def _joined_with_or(question: ast.If) -> Iterator[tuple[int, Explanation]]:
    """``if view.right or view.left == True:``, where the answer is one of these sides."""
    match question:
        case ast.If(
            test=ast.BoolOp(op=ast.Or(), values=values),
            body=[ast.Return(value=ast.Attribute(value=ast.Name(id="Turn"), attr=turn))],
        ) if turn in SIDES and all(map(_asked_for_open, values)):
            sides = [*map(_asked_for_open, values)]
            others = [f"view.{side}" for side in sides if side not in (SIDES[turn], "back")]
            if SIDES[turn] in sides and others:
                is_elif = question.test.col_offset - question.col_offset >= len("elif ")
                code = f"elif view.{SIDES[turn]}:" if is_elif else f"if view.{SIDES[turn]}:"
                yield question.lineno, lets_others_through(others[0], f"Turn.{turn}", code)
        case _:
            pass


def _asked_for_open(node: ast.expr) -> str:
    """The side in ``view.left`` or ``view.left == True``; "" if it is something else."""
    match node:
        case ast.Compare(left=left, ops=[ast.Eq()], comparators=[ast.Constant(value=True)]):
            return _side(left)
        case _:
            return _side(node)


def _crossed(function: ast.FunctionDef) -> Iterator[tuple[int, Explanation]]:
    """``if view.right: return Turn.LEFT``, and the left answers right: both in one function."""
    mixed = list[tuple[int, int, _Side]]()
    for node in ast.walk(function):
        match node:
            case ast.If(
                test=test, body=[ast.Return(value=ast.Attribute(value=ast.Name(id="Turn")) as turn)]
            ) if side := _OF_THE_SIDES.get(_side(test)):
                if ast.unparse(turn) == side.other_turn:
                    mixed.append((test.lineno, turn.lineno, side))
            case _:
                pass
    if len({side.name for _, _, side in mixed}) == len(_OF_THE_SIDES):
        for asked, answered, side in mixed:
            yield answered, answers_the_other_side(asked, side.name, side.other, side.turn)


def _answered(function: ast.FunctionDef) -> Iterator[tuple[int, Explanation]]:
    """``if view.left: return Turn.RIGHT``, in a function that never asks for the right.

    Nor does it answer left anywhere, and it goes ahead where that is open: so it keeps one hand on
    the wall, or means to.
    """
    is_unsure = any(map(_may_change_or_ask, ast.walk(function)))
    whole = ast.unparse(function)
    is_unsure = is_unsure or "view.front" not in whole or "Turn.AHEAD" not in whole
    for statement in function.body:
        match statement:
            case ast.If(
                test=ast.Attribute() as test,
                body=[ast.Return(value=ast.Attribute(value=ast.Name(id="Turn")) as turn)],
            ) if side := _OF_THE_SIDES.get(_side(test)):
                is_mixed = ast.unparse(turn) == side.other_turn
                uses = (f"view.{side.other}", side.turn)
                if is_mixed and not is_unsure and not any(each in whole for each in uses):
                    said = answers_the_other_side(test.lineno, side.name, side.other, side.turn)
                    yield turn.lineno, said
            case _:
                pass


def _may_change_or_ask(node: ast.AST) -> bool:
    """Whether a name gets a value there, or another function may ask the view."""
    match node:
        case ast.Name(ctx=ast.Store() | ast.Del()):
            return True
        case ast.Call(args=args):
            return any(ast.unparse(each) == "view" for each in args)
        case _:
            return False


def _side(node: ast.expr) -> str:
    """The side that is asked plainly, as in view.left; "" if none is."""
    match node:
        case ast.Attribute(value=ast.Name(id="view"), attr=side) if side in SENSES:
            return side
        case _:
            return ""
