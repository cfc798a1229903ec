"""Code that can do nothing: turns joined with or, lines below an answer, a question asked again.

    return Turn.LEFT or Turn.RIGHT        always Turn.LEFT

    return Turn.LEFT
    print("left")                         never runs

    if view.front:
        return Turn.AHEAD
    if view.front:                        never true
        return Turn.RIGHT
"""

import ast
from collections.abc import Iterator, Sequence
from itertools import chain
from typing import NamedTuple

from mazelib.learner.script.words.useless_lines import (
    always_answers_first,
    chooses_nothing,
    is_never_true,
    never_runs,
)
from mazelib.text.diagnostics import Explanation
from mazelib.walking.view import SENSES


class _Asked(NamedTuple):
    """A question about the view that was asked before, and the line with it."""

    question: str
    line: int


def useless_code(program: ast.Module) -> Iterator[tuple[int, Explanation]]:
    """The lines that can do nothing, by their numbers, and what to do."""
    for node in ast.walk(program):
        if isinstance(node, ast.BoolOp) and all(map(_is_turn, node.values)):
            yield node.lineno, _about_joined(node)
        for field in ("body", "orelse"):
            statements = getattr(node, field, None)
            if isinstance(statements, list):
                is_whole = isinstance(node, ast.FunctionDef)
                yield from _below_an_answer(statements, is_whole=is_whole)
                is_chain = field == "orelse" and isinstance(node, ast.If) and len(statements) == 1
                if not is_chain:  # An elif was looked at with its if.
                    yield from _asked_again(statements)


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


def _below_an_answer(
    statements: Sequence[ast.stmt], *, is_whole: bool
) -> Iterator[tuple[int, Explanation]]:
    """The first line in a block below what has answered already, whichever way it went.

    ``is_whole`` says that the block is all of a function: a return there may be an old one.
    A yield there is on purpose: it makes a maker of the function.
    """
    for number, above in enumerate(statements[:-1]):
        if answers_always(above):
            below = statements[number + 1 :]
            parts = chain.from_iterable(map(ast.walk, below))
            if not any(isinstance(node, (ast.Yield, ast.YieldFrom)) for node in parts):
                answered = (above.lineno, above.end_lineno or above.lineno)
                lines = (below[0].lineno, below[-1].end_lineno or below[-1].lineno)
                if is_whole and isinstance(above, ast.Return) and any(map(_may_answer, below)):
                    is_alone = not any(map(_may_answer, statements[:number]))
                    is_a_rule = answers_always(below[-1])
                    said = always_answers_first(
                        above.lineno, lines, is_alone=is_alone, is_a_rule=is_a_rule
                    )
                    yield below[0].lineno, said
                    return
                is_a_case = len(below) > 1 and isinstance(below[-1], ast.Return)
                yield below[0].lineno, never_runs(answered, lines, is_a_case=is_a_case)
            return


def answers_always(statement: ast.stmt) -> bool:
    """Whether a statement answers on each way through it: a return, or an if with its else."""
    if isinstance(statement, ast.If):
        return all(each and answers_always(each[-1]) for each in (statement.body, statement.orelse))
    return isinstance(statement, ast.Return)


def _may_answer(statement: ast.stmt) -> bool:
    """Whether this is an if, or the like, with a return in it."""
    if isinstance(statement, ast.Return):
        return False
    return any(isinstance(node, ast.Return) for node in ast.walk(statement))


def _asked_again(statements: Sequence[ast.stmt]) -> Iterator[tuple[int, Explanation]]:
    """An if that asks the view what was answered with a return above it, or in its own chain."""
    asked = list[_Asked]()
    for statement in statements:
        if not isinstance(statement, ast.If):
            if any(isinstance(node, ast.Name) and _is_given(node) for node in ast.walk(statement)):
                return
            continue
        chain: ast.If | None = statement
        in_chain = list(asked)
        while chain:
            question = ast.unparse(chain.test)
            if is_about_view(chain.test):
                for before in in_chain:
                    if before.question == question:
                        yield chain.lineno, is_never_true(question, before.line)
                in_chain.append(_Asked(question, chain.lineno))
                if chain is statement and answers_always(statement.body[-1]):
                    asked.append(_Asked(question, chain.lineno))
            following = chain.orelse
            is_elif = len(following) == 1 and isinstance(following[0], ast.If)
            chain = following[0] if is_elif and isinstance(following[0], ast.If) else None


def _is_given(name: ast.Name) -> bool:
    """Whether the view gets another value there."""
    return name.id == "view" and isinstance(name.ctx, ast.Store)


def is_about_view(question: ast.expr) -> bool:
    """Whether a question asks the sides of the view, and nothing else."""
    for node in ast.walk(question):
        match node:
            case ast.Attribute(value=ast.Name(id="view"), attr=side) if side in SENSES:
                pass
            case ast.Name(id="view") | ast.BoolOp() | ast.UnaryOp(op=ast.Not()):
                pass
            case ast.And() | ast.Or() | ast.Not() | ast.Load():
                pass
            case _:
                return False
    return True
