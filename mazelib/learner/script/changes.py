"""Which lines of a program may change what a strategy keeps.

What it keeps is looked at again only after such a line has run. Most lines only ask.
"""

import ast

#: Functions of ours that only ask.
ONLY_ASK = frozenset(
    {
        "all_closed",
        "back_of",
        "came_to_old_place",
        "least_used",
        "left_of",
        "onward_ways",
        "open_ways",
        "right_hand",
        "right_of",
        "stepped",
        "turn_between",
        "turned",
    }
)
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
    """The names of functions of ours that only ask, if they stand for nothing else in the file."""
    ours = set[str]()
    others = set[str]()
    for node in ast.walk(program):
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            is_ours = isinstance(node, ast.ImportFrom) and _is_a_room_of_ours(node.module)
            for alias in node.names:
                if is_ours and not alias.asname:
                    ours.add(alias.name)
                else:
                    others.add(alias.asname or alias.name.partition(".")[0])
        else:
            others.add(_name_given_by(node))
    if "*" in others:
        return frozenset()  # Then any name may stand for anything.
    return (ONLY_ASK & ours) - others


def _is_a_room_of_ours(module: str | None) -> bool:
    return (module or "").partition(".")[0] == "mazelib"


def _name_given_by(node: ast.AST) -> str:
    """The name to which a node gives another meaning, or takes it away; empty if there is none."""
    match node:
        case ast.Name(id=name, ctx=ast.Store() | ast.Del()) | ast.arg(arg=name):
            return name
        case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
            return name
        case ast.ExceptHandler(name=str(name)) | ast.MatchMapping(rest=str(name)):
            return name
        case ast.MatchAs(name=str(name)) | ast.MatchStar(name=str(name)):
            return name
    return ""


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
