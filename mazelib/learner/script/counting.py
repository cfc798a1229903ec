"""Writes counting into a program: each line is noted when it begins, and one less is left to run.

    while True:                 <ran>(note) or next(<lines left>, False) or <overrun>()
        pass                    while True:
                                    <ran>(note) or next(<lines left>, False) or <overrun>()
                                    pass

A statement counts when it begins, a comprehension in each round, a lambda in each call. The count
is the same on every machine and in every version of Python. Once no line is left, every further
line raises an error.

Three more things are written in: which line answered (for a function that just ends, its ``def``),
which object gets a new attribute, and each return to the first line of a loop, if its function
yields: a step of a maker often begins inside a loop.

    return True                 return <answered>(True, line)
    yield "Dig."                yield <yielded>("Dig.", line)
    self.steps = 1              <touched>(self, "steps").steps = 1
    while way:                  while <ran>(note) or way:
"""

import ast
from collections.abc import Iterator
from typing import Any, TypeVar

from mazelib.learner.script.changes import may_change, names_that_only_ask

#: Names that the counted program finds in its namespace. No program can contain such names, so
#: they never clash with a name in the program, not even in the body of a class.
RAN = "<ran>"
NEXT = "<next>"
LINES_LEFT = "<lines left>"
OVERRUN = "<overrun>"
ANSWERED = "<answered>"
YIELDED = "<yielded>"
TOUCHED = "<touched>"

#: What is noted about a line: its file and its number; whether it acts, and does not only ask or
#: repeat ("if view.right:" can run without the lines in its body); and whether it may change what
#: is kept. It is a plain tuple, because Python takes nothing else as a constant.
Note = tuple[str, int, bool, bool]

_WITH_DOCSTRING = (ast.Module, ast.ClassDef, ast.FunctionDef)
_WITH_YIELDS_OF_ITS_OWN = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Lambda)
_New = TypeVar("_New", ast.Expr, ast.expr)


def counted(program: ast.Module, file: str) -> ast.Module:
    """The program of a file, changed in place so that it counts and notes its lines."""
    marker = _Marker(file)
    only_ask = names_that_only_ask(program)
    loops = set(_loops_that_yield(program))
    # ast.walk looks up the children of a node before we change it, so nothing is counted twice.
    for node in ast.walk(program):
        for field, part in ast.iter_fields(node):
            if isinstance(part, list) and part and isinstance(part[0], ast.stmt):
                noted = [(each, _note_of(each, file, only_ask)) for each in part]
                may_have_docstring = isinstance(node, _WITH_DOCSTRING)
                setattr(node, field, list(_with_counts(noted, may_have_docstring)))
        if isinstance(node, (ast.For, ast.While)) and node in loops:
            _note_rounds(node, _note_of(node, file, only_ask))
        marker.visit(node)
    # A new node without a line gets the line of the node around it.
    return ast.fix_missing_locations(program)


def _with_counts(
    noted: list[tuple[ast.stmt, Note]], may_have_docstring: bool
) -> Iterator[ast.stmt]:
    """The statements of one block, each after a line that counts it and takes its note."""
    for number, (statement, note) in enumerate(noted):
        is_docstring = may_have_docstring and number == 0 and _is_text(statement)
        if not is_docstring and not _must_stay_first(statement):
            ran_and_counted = ast.BoolOp(ast.Or(), [_ran(note), _count()])
            yield _placed(ast.Expr(ran_and_counted), statement)
        yield statement


def _loops_that_yield(program: ast.Module) -> Iterator[ast.For | ast.While]:
    """All loops in functions that yield."""
    for function in ast.walk(program):
        if isinstance(function, ast.FunctionDef):
            own = list(_own_parts(function))
            if any(isinstance(part, (ast.Yield, ast.YieldFrom)) for part in own):
                yield from (part for part in own if isinstance(part, (ast.For, ast.While)))


def _own_parts(node: ast.AST) -> Iterator[ast.AST]:
    """All that is in a function, without the parts of functions and classes in it."""
    for part in ast.iter_child_nodes(node):
        yield part
        if not isinstance(part, _WITH_YIELDS_OF_ITS_OWN):
            yield from _own_parts(part)


def _note_rounds(loop: ast.For | ast.While, note: Note) -> None:
    """Note the first line of a loop in each round, and when no round is left."""
    if isinstance(loop, ast.While):
        loop.test = _placed(ast.BoolOp(ast.Or(), [_ran(note), loop.test]), loop.test)
    else:
        loop.body.insert(0, _placed(ast.Expr(_ran(note)), loop))
        loop.orelse.insert(0, _placed(ast.Expr(_ran(note)), loop))


def _is_text(statement: ast.stmt) -> bool:
    if not isinstance(statement, ast.Expr) or not isinstance(statement.value, ast.Constant):
        return False
    return isinstance(statement.value.value, str)


def _must_stay_first(statement: ast.stmt) -> bool:
    """Whether Python allows nothing before a statement. Such a statement needs no counting."""
    if isinstance(statement, ast.ImportFrom):
        return statement.module == "__future__"
    return isinstance(statement, (ast.Global, ast.Nonlocal))


def _note_of(statement: ast.stmt, file: str, only_ask: frozenset[str]) -> Note:
    return (file, statement.lineno, is_acting(statement), may_change(statement, only_ask))


def is_acting(statement: ast.stmt) -> bool:
    """Whether a statement acts, and does not only ask or repeat what is in its body."""
    return not isinstance(statement, ast.Match) and "body" not in statement._fields


class _Marker(ast.NodeVisitor):
    """Writes into one node at a time; its methods do not visit the parts of a node.

    It counts rounds and calls that have no statement of their own, and marks answers and objects
    that get an attribute.
    """

    def __init__(self, file: str) -> None:
        self._file = file

    def generic_visit(self, node: ast.AST) -> None:
        """Leave other nodes as they are."""

    def visit_comprehension(self, node: ast.comprehension) -> None:
        """Count each round of a comprehension."""
        node.ifs.insert(0, _placed(_count(), node.target))

    def visit_Lambda(self, node: ast.Lambda) -> None:
        """Count each call of a lambda, and mark its answer."""
        answer = self._told(ANSWERED, node.body, node)
        node.body = _placed(ast.BoolOp(ast.And(), [_count(), answer]), node.body)

    def visit_Return(self, node: ast.Return) -> None:
        """Mark an answer."""
        node.value = _placed(self._told(ANSWERED, node.value, node), node)

    def visit_Yield(self, node: ast.Yield) -> None:
        """Mark a step of a maker."""
        node.value = _placed(self._told(YIELDED, node.value, node), node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        """Mark the end of a function, where it answers None."""
        end = ast.Expr(self._told(ANSWERED, None, node))
        node.body.append(_placed(end, node.body[-1]))

    def visit_Attribute(self, node: ast.Attribute) -> None:
        """Mark an object that gets or loses an attribute."""
        if not isinstance(node.ctx, ast.Load):
            touched = _call(TOUCHED, node.value, _constant(node.attr))
            node.value = _placed(touched, node.value)

    def _told(self, hook: str, value: ast.expr | None, node: ast.stmt | ast.expr) -> ast.expr:
        """``<answered>(value, line)``: gives the value, and notes the line of the node."""
        line = (self._file, node.lineno)
        return _call(hook, value or _constant(None), _constant(line))


def _ran(note: Note) -> ast.expr:
    """``<ran>(note)``: it gives None."""
    return _call(RAN, _constant(note))


def _count() -> ast.expr:
    """``next(<lines left>, False) or <overrun>()``: true, or an exception."""
    one_less = _call(NEXT, ast.Name(LINES_LEFT, ast.Load()), _constant(False))
    return ast.BoolOp(ast.Or(), [one_less, _call(OVERRUN)])


def _call(name: str, *arguments: ast.expr) -> ast.expr:
    return ast.Call(ast.Name(name, ast.Load()), list(arguments), [])


def _constant(value: Any) -> ast.expr:
    """A constant. Python also takes tuples, which the types of the module ast leave out."""
    return ast.Constant(value)


def _placed(new: _New, at: ast.stmt | ast.expr) -> _New:
    """The new node at the line of another one."""
    return ast.copy_location(new, at)
