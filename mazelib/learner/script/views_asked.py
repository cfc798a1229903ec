"""Each if and each answer of a rule, looked at with every view there can be.

    if view.front:                    a yes where the front is open
        return Turn.RIGHT
    return Turn.AHEAD                 so here the front is always wall

    elif view.right and view.left:    never a yes, if line 20 has asked for view.right
    if view.right or not view.right:  always a yes

A question is asked of all views that come to it. Of what is no side of the view nothing is known:
such a question may get a yes or a no.
"""

import ast
from collections.abc import Iterator, Sequence
from itertools import compress, product
from typing import NamedTuple

from mazelib.learner.script.words.walls_met import (
    comes_too_late,
    is_always_a_yes,
    is_never_a_yes,
    meets_wall,
)
from mazelib.text.diagnostics import Explanation
from mazelib.walking.view import SENSES

#: What is open in a view.
_Open = frozenset[str]
_ALL = frozenset(frozenset(compress(SENSES, row)) for row in product((0, 1), repeat=len(SENSES)))
#: The side that a turn leads to. Who turns back may turn to a wall and step later.
SIDES = {"AHEAD": "front", "RIGHT": "right", "LEFT": "left"}


class _Asked(NamedTuple):
    """An if that was asked on the way to a line, and whether it got a yes."""

    block: ast.If
    is_yes: bool


class _Way(NamedTuple):
    """The views that come to a line, and what was asked on the way."""

    views: frozenset[_Open]
    asked: tuple[_Asked, ...]


def views_asked(program: ast.Module) -> Iterator[tuple[int, Explanation]]:
    """The lines that are decided beforehand, or that walk into a wall, and what to write."""
    for node in ast.walk(program):
        if isinstance(node, ast.FunctionDef) and any(each.arg == "view" for each in node.args.args):
            changed = (each for each in ast.walk(node) if isinstance(each, ast.Name))
            if not any(each.id in ("view", "Turn") and _is_given(each) for each in changed):
                yield from _Look().block(node.body, _Way(_ALL, ()))


def _is_given(name: ast.Name) -> bool:
    return not isinstance(name.ctx, ast.Load)


class _Look:
    """A look at one function, from its first line to its last."""

    def __init__(self) -> None:
        #: The views that go on below the block that was looked at last, and what they were asked.
        self.below = _Way(_ALL, ())

    def block(self, statements: Sequence[ast.stmt], way: _Way) -> Iterator[tuple[int, Explanation]]:
        """What is found in these statements."""
        for statement in statements:
            if not way.views:
                break
            if isinstance(statement, ast.If):
                yield from self._if(statement, way)
                way = self.below
            elif isinstance(statement, ast.Return):
                yield from _about_answer(statement, way)
                way = _Way(frozenset(), ())
            elif isinstance(statement, (ast.For, ast.While, ast.Try, ast.With, ast.Match)):
                way = _Way(_ALL, ())  # Who comes out of it may have been asked anything.
        self.below = way

    def _if(self, block: ast.If, way: _Way) -> Iterator[tuple[int, Explanation]]:
        truths = {view: truth(block.test, view) for view in _ALL}
        yes = frozenset(view for view in way.views if truths[view] is not False)
        no = frozenset(view for view in way.views if truths[view] is not True)
        if said := _about_question(block, way, [*truths.values()], is_never=not yes):
            yield block.test.lineno, said
            self.below = _Way(_ALL, ())  # One mistake is enough: what follows from it is not told.
            return
        yield from self.block(block.body, _Way(yes, (*way.asked, _Asked(block, is_yes=True))))
        after_yes = self.below
        yield from self.block(block.orelse, _Way(no, (*way.asked, _Asked(block, is_yes=False))))
        asked = self.below.asked if not after_yes.views else way.asked
        self.below = _Way(after_yes.views | self.below.views, asked)


def truth(question: ast.expr, view: _Open) -> bool | None:
    """What a question gets in a view: True for a yes; None if it is not known."""
    match question:
        case ast.Name(id="view") | ast.Attribute(value=ast.Name(id="Turn")):
            return True
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            inner = truth(operand, view)
            return None if inner is None else not inner
        case ast.BoolOp(op=sign, values=values):
            parts = [truth(each, view) for each in values]
            decides = isinstance(sign, ast.Or)
            if decides in parts:
                return decides
            return None if None in parts else not decides
        case ast.Compare(left=left, ops=[sign], comparators=[right]):
            return _compared(_value(left, view), sign, _value(right, view))
        case _:
            value = _value(question, view)
            return None if value is None else bool(value)


def _value(node: ast.expr, view: _Open) -> bool | int | None:
    """A side of the view, or a number; None if it is neither."""
    match node:
        case ast.Attribute(value=ast.Name(id="view"), attr=side) if side in SENSES:
            return side in view
        case ast.Constant(value=int(number)):
            return number
        case _:
            return None


def _compared(one: int | None, sign: ast.cmpop, other: int | None) -> bool | None:
    if one is None or other is None:
        return None
    match sign:
        case ast.Eq():
            return one == other
        case ast.NotEq():
            return one != other
        case ast.Lt():
            return one < other
        case ast.Gt():
            return one > other
        case _:
            return None


def _about_question(
    block: ast.If, way: _Way, truths: Sequence[bool | None], *, is_never: bool
) -> Explanation | None:
    """A question that always gets the same answer."""
    side = next((side for part in ast.walk(block.test) if (side := _part_of(part, "view"))), "")
    turn = next((turn for part in ast.walk(block.test) if (turn := _part_of(part, "Turn"))), "")
    if all(each is True for each in truths) and not _is_to_pass(block.test):
        return is_always_a_yes(ast.unparse(block.test), turn, side or SIDES.get(turn, ""))
    if not side or not is_never:
        return None
    if all(each is False for each in truths):
        return is_never_a_yes(side)
    for asked in way.asked:
        if not asked.is_yes and all(
            truth(asked.block.test, view) for view in _ALL if truth(block.test, view) is not False
        ):
            return comes_too_late(asked.block.test.lineno, ast.unparse(asked.block.test))
    return None


def _is_to_pass(question: ast.expr) -> bool:
    """Whether ``or True`` stands in it: on purpose, as if for a trial."""
    return isinstance(question, ast.BoolOp) and any(
        isinstance(each, ast.Constant) for each in question.values
    )


def _part_of(node: ast.AST, owner: str) -> str:
    """What follows the dot in view.left or Turn.LEFT; "" if it is something else."""
    match node:
        case ast.Attribute(value=ast.Name(id=name), attr=part) if name == owner:
            return part
        case _:
            return ""


def _about_answer(answer: ast.Return, way: _Way) -> Iterator[tuple[int, Explanation]]:
    """A turn to a side that is always wall there, though another side may be open.

    Who turns to a wall in a dead end may do so on purpose: two such turns turn it back.
    """
    match answer.value:
        case ast.Attribute(value=ast.Name(id="Turn"), attr=turn) if turn in SIDES:
            side = SIDES[turn]
        case _:
            return
    others = {each for view in way.views for each in view} - {"back"}
    if side in others or (turn != "AHEAD" and not others):
        return
    line, code = _cause(side, turn, way)
    if turn != "AHEAD" and (code.endswith(f" not view.{side}:") or not line):
        return  # That may be a rule that turns twice.
    instead = ""
    if not code and len(others) == 1:
        (other,) = others
        instead = next(name for name, each in SIDES.items() if each == other)
    yield answer.lineno, meets_wall(side, line, code, f"Turn.{instead}" if instead else "")


def _cause(side: str, turn: str, way: _Way) -> tuple[int, str]:
    """The line of the if that let only walls through, and what it should ask; "" if nothing."""
    for asked in reversed(way.asked):
        match asked.block.test:
            case ast.UnaryOp(op=ast.Not(), operand=operand) if asked.is_yes:
                code = ast.unparse(operand)
            case test if not asked.is_yes:
                code = f"not {ast.unparse(test)}"
            case _:
                continue
        if code.removeprefix("not ") == f"view.{side}":
            is_right = f"return Turn.{turn}" in map(ast.unparse, asked.block.body)
            is_elif = asked.block.test.col_offset - asked.block.col_offset >= len("elif ")
            word = "elif" if is_elif else "if"
            is_kept = is_right and not asked.is_yes
            return asked.block.test.lineno, "" if is_kept else f"{word} {code}:"
    return 0, ""
