"""What a learner's file may use that nobody can compare, or look behind: seen from its code, before it runs.

With such a doubt a walk is never called circling. It is no error: the rule walks all the same.
"""

import ast

from mazelib.learner.counting import HEADER
from mazelib.snapshot.freezer import DICE, first_doubt

#: Modules that toss nothing, read no clock, and keep nothing that cannot be seen in what they make.
_MODULES = {
    "__future__", "collections", "dataclasses", "enum", "here", "itertools", "math", "mazelib",
    "mazelib.compass", "mazelib.view", "typing",
}  # fmt: skip
#: Names that lead past what is looked at, or to functions whose answers nobody can predict.
_NAMES = {
    "compile", "delattr", "eval", "exec", "getattr", "globals", "hash", "id", "locals", "open", "setattr",
    "vars",
}  # fmt: skip
#: Attributes that lead there.
_ATTRIBUTES = {"_sys", "builtins", "cr_frame", "ag_frame", "gi_frame", "sys"}
#: Special names that lead nowhere.
_HARMLESS = {"__file__", "__init__", "__name__", "__slots__"}


def doubt_in(program: ast.Module) -> str:
    """Why nobody can tell whether a rule of this program circles, in a few words; empty where one can."""
    return first_doubt(*(doubt for node in ast.walk(program) for doubt in _doubts(node)))


def sets_globals(program: ast.Module) -> bool:
    """Whether its functions give new values to global names."""
    return any(isinstance(node, ast.Global) for node in ast.walk(program))


def writing_lines(program: ast.Module) -> frozenset[int]:
    """The lines that may change what an object keeps: all but those that ask, or call known functions."""
    nodes = list(ast.walk(program))
    functions = {alias.name for node in nodes if isinstance(node, ast.ImportFrom) for alias in node.names}
    functions |= {node.name for node in nodes if isinstance(node, ast.FunctionDef)}
    functions -= {node.id for node in nodes if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
    functions -= {node.arg for node in nodes if isinstance(node, ast.arg)}

    def may_write(part: ast.AST) -> bool:
        match part:
            case ast.Call(ast.Name(name)):
                return name not in functions
            case ast.Attribute(ctx=context):
                return not isinstance(context, ast.Load)
        return isinstance(part, (ast.AugAssign, ast.Call, ast.Subscript, ast.Lambda))

    lines: set[int] = set()
    for statement in (node for node in nodes if isinstance(node, ast.stmt)):
        parts = [part for part in ast.iter_child_nodes(statement) if not isinstance(part, ast.stmt)]
        if any(may_write(inner) for part in parts for inner in (statement, *ast.walk(part))):
            lines |= {statement.lineno, statement.lineno + HEADER}
    return frozenset(lines)


def _doubts(node: ast.AST) -> list[str]:
    match node:
        case ast.Import(names):
            return [_of_module(alias.name) for alias in names]
        case ast.ImportFrom(module):
            return [_of_module(module or ".")]
        case ast.Name(name) if name in _NAMES or _is_special(name):
            return [f"the name {name}"]
        case ast.Attribute(_, name) if name in _ATTRIBUTES or _is_special(name):
            return [f"the name {name}"]
    return []


def _of_module(name: str) -> str:
    if name in _MODULES or name.startswith("mazelib.strategies."):
        return ""
    return DICE if name == "random" else f"an import of {name}"


def _is_special(name: str) -> bool:
    return name[:2] == "__" and name[-2:] == "__" and name not in _HARMLESS
