"""A choice that a later else takes back: ifs that begin anew, where elif was meant.

    if view.left:
        turn = Turn.LEFT
    if view.right:
        turn = Turn.RIGHT
    else:
        turn = Turn.BACK

Whatever the first if chose is lost. That is sure only where each of them gives the same name a
value and does nothing else, and where no value is made of the one before.

Without the else, the last if counts wherever several get a yes. That may be meant, so there only
what happens is told; and nothing where a later if asks more than the one before.
"""

import ast
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, product
from typing import NamedTuple

from mazelib.learner.script.useless_code import is_about_view
from mazelib.learner.script.words.useless_lines import (
    both_are_open,
    both_get_a_yes,
    overwrites,
)
from mazelib.text.diagnostics import Explanation
from mazelib.walking.view import SENSES


class LostChoice(NamedTuple):
    """The line that chose, those of the ifs that begin anew, and the one that takes it back.

    That one stands below an else, or in its line.
    """

    first: int
    anew: tuple[int, ...]
    line: int


def lost_choices(program: ast.Module) -> Iterator[LostChoice]:
    """All of them in a program."""
    for node in ast.walk(program):
        for field in ("body", "orelse"):
            block = getattr(node, field, None)
            if isinstance(block, list):
                yield from _lost_in(block)


def _lost_in(block: Sequence[ast.stmt]) -> Iterator[LostChoice]:
    ifs = list[ast.If]()
    for statement in block:
        if not isinstance(statement, ast.If):
            ifs.clear()
            continue
        name = _only_name_given(statement.body)
        if ifs and name != _only_name_given(ifs[0].body):
            ifs.clear()
        if ifs and name and name == _only_name_given(statement.orelse):
            anew = (*(each.lineno for each in ifs[1:]), statement.lineno)
            yield LostChoice(ifs[0].body[0].lineno, anew, statement.orelse[0].lineno)
            ifs.clear()
        elif name and not statement.orelse:
            ifs.append(statement)
        else:
            ifs.clear()


def _only_name_given(lines: Sequence[ast.stmt]) -> str:
    """The name that some lines give a turn, if they do nothing else; otherwise ""."""
    match lines:
        case [
            ast.Assign(targets=[ast.Name(id=name)], value=ast.Attribute(value=ast.Name(id="Turn")))
        ]:
            return name
    return ""


def overwritten_choices(program: ast.Module) -> Iterator[tuple[int, Explanation]]:
    """The ifs that give a name another turn where one above has given it one, and what happens."""
    for node in ast.walk(program):
        for field in ("body", "orelse"):
            block = getattr(node, field, None)
            if isinstance(block, list):
                for run in _runs_of_ifs(block):
                    yield from _about_a_run(run)


def _runs_of_ifs(block: Sequence[ast.stmt]) -> Iterator[list[ast.If]]:
    """The ifs that stand one below the other, each giving the same name a turn.

    Where an else takes back what they chose, that is told instead.
    """
    run = list[ast.If]()
    for statement in block:
        name = _name_chosen(statement)
        if run and name != _name_chosen(run[0]):
            if not any(_lost_in([*run, statement])):
                yield run
            run = []
        if name and isinstance(statement, ast.If):
            run.append(statement)
    yield run


def _name_chosen(statement: ast.stmt) -> str:
    """The name to which an if about the view gives a turn, without an else; "" otherwise."""
    match statement:
        case ast.If(test=test, body=body, orelse=[]) if is_about_view(test):
            return _only_name_given(body)
        case _:
            return ""


def _about_a_run(run: Sequence[ast.If]) -> Iterator[tuple[int, Explanation]]:
    """The first two ifs of a run that both choose in one and the same place."""
    turns = {ast.unparse(each.body[0]) for each in run}
    if len(turns) < len(run):
        return
    for one, other in combinations(run, 2):
        first = _views_with_a_yes(one.test)
        later = _views_with_a_yes(other.test)
        if first & later and not later < first:
            case = both_get_a_yes(one.lineno, other.lineno)
            match one.test, other.test:
                case ast.Attribute(attr=side), ast.Attribute(attr=another):
                    case = both_are_open(side, another)
                case _:
                    pass
            anew = [each.lineno for each in run[1:]]
            yield other.lineno, overwrites(_name_chosen(one), case, anew)
            return


def _views_with_a_yes(question: ast.expr) -> set[tuple[bool, ...]]:
    """The views, side by side in the order of SENSES, to which a question says yes."""
    views = product((True, False), repeat=len(SENSES))
    return {each for each in views if _says_yes(question, dict(zip(SENSES, each, strict=True)))}


def _says_yes(question: ast.expr, view: Mapping[str, bool]) -> bool:
    match question:
        case ast.Attribute(attr=side):
            return view[side]
        case ast.UnaryOp(operand=operand):
            return not _says_yes(operand, view)
        case ast.BoolOp(op=ast.And(), values=values):
            return all(_says_yes(each, view) for each in values)
        case ast.BoolOp(values=values):
            return any(_says_yes(each, view) for each in values)
        case _:
            return False
