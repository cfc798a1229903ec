"""Counting written into a program: each line that begins is noted, and takes one from the lines left.

    while True:                 <ran>(note) or next(<lines left>, False) or <overrun>()
        pass                    while True:
                                    <ran>(note) or next(<lines left>, False) or <overrun>()
                                    pass

A statement counts when it begins, a comprehension at every round, a lambda at every call: the same on
each machine and in each version of Python. Once no line is left, every further line raises.

Written in besides: which line answered (at the end of a function, its ``def``), and what is given an
attribute:

    return True                 return <answered>(True, line)
    self.steps = 1              <touched>(self, "steps").steps = 1
"""

import ast
from collections.abc import Iterator
from typing import Any

from mazelib.learner.changes import may_change

#: Names that the counted program finds in its namespace. Nobody can write them in Python, so no
#: name of the program's own comes before them, not even in the body of a class.
RAN, NEXT, LINES_LEFT, OVERRUN = "<ran>", "<next>", "<lines left>", "<overrun>"
ANSWERED, TOUCHED = "<answered>", "<touched>"

#: What is noted of a line: its file and number, whether it does something and does not only ask or repeat
#: (that "if view.right:" has run says nothing of what stands behind its colon), and whether it may change
#: what is kept.
Note = tuple[str, int, bool, bool]

_WITH_DOCSTRING = (ast.Module, ast.ClassDef, ast.FunctionDef)


def counted(program: ast.Module, file: str) -> ast.Module:
    """The program of a file, changed in place so that its lines are counted and noted."""
    # ast.walk has looked up the children of a node before we change it: nothing is counted twice.
    for node in ast.walk(program):
        for name, part in ast.iter_fields(node):
            if isinstance(part, list) and part and isinstance(part[0], ast.stmt):
                setattr(node, name, list(_with_counts(part, isinstance(node, _WITH_DOCSTRING), file)))
        _mark(node, file)
    return program


def _with_counts(statements: list[ast.stmt], may_have_docstring: bool, file: str) -> Iterator[ast.stmt]:
    for number, statement in enumerate(statements):
        match statement:
            case ast.Expr(ast.Constant(str())) if may_have_docstring and number == 0:
                pass
            case ast.Global() | ast.Nonlocal() | ast.ImportFrom(module="__future__"):
                pass
            case _:
                does = not isinstance(statement, ast.Match) and "body" not in statement._fields
                note: Any = (file, statement.lineno, does, may_change(statement))
                ran = _call(RAN, ast.Constant(note))
                yield _placed(ast.Expr(ast.BoolOp(ast.Or(), [ran, _count()])), statement)
        yield statement


def _mark(node: ast.AST, file: str) -> None:
    """Count what goes round without a statement, and mark what answers or is given an attribute."""
    where: Any = (file, getattr(node, "lineno", 0))
    line, nothing = ast.Constant(where), ast.Constant(None)
    match node:
        case ast.comprehension():
            node.ifs.insert(0, _placed(_count(), node.target))
        case ast.Lambda():
            counted_answer = [_count(), _call(ANSWERED, node.body, line)]
            node.body = _placed(ast.BoolOp(ast.And(), counted_answer), node.body)
        case ast.Return() | ast.Yield():
            node.value = _placed(_call(ANSWERED, node.value or nothing, line), node)
        case ast.FunctionDef():
            node.body.append(_placed(ast.Expr(_call(ANSWERED, nothing, line)), node.body[-1]))
        case ast.Attribute(value, name, ast.Store() | ast.Del()):
            node.value = _placed(_call(TOUCHED, value, ast.Constant(name)), value)


def _count() -> ast.expr:
    """``next(<lines left>, False) or <overrun>()``: true, or an exception."""
    one_less = _call(NEXT, ast.Name(LINES_LEFT, ast.Load()), ast.Constant(False))
    return ast.BoolOp(ast.Or(), [one_less, _call(OVERRUN)])


def _call(name: str, *arguments: ast.expr) -> ast.expr:
    return ast.Call(ast.Name(name, ast.Load()), list(arguments), [])


def _placed(new: ast.Expr | ast.expr, at: ast.stmt | ast.expr) -> Any:
    """The new node at the first line of another one, its parts too unless they have a place."""
    return ast.fix_missing_locations(ast.copy_location(new, at))
