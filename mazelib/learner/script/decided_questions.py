"""Questions with a number that are decided before they are asked.

    if coin == 0 or 1:            always true: 1 counts as yes

    coin = rng.randint(1, 2)
    if coin == 0:                 never true
"""

import ast
from collections.abc import Iterator
from copy import deepcopy
from typing import NamedTuple

from mazelib.learner.script.words.useless_lines import is_always_true, never_falls
from mazelib.text.diagnostics import Explanation


def decided_questions(program: ast.Module) -> Iterator[tuple[int, Explanation]]:
    """The lines of such questions, and what to write."""
    for node in ast.walk(program):
        if isinstance(node, (ast.If, ast.While)):
            yield from _always_true(node)
        elif isinstance(node, ast.FunctionDef):
            yield from _never_thrown(node)


def _always_true(block: ast.If | ast.While) -> Iterator[tuple[int, Explanation]]:
    """The question of an if, elif or while."""
    word = "if"
    if isinstance(block, ast.While):
        word = "while"
    elif block.test.col_offset - block.col_offset >= len("elif "):
        word = "elif"
    for part in ast.walk(block.test):
        if isinstance(part, ast.BoolOp) and (read := _numbers_after_or(part)):
            code = f"{word} {_meant(block.test, part)}:"
            yield part.lineno, is_always_true(read, code)


def _numbers_after_or(question: ast.BoolOp) -> list[str]:
    """What Python reads in ``coin == 0 or 1``, in parts; none if there is no such number."""
    match question:
        case ast.BoolOp(op=ast.Or(), values=[first, *others]) if is_equality(first):
            is_known = all(is_equality(each) or _is_a_yes(each) for each in others)
            if is_known and any(map(_is_a_yes, others)):
                return [ast.unparse(each) for each in question.values]
        case _:
            pass
    return []


def is_equality(question: ast.expr) -> bool:
    """Whether this is ``coin == 0``: a name of any kind, and a number or text."""
    match question:
        case ast.Compare(
            left=ast.Name() | ast.Attribute() | ast.Subscript() | ast.Call(),
            ops=[ast.Eq()],
            comparators=[ast.Constant(value=int() | str())],
        ):
            return True
        case _:
            return False


def _is_a_yes(value: ast.expr) -> bool:
    """Whether this is a number that counts as yes. (True alone may stand there on purpose.)"""
    match value:
        case ast.Constant(value=int(number)):
            return number != 0 and not isinstance(number, bool)
        case ast.Constant(value=str(text)):
            return text != ""
        case _:
            return False


def _meant(test: ast.expr, joined: ast.BoolOp) -> str:
    """The question, with the same comparison before each number after or."""
    place = next(number for number, each in enumerate(ast.walk(test)) if each is joined)
    copied = deepcopy(test)
    anew = list(ast.walk(copied))[place]
    if isinstance(anew, ast.BoolOp):
        asked = anew.values[0]
        for number, each in enumerate(anew.values):
            if isinstance(asked, ast.Compare) and not isinstance(each, ast.Compare):
                anew.values[number] = ast.Compare(asked.left, [ast.Eq()], [each])
    return ast.unparse(copied)


class _Thrown(NamedTuple):
    """A line that throws dice for a name, and the numbers that can come up."""

    line: int
    numbers: range


def _never_thrown(function: ast.FunctionDef) -> Iterator[tuple[int, Explanation]]:
    """Comparisons with a number that the dice of this function never show."""
    dice = _dice_of(function)
    for node in ast.walk(function):
        match node:
            case ast.Compare(
                left=ast.Name(id=name), ops=[ast.Eq()], comparators=[ast.Constant(value=value)]
            ) if name in dice and type(value) is int:
                above = [each for each in dice[name] if each.line < node.lineno]
                if above and value not in above[-1].numbers:
                    thrown = above[-1]
                    said = never_falls(ast.unparse(node), name, thrown.numbers, thrown.line)
                    yield node.lineno, said
            case _:
                pass


def _dice_of(function: ast.FunctionDef) -> dict[str, list[_Thrown]]:
    """The names that get nothing but the same dice, wherever this function gives them a value."""
    dice = dict[str, list[_Thrown]]()
    seen = set[ast.Name]()
    for node in ast.walk(function):
        match node:
            case ast.Assign(
                targets=[ast.Name(id=name) as target],
                value=ast.Call(
                    func=ast.Attribute(attr="randint"),
                    args=[ast.Constant(value=int(low)), ast.Constant(value=int(high))],
                ),
            ) if low <= high:
                dice.setdefault(name, []).append(_Thrown(node.lineno, range(low, high + 1)))
                seen.add(target)
            case _:
                pass
    others = set[str]()
    for node in ast.walk(function):
        match node:
            case ast.Name(id=name) if not isinstance(node.ctx, ast.Load) and node not in seen:
                others.add(name)
            case ast.arg(arg=name):
                others.add(name)
            case ast.Global(names=names) | ast.Nonlocal(names=names):
                others.update(names)
            case _:
                pass
    same = {name: thrown for name, thrown in dice.items() if len(set(map(_numbers, thrown))) == 1}
    return {name: sorted(thrown) for name, thrown in same.items() if name not in others}


def _numbers(thrown: _Thrown) -> range:
    return thrown.numbers
