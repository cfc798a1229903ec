"""Small questions about a piece of Python's syntax tree."""

import ast
from collections.abc import Collection


def name_in(node: ast.AST) -> str:
    """The name of a name or an attribute; empty for any other node."""
    if isinstance(node, ast.Name):
        return node.id
    if isinstance(node, ast.Attribute):
        return node.attr
    return ""


def calls(node: ast.AST, names: Collection[str]) -> bool:
    """Whether a node calls a function by one of these names."""
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
        return False
    return node.func.id in names


def is_sign(node: ast.AST) -> bool:
    """Whether a node is a sign, such as + or <, or only says how a name is used."""
    return isinstance(node, (ast.expr_context, ast.boolop, ast.operator, ast.unaryop, ast.cmpop))
