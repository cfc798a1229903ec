"""Counters and logs: what a class only notes, and never asks for again.

    self.steps = 0      self.path = []              self.way = ""
    self.steps += 1     self.path.append(place)     self.way += str(place)      print(self.way)

No answer depends on them. So a circle is proven although they change in every lap, if the class is
plain (see proof). An attribute with which anything else is done is no counter and no log.
"""

import ast
import re
from collections.abc import Mapping
from enum import Enum

#: What one piece of code does with an attribute.
_Use = Enum("_Use", "COUNT LIST TEXT PRINT ASK")
#: What is only noted is always noted in the same one of these ways.
_NOTED = ({_Use.COUNT}, {_Use.LIST}, {_Use.TEXT})
#: How a counter is counted. Its steps are small: it will never be too large to be printed.
_COUNTING = "{name} (= |[+]= |= {name} [+] )[0-9]{{1,6}}"


def only_noted(outer: Mapping[ast.AST, ast.AST]) -> frozenset[str]:
    """The counters and logs in a plain program. It is given as the node around each node of it."""
    uses: dict[str, set[_Use]] = {}
    for node in outer:
        if isinstance(node, ast.Attribute):
            uses.setdefault(node.attr, set()).add(_use(node, outer))
        elif isinstance(node, ast.Name) and isinstance(outer[outer[node]], ast.ClassDef):
            # The class itself gives its objects a value to begin with.
            uses.setdefault(node.id, set()).add(_use(node, outer))
    return frozenset(name for name, how in uses.items() if how - {_Use.PRINT} in _NOTED)


def _use(node: ast.Attribute | ast.Name, outer: Mapping[ast.AST, ast.AST]) -> _Use:
    statement: ast.AST = node
    while not isinstance(statement, ast.stmt):
        statement = outer[statement]
    if _is_printed(node, outer):
        return _Use.PRINT
    name = ast.unparse(node)
    code = ast.unparse(statement)
    if re.fullmatch(_COUNTING.format(name=re.escape(name)), code):
        return _Use.COUNT
    match statement:
        case ast.Expr(value=ast.Call(func=ast.Attribute(value=value, attr="append"))):
            return _Use.LIST if value is node else _Use.ASK
    if _is_lengthened(node, statement):
        return _Use.TEXT
    return _Use.LIST if code == f"{name} = []" else _Use.ASK


def _is_lengthened(node: ast.AST, statement: ast.AST) -> bool:
    """Whether a statement begins a text (the node) anew, or puts something at its end."""
    match statement:
        case ast.AugAssign(target=target, op=ast.Add()):
            return target is node
        case ast.Assign(targets=[target], value=ast.Constant(value=str())):
            return target is node
        case ast.Assign(targets=[target], value=first):
            while isinstance(first, ast.BinOp) and isinstance(first.op, ast.Add):
                first = first.left
            is_same = ast.unparse(target) == ast.unparse(first)
            return is_same and (target is node or first is node)
    return False


def _is_printed(node: ast.AST, outer: Mapping[ast.AST, ast.AST]) -> bool:
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
