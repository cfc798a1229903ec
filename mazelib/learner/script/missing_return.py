"""Where a function came to its end without a return: perhaps the word is missing there.

def turn(view):
    if view.right:           the last line, if right is a wall
        Turn.RIGHT           the last line, if it is open: return is missing before it
"""

import ast
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from mazelib.learner.script.counting import Note, is_acting
from mazelib.walking.view import SENSES

#: The lines in these do not belong to the function around them.
_WITH_LINES_OF_ITS_OWN = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)


class EndOfFunction(NamedTuple):
    """Where a function came to its end without a return.

    ``sides`` are those of the view that it asked on its way there: front, right, ...
    ``turns`` are the names to which it gives turns, and nothing else; ``returns`` is true if a
    return stands anywhere in it; ``last`` is its last statement.
    """

    function: str
    statement: ast.stmt
    last: ast.stmt
    sides: tuple[str, ...] = ()
    turns: tuple[str, ...] = ()
    returns: bool = True


def end_without_return(
    program: ast.Module, line: int, notes: Sequence[Note]
) -> EndOfFunction | None:
    """Where the function ended that answered last; None: there is none, or it did return.

    The function is the one whose def is in the ``line``; or the line returns what a helper answers,
    and then it is the helper. ``notes`` are those of the lines that ran in its file, in order.
    """
    helper = _helper_returned_in(program, line)
    if helper:
        return end_without_return(program, helper.lineno, notes)
    for node in ast.walk(program):
        if isinstance(node, ast.Return) and node.lineno == line and printed_turn(node):
            return EndOfFunction(_name_of_function_around(program, line), node, node)
        if isinstance(node, ast.FunctionDef) and node.lineno == line:
            own = {(each.lineno, is_acting(each)): each for each in own_statements(node)}
            ran = [own[at, acts] for _file, at, acts, _ in notes if (at, acts) in own]
            if ran and not isinstance(ran[-1], ast.Return):
                return _end_of(node, ran)
            return None
    return None


def _end_of(function: ast.FunctionDef, ran: Sequence[ast.stmt]) -> EndOfFunction:
    """The end of a function in which these statements ran."""
    own = list(own_statements(function))
    return EndOfFunction(
        function.name,
        ran[-1],
        function.body[-1],
        _sides_asked(ran),
        tuple(_names_of_turns(own)),
        returns=any(isinstance(each, ast.Return) for each in own),
    )


def _names_of_turns(statements: Sequence[ast.stmt]) -> list[str]:
    """The names that get a turn wherever they get a value."""
    turns = dict[str, None]()
    others = set[str]()
    for statement in statements:
        match statement:
            case ast.Assign(
                targets=[ast.Name(id=name)], value=ast.Attribute(value=ast.Name(id="Turn"))
            ):
                turns[name] = None
            case ast.Assign(targets=[ast.Name(id=name)]) | ast.AugAssign(target=ast.Name(id=name)):
                others.add(name)
            case _:
                pass
    return [name for name in turns if name not in others]


def _helper_returned_in(program: ast.Module, line: int) -> ast.FunctionDef | None:
    """The function of the program that a line calls to return its answer; None if it does not."""
    functions = {
        node.name: node for node in program.body if isinstance(node, ast.FunctionDef)
    }
    for node in ast.walk(program):
        match node:
            case ast.Return(lineno=at, value=ast.Call(func=ast.Name(id=name))) if at == line:
                helper = functions.get(name)
                return helper if helper and not _holds(helper, node) else None
            case _:
                pass
    return None


def _name_of_function_around(program: ast.Module, line: int) -> str:
    """The name of the innermost function around a line."""
    around = [
        node
        for node in ast.walk(program)
        if isinstance(node, ast.FunctionDef) and node.lineno <= line <= (node.end_lineno or line)
    ]
    return max(around, key=lambda node: node.lineno).name


def _holds(function: ast.FunctionDef, part: ast.AST) -> bool:
    return any(node is part for node in ast.walk(function))


def _sides_asked(statements: Sequence[ast.stmt]) -> tuple[str, ...]:
    """The sides of the view in the questions that ran, each once."""
    sides = dict[str, None]()
    for statement in statements:
        if isinstance(statement, (ast.If, ast.While)):
            for node in ast.walk(statement.test):
                if isinstance(node, ast.Attribute) and node.attr in SENSES:
                    sides[node.attr] = None
    return tuple(sides)


def own_statements(block: ast.AST) -> Iterator[ast.stmt]:
    """All statements in a function, without those of functions and classes in it."""
    for node in ast.iter_child_nodes(block):
        if isinstance(node, ast.stmt):
            yield node
        if not isinstance(node, _WITH_LINES_OF_ITS_OWN):
            yield from own_statements(node)


def printed_turn(statement: ast.stmt) -> str:
    """The turn that a statement prints, as it is written; "" if it prints none."""
    match statement:
        case ast.Expr(value=value) | ast.Return(value=value):
            match value:
                case ast.Call(
                    func=ast.Name(id="print"),
                    args=[ast.Attribute(value=ast.Name(id="Turn")) as turn],
                ):
                    return ast.unparse(turn)
    return ""


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
