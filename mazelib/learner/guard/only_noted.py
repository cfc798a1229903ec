"""Counters and logs: what a class only notes, and never asks for again.

    self.steps = 0      self.path = []              self.way = ""
    self.steps += 1     self.path.append(place)     self.way += str(place)      print(self.way)

A log may also grow by self.path += [place]. No answer depends on them. So a circle is proven
although they change in every lap, if the class is plain (see proof). An attribute with which
anything else is done is no counter and no log.
"""

import ast
from collections.abc import Mapping

#: The node around each node of a program.
Outer = Mapping[ast.AST, ast.AST]
#: A counter takes small steps: it never becomes too large to be printed.
LONGEST_STEP = 999_999


def only_noted(outer: Outer) -> frozenset[str]:
    """The names of the counters and logs in a plain program."""
    kinds: dict[str, set[type | None]] = {}
    for node in outer:
        if isinstance(node, ast.Attribute):
            name = node.attr
        elif isinstance(node, ast.Name) and isinstance(outer[outer[node]], ast.ClassDef):
            name = node.id  # The class itself gives its objects a value to begin with.
        else:
            continue
        if not _is_printed(node, outer):
            kinds.setdefault(name, set()).add(_noted_as(node, outer))
    return frozenset(name for name in kinds if kinds[name] in ({int}, {list}, {str}))


def _noted_as(node: ast.Attribute | ast.Name, outer: Outer) -> type | None:
    """The class of a value that is begun or made longer here; None if anything else is done."""
    statement: ast.AST = node
    while not isinstance(statement, ast.stmt):
        statement = outer[statement]
    match statement:
        case ast.Expr(value=ast.Call(func=ast.Attribute(value=log, attr="append"))):
            return list if log is node else None
        case (
            ast.AugAssign(target=target, op=ast.Add(), value=ast.List())
            | ast.Assign(targets=[target], value=ast.List(elts=[]))
        ):
            return list if target is node else None
        case ast.AugAssign(target=target, op=ast.Add(), value=added):
            return _class_of(added) if target is node else None
        case ast.Assign(targets=[target], value=ast.Constant(value=beginning)):
            return type(beginning) if target is node else None
        case ast.Assign(targets=[target], value=ast.BinOp(op=ast.Add()) as total):
            first = _first_of(total)
            is_same = ast.unparse(first) == ast.unparse(target)
            added = total.right if total.left is first else total
            return _class_of(added) if is_same and node in (target, first) else None
    return None


def _first_of(total: ast.expr) -> ast.expr:
    """The first of several values that are added: self.way, of self.way + " " + str(place)."""
    while isinstance(total, ast.BinOp) and isinstance(total.op, ast.Add):
        total = total.left
    return total


def _class_of(added: ast.expr) -> type:
    """The class to which a value can be added for ever: to a number only a small, whole number."""
    match added:
        case ast.Constant(value=int(step)) if step <= LONGEST_STEP:
            return int
    return str


def _is_printed(node: ast.AST, outer: Outer) -> bool:
    """Whether a value only becomes a part of a text that is printed."""
    while True:
        match outer[node]:
            case ast.FormattedValue(format_spec=None) | ast.JoinedStr() | ast.BinOp(op=ast.Add()):
                node = outer[node]
            case ast.Call(func=ast.Name(id="len" | "str")):
                node = outer[node]
            case ast.Call(func=ast.Name(id="print"), args=args) as call:
                return node in args and isinstance(outer[call], ast.Expr)
            case _:
                return False
