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
    "compile", "copyright", "credits", "delattr", "eval", "exec", "exit", "getattr", "globals", "hash",
    "help", "id", "license", "locals", "open", "quit", "repr", "setattr", "vars",
}  # fmt: skip
#: There is only one of each.
_ONLY_ONE = ("None", "True", "False")
#: Attributes that lead there.
_ATTRIBUTES = {"builtins", "inspect", "keyword", "cr_frame", "ag_frame", "gi_frame", "sys"}
#: Special names that lead nowhere.
_HARMLESS = {"__file__", "__init__", "__name__"}


def doubt_in(program: ast.Module) -> str:
    """Why nobody can tell whether a rule of this program circles, in a few words; empty where one can."""
    return first_doubt(*(doubt for node in ast.walk(program) for doubt in _doubts(node)))


def writing_lines(program: ast.Module) -> frozenset[int]:
    """The lines that may change what an object keeps: all but those that ask, or call its own functions."""
    nodes, lines = list(ast.walk(program)), set[int]()
    given = {node.id for node in nodes if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
    given |= {node.arg for node in nodes if isinstance(node, ast.arg)}
    functions = {node.name for node in nodes if isinstance(node, (ast.FunctionDef, ast.alias))} - given
    for statement in (node for node in nodes if isinstance(node, ast.stmt)):
        parts = [part for part in ast.iter_child_nodes(statement) if not isinstance(part, ast.stmt)]
        if any(_may_write(inner, functions) for part in parts for inner in (statement, *ast.walk(part))):
            lines |= {statement.lineno, statement.lineno + HEADER}
    return frozenset(lines)


def _may_write(node: ast.AST, functions: set[str]) -> bool:
    match node:
        case ast.Call(ast.Name(name)):
            return name not in functions
        case ast.Attribute(ctx=context):
            return not isinstance(context, ast.Load)
    return isinstance(node, (ast.AugAssign, ast.Call, ast.Subscript, ast.Lambda))


def _doubts(node: ast.AST) -> list[str]:
    match node:
        case ast.Import(names):
            return [_of_module(alias.name) for alias in names]
        case ast.ImportFrom(module, names):
            hidden = [f"the name {alias.name}" for alias in names if alias.name[0] == "_"]
            return [_of_module(module or "."), *hidden]
        case ast.Name(name, context) if name in _NAMES or name[:2] == "__":
            is_asked = name in _HARMLESS and isinstance(context, ast.Load)
            return [] if is_asked else [f"the name {name}"]
        case ast.Attribute(of, name) if name in _ATTRIBUTES or _is_special(name) or name[0] == "_":
            # What is private to an object it may keep: it is seen there.
            is_own = isinstance(of, ast.Name) and of.id in ("self", "cls") and not _is_special(name)
            return [] if is_own or name in _HARMLESS else [f"the name {name}"]
        case ast.MatchClass(kwd_attrs=names):
            return [f"the name {name}" for name in names if name[0] == "_"]
        case ast.Compare(left, ops, others) if any(isinstance(each, (ast.Is, ast.IsNot)) for each in ops):
            # Two equal numbers may be one thing or two: nobody can tell by looking.
            sides = (left, *others)
            is_one = any(isinstance(side, ast.Attribute) or ast.unparse(side) in _ONLY_ONE for side in sides)
            return [] if is_one else ["the word is"]
    return []


def _of_module(name: str) -> str:
    if name in _MODULES or name.startswith("mazelib.strategies."):
        return ""
    return DICE if name == "random" else f"an import of {name}"


def _is_special(name: str) -> bool:
    return name[:2] == "__" and name[-2:] == "__" and name not in _HARMLESS
