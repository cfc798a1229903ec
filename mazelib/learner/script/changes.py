"""Which lines of a program may change what a strategy keeps.

What it keeps is looked at again only after such a line has run. Most lines only ask.
"""

import ast

from mazelib.learner.script.our_names import ONLY_ASK

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
    ast.boolop,
    ast.unaryop,
    ast.cmpop,
    ast.expr_context,
)


def names_that_only_ask(program: ast.Module) -> frozenset[str]:
    """The names of functions of ours that only ask, if the file uses them for nothing else."""
    imports: set[ast.alias] = set()
    other_words: set[str] = set()
    for node in ast.walk(program):
        if isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] == "mazelib":
            imports |= {alias for alias in node.names if not alias.asname}
        elif node not in imports and not _is_asked(node):
            other_words |= _words_of(node)
    if "*" in other_words:
        return frozenset()  # Then any name may stand for anything.
    return (ONLY_ASK & {alias.name for alias in imports}) - other_words


def _is_asked(node: ast.AST) -> bool:
    """Whether a node only asks what a name stands for."""
    return isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)


def _words_of(node: ast.AST) -> set[str]:
    """All words in a node: a name to which it gives a meaning is one of them."""
    words = [value for _field, value in ast.iter_fields(node) if isinstance(value, str)]
    return {word.partition(".")[0] for word in words}


def may_change(statement: ast.stmt, only_ask: frozenset[str]) -> bool:
    """Whether a line may change what is kept. The lines in its body are not looked at.

    ``only_ask`` are the names in its file whose calls only ask.
    """
    if not _only_asks(statement, only_ask):
        return True
    for part in ast.iter_child_nodes(statement):
        if isinstance(part, ast.stmt):
            continue
        for node in ast.walk(part):
            if not _only_asks(node, only_ask):
                return True
    return False


def _only_asks(node: ast.AST, only_ask: frozenset[str]) -> bool:
    match node:
        case ast.Attribute():
            return isinstance(node.ctx, ast.Load)
        case ast.Call(func=ast.Name(id=name)):
            return name in only_ask
    return isinstance(node, _ASKING)
