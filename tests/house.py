"""The imports of the house as a graph, read from its source: late, relative and by a name made up.

A module is called by its dotted name inside of the package: "maps.heya", and "" is mazelib itself.

Python imports the folders of a module before the module, so these are counted, too. Only the
folders that the importing module lies in itself are not: they were imported before it. So nothing
that is imported leads to mazelib itself, which stands above all rooms, unless it is named.
"""

import ast
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

PACKAGE = "mazelib"
#: Functions that import the module whose name they are given.
IMPORTERS = ("import_module", "__import__", "find_spec", "run_module")
#: The class that imports each file of the folder whose package it is given.
FINDER = "Folder"

#: Module -> the modules of the package that it imports.
Imports = dict[str, set[str]]


class Name(NamedTuple):
    """The name of a module as far as the source says it; ``open`` where anything may follow."""

    text: str
    open: bool = False


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
        found[module] = set()
        for name in names_imported(path, parsed(text)):
            for other in modules_named(name, modules):
                found[module] |= {other, *(folders_of(other) - folders_of(module)) & modules}
        found[module].discard(module)
    return found


def folders_of(module: str) -> set[str]:
    """The folders that a module lies in: "a.b.c" lies in "a.b", in "a", and in mazelib itself."""
    parts = module.split(".")
    return {".".join(parts[:count]) for count in range(len(parts))}


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


def modules_that_import_anything(sources: Mapping[str, str]) -> set[str]:
    """Modules with an import by a name of which nothing is written down."""
    found = set()
    for path, text in sources.items():
        if Name("", open=True) in names_imported(path, parsed(text)):
            found.add(module_of(path))
    return found


def modules_named(name: Name, modules: set[str]) -> set[str]:
    """The modules of the package that may be meant."""
    if name.text.partition(".")[0] != PACKAGE:
        return set()
    if name.open:
        return {module for module in modules if f"{PACKAGE}.{module}".startswith(name.text)}
    inside = name.text.removeprefix(PACKAGE).strip(".")
    while inside and inside not in modules:
        # The last part is a name in a module. What is nowhere is a name of mazelib itself.
        inside = inside.rpartition(".")[0]
    return {inside}


def names_imported(path: str, tree: ast.Module) -> Iterator[Name]:
    """Every name that a file imports, wherever and however it does."""
    known = Known(path, tree)
    for node in nodes_of(tree):
        if isinstance(node, ast.Import):
            yield from (Name(alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            module = known.absolute("." * node.level + (node.module or ""))
            yield from (Name(f"{module}.{alias.name}") for alias in node.names)
        elif isinstance(node, ast.Call) and called(node) in IMPORTERS and node.args:
            name = known.name(node.args[0])
            yield Name(known.absolute(name.text), name.open)
        elif isinstance(node, ast.Call) and called(node) == FINDER:
            yield Name(known.name(node.args[0]).text + ".", open=True)


def called(call: ast.Call) -> str:
    """The last part of what is called."""
    function = call.func
    if isinstance(function, ast.Subscript):  # Folder[Scene](...)
        function = function.value
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


class Known:
    """What a file says about the names of modules that it makes up."""

    def __init__(self, path: str, tree: ast.Module) -> None:
        module = f"{PACKAGE}.{module_of(path)}".strip(".")
        is_package = path.endswith("__init__.py")
        self.package = module if is_package else module.rpartition(".")[0]
        self._texts: dict[str, ast.expr] = {
            "__name__": ast.Constant(module),
            "__package__": ast.Constant(self.package),
        }
        for node in nodes_of(tree):
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                self._texts[node.targets[0].id] = node.value

    def absolute(self, name: str) -> str:
        """A name whose leading dots are replaced by the package that they stand for."""
        level = len(name) - len(name.lstrip("."))
        if not level:
            return name
        parts = self.package.split(".")
        kept = parts[: len(parts) - (level - 1)]
        return ".".join([*kept, name[level:]]).rstrip(".")

    def name(self, text: ast.expr, depth: int = 0) -> Name:
        """The text as far as it is written down, constants of the file included."""
        if isinstance(text, ast.Constant) and isinstance(text.value, str):
            return Name(text.value)
        if isinstance(text, ast.Name) and text.id in self._texts and depth < 9:
            return self.name(self._texts[text.id], depth + 1)
        if isinstance(text, ast.FormattedValue):
            return self.name(text.value, depth)
        if isinstance(text, ast.JoinedStr):
            return self._joined(text.values, depth)
        if isinstance(text, ast.BinOp) and isinstance(text.op, ast.Add):
            return self._joined([text.left, text.right], depth)
        return Name("", open=True)

    def _joined(self, parts: list[ast.expr], depth: int) -> Name:
        """The parts put together, up to the first that is not known whole."""
        joined = ""
        for part in parts:
            name = self.name(part, depth)
            joined += name.text
            if name.open:
                return Name(joined, open=True)
        return Name(joined)
