"""Which lines of a program may change what a strategy keeps.

What it keeps is looked at again only after such a line has run. Most lines only ask.
"""

import ast

from mazelib.learner.script.plain_words import ONLY_ASK, SIGNS

#: What a line may consist of that only asks, or that gives a value to a local name.
_ASKING = (
    ast.If,
    ast.Return,
    ast.Assign,
    ast.Name,
    ast.Constant,
    ast.Compare,
    ast.BoolOp,
    ast.UnaryOp,
    *SIGNS,
)


def may_change(statement: ast.stmt) -> bool:
    """Whether a line may change what is kept. The lines in its body are not looked at."""
    if not _only_asks(statement):
        return True
    for part in ast.iter_child_nodes(statement):
        if isinstance(part, ast.stmt):
            continue
        for node in ast.walk(part):
            if not _only_asks(node):
                return True
    return False


def _only_asks(node: ast.AST) -> bool:
    match node:
        case ast.Attribute():
            return isinstance(node.ctx, ast.Load)
        case ast.Call(func=ast.Name(id=name)):
            return name in ONLY_ASK
    return isinstance(node, _ASKING)
