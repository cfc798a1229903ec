"""Where a function came to its end without a return: perhaps the word is missing there.

def turn(view):
    if view.right:           the last line, if right is a wall
        Turn.RIGHT           the last line, if it is open: return is missing before it
"""

import ast
from collections.abc import Iterator, Sequence

from mazelib.learner.script.counting import Note, is_acting

#: The lines in these do not belong to the function around them.
_WITH_LINES_OF_ITS_OWN = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)


def last_statement(program: ast.Module, first: int, notes: Sequence[Note]) -> ast.stmt | None:
    """The last statement of the function whose def is in the line ``first``.

    ``notes`` are those of the lines that ran in its file, in order. None: there is no such
    function, nothing in it ran, or it did return.
    """
    for node in ast.walk(program):
        if isinstance(node, ast.FunctionDef) and node.lineno == first:
            own = {(each.lineno, is_acting(each)): each for each in _own_statements(node)}
            ran = [own[line, acts] for _file, line, acts, _ in notes if (line, acts) in own]
            return ran[-1] if ran and not isinstance(ran[-1], ast.Return) else None
    return None


def _own_statements(block: ast.AST) -> Iterator[ast.stmt]:
    """All statements in a function, without those of functions and classes in it."""
    for node in ast.iter_child_nodes(block):
        if isinstance(node, ast.stmt):
            yield node
        if not isinstance(node, _WITH_LINES_OF_ITS_OWN):
            yield from _own_statements(node)


def lacks_return(statement: ast.stmt) -> bool:
    """Whether a statement looks like an answer: a value that is not used.

    Methods and print are called for what they do, and not for what they answer.
    """
    match statement:
        case ast.Expr(value=ast.Call(func=ast.Name(id=name))):
            return name != "print"
        case ast.Expr(value=value):
            return not isinstance(value, ast.Call)
    return False
