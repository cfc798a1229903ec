"""Questions with a number that are decided before they are asked.

    if coin == 0 or 1:            always true: 1 counts as yes

    coin = rng.randint(1, 2)
    if coin == 0:                 never true
"""

import ast
from collections.abc import Collection, Iterator, Sequence
from copy import deepcopy
from itertools import pairwise
from typing import NamedTuple

from mazelib.learner.script.lines_anew import line_with
from mazelib.learner.script.words.useless_lines import is_always_true, never_falls
from mazelib.text.diagnostics import Explanation


def decided_questions(
    program: ast.Module, lines: Sequence[str]
) -> Iterator[tuple[int, Explanation]]:
    """The lines of such questions, and what to write."""
    for node in ast.walk(program):
        if isinstance(node, (ast.If, ast.While)):
            yield from _always_true(node)
        elif isinstance(node, ast.FunctionDef):
            yield from _never_thrown(node, lines)


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


def _never_thrown(
    function: ast.FunctionDef, lines: Sequence[str]
) -> Iterator[tuple[int, Explanation]]:
    """Comparisons with a number that the dice of this function never show."""
    dice = _dice_of(function)
    for node in ast.walk(function):
        match node:
            case ast.Compare(
                left=ast.Name(id=name), ops=[ast.Eq()], comparators=[ast.Constant(value=value)]
            ) if name in dice and isinstance(value, (int, str)) and not isinstance(value, bool):
                thrown = _thrown_before(node, dice[name], function)
                if thrown and value not in thrown.numbers:
                    asked = {*_numbers_asked(function, name)}
                    near = int(value) if str(value).isdecimal() else thrown.numbers[0]
                    code = _with_a_number(node, near, thrown.numbers, asked, lines)
                    said = never_falls(name, repr(value), thrown.numbers, thrown.line, code)
                    yield node.lineno, said
            case _:
                pass


def _thrown_before(
    question: ast.Compare, thrown: Sequence[_Thrown], function: ast.FunctionDef
) -> _Thrown | None:
    """The dice that a question asks for; None if it may be one or another."""
    above = [each for each in thrown if each.line < question.lineno]
    if not above or len(set(map(_numbers, thrown))) == 1:
        return above[-1] if above else None
    # Several dice: those in the line just above, in the same block, are sure.
    for node in ast.walk(function):
        block = getattr(node, "body", None)
        for before, statement in pairwise(block if isinstance(block, list) else []):
            is_asked = isinstance(statement, ast.If) and question in ast.walk(statement.test)
            if is_asked and before.lineno == above[-1].line:
                return above[-1]
    return None


def _numbers_asked(function: ast.FunctionDef, name: str) -> Iterator[int]:
    """The numbers with which a function compares a name."""
    for node in ast.walk(function):
        match node:
            case ast.Compare(
                left=ast.Name(id=asked), comparators=[ast.Constant(value=int(number))]
            ) if asked == name:
                yield number
            case _:
                pass


def _with_a_number(
    question: ast.Compare,
    value: int,
    numbers: range,
    asked: Collection[int],
    lines: Sequence[str],
) -> str:
    """The line with a number that can come up, the nearest one that nothing asks for; or ""."""
    free = sorted(set(numbers) - set(asked), key=lambda number: abs(number - value))
    return line_with(str(free[0]), question.comparators[0], lines) if free else ""


def _dice_of(function: ast.FunctionDef) -> dict[str, list[_Thrown]]:
    """The names that get nothing but dice, wherever this function gives them a value."""
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
    return {
        name: sorted(thrown, key=_line_of) for name, thrown in dice.items() if name not in others
    }


def _line_of(thrown: _Thrown) -> int:
    return thrown.line


def _numbers(thrown: _Thrown) -> range:
    return thrown.numbers
