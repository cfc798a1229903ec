"""Is a file plain: so written that all its rule can keep from turn to turn is seen in the code itself?

    a plain function    writes to nothing outside of itself, and calls plain things only: it keeps nothing
    a plain class       is one whose methods are such, but may write to ``self``

Most rules of learners are. In a walk nothing need be looked at of a plain function, and of a plain class
only its attributes. Whatever is unusual (a decorator, a list outside of the functions) is not plain.
"""

import ast
import symtable

from mazelib.learner.counting import HEADER

_PURE = frozenset([
    "abs", "all", "any", "bool", "dict", "divmod", "enumerate", "float", "frozenset", "int", "isinstance",
    "len", "list", "max", "min", "range", "reversed", "round", "set", "sorted", "str", "sum", "tuple", "zip",
])  # fmt: skip
_PURE_OF_OURS = frozenset([
    "DELTAS", "Heading", "Place", "TURNED", "TURNS", "Turn", "View", "left_hand", "right_hand",
    "stepped", "turn_between", "turned",
])  # fmt: skip
_IN_CONSTANTS = (ast.Constant, ast.Tuple, ast.UnaryOp, ast.unaryop, ast.BinOp, ast.operator, ast.expr_context)
_IN_SHOW = (*_IN_CONSTANTS, ast.List, ast.Name, ast.keyword)
_UNUSUAL = (
    ast.AsyncFunctionDef, ast.Await, ast.ClassDef, ast.FunctionDef, ast.Global, ast.Import, ast.ImportFrom,
    ast.Match, ast.Nonlocal, ast.Yield, ast.YieldFrom,
)  # fmt: skip


def is_plain(program: ast.Module, text: str) -> bool:
    """Whether a file is plain. ``text`` is what the program was read from."""
    found = [item for statement in program.body for item in _names_of(statement).items()]
    names = {name for name, _ in found}
    if len(names) < len(found) or any(name.startswith("__") for name in names):
        return False
    known = _PURE - names | {name for name, is_pure in found if is_pure}
    scopes = symtable.symtable(text, "", "exec").get_children()
    return all(_outside_names(scope) <= known for scope in scopes if scope.get_name() in names)


def writing_lines(program: ast.Module) -> frozenset[int]:
    """The lines that may change what a plain class keeps: they store into things, or call their methods."""
    lines: set[int] = set()
    for statement in ast.walk(program):
        if isinstance(statement, ast.stmt):
            parts = [part for part in ast.iter_child_nodes(statement) if not isinstance(part, ast.stmt)]
            writes = any(_may_write(inner) for part in parts for inner in ast.walk(part))
            if writes or isinstance(statement, ast.AugAssign):
                lines |= {statement.lineno, statement.lineno + HEADER}
    return frozenset(lines)


def _may_write(part: ast.AST) -> bool:
    if isinstance(part, (ast.Attribute, ast.Subscript)):
        return not isinstance(part.ctx, ast.Load)
    return isinstance(part, ast.Call) and isinstance(part.func, ast.Attribute)


def _outside_names(scope: symtable.SymbolTable) -> set[str]:
    """The names that code finds outside of its function or class."""
    names = {symbol.get_name() for symbol in scope.get_symbols() if symbol.is_global()}
    return names.union(*map(_outside_names, scope.get_children()))


def _names_of(statement: ast.stmt, in_class: bool = False) -> dict[str, bool]:
    """The names that a statement gives a meaning, and whether rules may use them; ``__`` if it is unusual."""
    match statement:
        case ast.Expr(ast.Constant()) | ast.Pass():
            return {}
        case ast.If(ast.Compare(ast.Name("__name__")), body, orelse=[]) if not in_class:
            return {name: is_pure for each in body for name, is_pure in _names_of(each).items()}
        case ast.Expr(ast.Call(ast.Name("show"), given, named)) if not in_class:
            is_plain = all(isinstance(part, _IN_SHOW) for each in (*given, *named) for part in ast.walk(each))
            return {} if is_plain else {"__": False}
        case ast.ImportFrom(module=str(module), names=names) if module.split(".")[0] == "mazelib":
            return {name.asname or name.name: name.name in _PURE_OF_OURS for name in names}
        case ast.Import(names=names) | ast.ImportFrom(names=names):
            return {name.asname or name.name.split(".")[0]: False for name in names}
        case ast.Assign(targets=[ast.Name(name)], value=value) if not in_class or name[:2] != "__":
            return {name if all(isinstance(part, _IN_CONSTANTS) for part in ast.walk(value)) else "__": True}
        case ast.FunctionDef(name=name) if _is_plain_function(statement, in_class):
            return {"init" if in_class and name == "__init__" else name: True}
        case ast.ClassDef(name=name, bases=[], keywords=[], body=body, decorator_list=[]) if not in_class:
            parts = [part for inner in body for part in _names_of(inner, in_class=True)]
            return {"__" if any(part.startswith("__") for part in parts) else name: False}
    return {"__": False}


def _is_plain_function(function: ast.FunctionDef, is_method: bool) -> bool:
    """Whether a function is plain; as a method it may write to its first parameter."""
    own = function.args.args[0].arg if is_method and function.args.args else ""
    defaults = [default for default in (*function.args.defaults, *function.args.kw_defaults) if default]
    if function.decorator_list or not all(isinstance(default, ast.Constant) for default in defaults):
        return False
    return all(_is_plain_part(part, own) for statement in function.body for part in ast.walk(statement))


def _is_plain_part(part: ast.AST, own: str) -> bool:
    """Whether a piece of code keeps nothing, but for what ``own``, the function's ``self``, holds."""
    match part:
        case ast.Name(name, context):
            return name != own or isinstance(context, ast.Load)
        case ast.arg(name):
            return name != own
        case ast.Attribute(ast.Name(name), attribute) if name == own:
            return not attribute.endswith("__")
        case ast.Attribute(_, attribute, context):
            return isinstance(context, ast.Load) and attribute[0] != "_"
    return not isinstance(part, _UNUSUAL)
