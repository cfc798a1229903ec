"""Which lines of a program may change what a strategy keeps.

Only after such a line has run, what is kept is looked at again: most lines only ask.
"""

import ast

from mazelib.learner.known_words import ONLY_ASK
from mazelib.learner.syntax import calls, is_sign

#: What may stand in a line that only asks, or gives a name of its own turn a value.
_ASKING = (
    ast.If,
    ast.Return,
    ast.Assign,
    ast.Name,
    ast.Constant,
    ast.Compare,
    ast.BoolOp,
    ast.UnaryOp,
)


def may_change(statement: ast.stmt) -> bool:
    """Whether a line may change what is kept; not the lines that stand below it, in its body."""
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
    if isinstance(node, ast.Attribute):
        return isinstance(node.ctx, ast.Load)
    return isinstance(node, _ASKING) or is_sign(node) or calls(node, ONLY_ASK)
