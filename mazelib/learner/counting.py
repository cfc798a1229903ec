"""Counting written into a program: each line that begins takes one from the lines it has left.

    while True:                 next(<lines left>, False) or <overrun>()
        pass                    while True:
                                    next(<lines left>, False) or <overrun>()
                                    pass

A statement counts when it begins, a comprehension at every round, a lambda at every call. So
whatever goes round in a program passes a count, also on one line, and the count is the same on
each machine and in each version of Python (the line events of a tracer are not).

Once no line is left, every further line raises: an ``except`` that swallows the first one meets
the next at its own first statement. A tracer cannot do that, Python takes it away when it raises.

Each ``return`` is marked with its line too, so that a wrong answer can be shown where it was given;
and what is taken from a set by ``pop`` is noticed, since only the set knows which entry that will be:

    return True                 return <answered>(True, 7)
    ways.pop()                  <popped>(ways)
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import Any

from mazelib.learner.plain_code import writes

#: Names that the counted program finds in its namespace. Nobody can write them in Python, so no
#: name of the program's own comes before them, not even in the body of a class.
NEXT, LINES_LEFT, OVERRUN, ANSWERED = "<next>", "<lines left>", "<overrun>", "<answered>"
POPPED, WROTE = "<popped>", "<wrote>"

_WITH_DOCSTRING = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
_NEVER_RUN = (ast.Global, ast.Nonlocal)


def counted(program: ast.Module) -> ast.Module:
    """The program, changed in place so that its lines are counted.

    Its namespace must hold the names above: ``next``, an iterator of as many true values as
    lines may run, what to call when it is empty, a function of answer and line that returns
    the answer, and one that pops. Lines keep their numbers, docstrings and ``__future__`` imports
    their place.
    """
    # ast.walk has looked up the children of a node before we change it: nothing is counted twice.
    for node in ast.walk(program):
        for name, part in ast.iter_fields(node):
            if isinstance(part, list) and part and isinstance(part[0], ast.stmt):
                setattr(node, name, list(_with_counts(part, isinstance(node, _WITH_DOCSTRING))))
            elif isinstance(part, list):
                part[:] = map(_without_pop, part)
            elif isinstance(part, ast.expr):
                setattr(node, name, _without_pop(part))
        _count_expression(node)
    return program


def _with_counts(statements: list[ast.stmt], may_have_docstring: bool) -> Iterator[ast.stmt]:
    for number, statement in enumerate(statements):
        is_docstring = may_have_docstring and number == 0 and _is_text(statement)
        if not (is_docstring or _is_future(statement) or isinstance(statement, _NEVER_RUN)):
            yield _placed(ast.Expr(_count()), statement)
        if _may_write(statement):
            yield _placed(ast.Expr(ast.Call(_name(WROTE), [ast.Constant(statement.lineno)], [])), statement)
        yield statement


def _may_write(statement: ast.stmt) -> bool:
    """Whether a statement itself, not those inside of it, may change a thing."""
    parts = [part for part in ast.iter_child_nodes(statement) if not isinstance(part, ast.stmt)]
    return writes(statement) or any(writes(inner) for part in parts for inner in ast.walk(part))


def _count_expression(node: ast.AST) -> None:
    """Count what goes round without a statement, and mark what answers."""
    if isinstance(node, ast.Lambda):
        node.body = _placed(ast.BoolOp(ast.And(), [_count(), node.body]), node.body)
    elif isinstance(node, ast.comprehension):
        node.ifs.insert(0, _placed(_count(), node.target))
    elif isinstance(node, ast.Return):
        answer = node.value or _placed(ast.Constant(None), node)
        call = ast.Call(_name(ANSWERED), [answer, ast.Constant(node.lineno)], [])
        node.value = _placed(call, node)


def _without_pop(part: Any) -> Any:
    """The same; instead of ``something.pop()`` a call that notices whether that is a set."""
    is_pop = isinstance(part, ast.Call) and isinstance(part.func, ast.Attribute) and part.func.attr == "pop"
    if not is_pop or part.args or part.keywords:
        return part
    return _placed(ast.Call(_name(POPPED), [_without_pop(part.func.value)], []), part)


def _count() -> ast.expr:
    """``next(<lines left>, False) or <overrun>()``: true, or an exception."""
    one_less = ast.Call(_name(NEXT), [_name(LINES_LEFT), ast.Constant(False)], [])
    return ast.BoolOp(ast.Or(), [one_less, ast.Call(_name(OVERRUN), [], [])])


def _name(name: str) -> ast.Name:
    return ast.Name(name, ast.Load())


def _placed(new: ast.Expr | ast.expr, at: ast.stmt | ast.expr) -> Any:
    """The new node at the first line of another one, its parts too unless they have a place."""
    decorators = getattr(at, "decorator_list", None)
    ast.copy_location(new, decorators[0] if decorators else at)
    return ast.fix_missing_locations(new)


def _is_text(statement: ast.stmt) -> bool:
    return (
        isinstance(statement, ast.Expr)
        and isinstance(statement.value, ast.Constant)
        and isinstance(statement.value.value, str)
    )


def _is_future(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.ImportFrom) and statement.module == "__future__"
