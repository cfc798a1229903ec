"""The imports of the house as a graph, read from its source, late imports included.

A module is called by its dotted name inside the package: "maps.heya", and "" is mazelib itself.

Python imports the folders of a module before the module, so these count, too. Only the folders
around the importing module do not: they were imported before it.
"""

import ast
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

PACKAGE = "mazelib"
#: Functions that import the module whose name they are given.
IMPORTERS = ("import_module", "__import__", "find_spec", "run_module")
#: The class that imports each file of the folder in which it is made.
PLUGINS = "Plugins"

#: Module -> the modules of the package that it imports.
Imports = dict[str, set[str]]


@cache
def parsed(text: str) -> ast.Module:
    """The tree of a file, read once for all rules."""
    return ast.parse(text)


@cache
def nodes_of(tree: ast.Module) -> list[ast.AST]:
    """Everything that stands in a file, gone through once for all rules."""
    return list(ast.walk(tree))


def sources_of(root: Path) -> dict[str, str]:
    """Path below ``root``, as "maps/heya.py" -> the text of the file."""
    return {
        path.relative_to(root).as_posix(): path.read_text(encoding="utf-8")
        for path in root.rglob("*.py")
    }


def module_of(path: str) -> str:
    """The module in a file: "maps/heya.py" is "maps.heya", "maps/__init__.py" is "maps"."""
    return path.removesuffix(".py").removesuffix("__init__").strip("/").replace("/", ".")


def imports_of(sources: Mapping[str, str]) -> Imports:
    """Module -> those of the package that it imports; ``sources`` are texts by their paths."""
    modules = {module_of(path) for path in sources}
    found: Imports = {}
    for path, text in sources.items():
        module = module_of(path)
        named = [module_named(name, modules) for name in names_imported(parsed(text))]
        others = {other for other in named if other is not None}
        if calls(parsed(text), PLUGINS):
            others |= {other for other in modules if other.rpartition(".")[0] == module}
        for other in list(others):
            others |= (folders_of(other) - folders_of(module)) & modules
        found[module] = others - {module}
    return found


@cache
def sources_of_the_house() -> dict[str, str]:
    """All files of the package."""
    return sources_of(Path(__file__).parent.parent / PACKAGE)


@cache
def imports_of_the_house() -> Imports:
    """Its graph."""
    return imports_of(sources_of_the_house())


def names_imported(tree: ast.Module) -> Iterator[str]:
    """The full names that a file imports, as far as they are written out."""
    for node in nodes_of(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
    for call in calls(tree, *IMPORTERS):
        name = call.args[0]
        if isinstance(name, ast.Constant):
            yield name.value


def module_named(name: str, modules: set[str]) -> str | None:
    """The module of the package that a full name stands in; None if it is of another package."""
    if name.partition(".")[0] != PACKAGE:
        return None
    inside = name.removeprefix(PACKAGE).strip(".")
    while inside and inside not in modules:
        # The last part is a name in a module. What is nowhere is a name of mazelib itself.
        inside = inside.rpartition(".")[0]
    return inside


def folders_of(module: str) -> set[str]:
    """The folders that a module lies in: "a.b.c" lies in "a.b", in "a", and in mazelib itself."""
    parts = module.split(".")
    return {".".join(parts[:count]) for count in range(len(parts))}


def modules_with_unclear_imports(sources: Mapping[str, str]) -> set[str]:
    """Modules with an import whose full name is not written out, so no rule can follow it."""
    found = set()
    for path, text in sources.items():
        tree = parsed(text)
        relative = [node for node in nodes_of(tree) if getattr(node, "level", 0)]
        made_up = [call for call in calls(tree, *IMPORTERS) if not has_full_name(call)]
        if relative or made_up:
            found.add(module_of(path))
    return found


def has_full_name(call: ast.Call) -> bool:
    """Whether the first argument is the full name of a module."""
    return isinstance(call.args[0], ast.Constant) and not call.args[0].value.startswith(".")


def calls(tree: ast.Module, *names: str) -> list[ast.Call]:
    """The calls of functions or classes of these names, with or without a module before them."""
    return [node for node in nodes_of(tree) if isinstance(node, ast.Call) and called(node) in names]


def called(call: ast.Call) -> str:
    """The last part of what is called."""
    function = call.func
    if isinstance(function, ast.Subscript):  # Plugins[Scene](...)
        function = function.value
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


#: What may stand in a module and does nothing but give names: imports, definitions, values.
NAMING = (
    ast.Import, ast.ImportFrom, ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.AnnAssign,
)  # fmt: skip


def modules_with_effects(sources: Mapping[str, str]) -> set[str]:
    """Modules that do more than give names when they are imported, such as call a function."""
    found = set()
    for path, text in sources.items():
        if not all(only_names(statement) for statement in parsed(text).body):
            found.add(module_of(path))
    return found


def only_names(statement: ast.stmt) -> bool:
    """Whether a statement of a module only gives names, or runs only if the module is started."""
    if isinstance(statement, ast.Assign):
        return all(isinstance(target, ast.Name) for target in statement.targets)
    if isinstance(statement, ast.Expr):
        return isinstance(statement.value, ast.Constant)  # a docstring
    if isinstance(statement, ast.If):
        return ast.unparse(statement.test) in ("TYPE_CHECKING", "__name__ == '__main__'")
    return isinstance(statement, NAMING)
