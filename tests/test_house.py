"""The house as a whole: arrows point downwards, without circles, and no code is squeezed.

Each rule first shows that it catches a lie: a few lines of source that break it.
"""

import ast
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.conftest import PROJECT

ROOT = PROJECT / "mazelib"
#: The floors of the house, from the top. A room may import those of lower floors, not its neighbours.
FLOORS = (
    ("", "lesson", "__main__", "commands"),
    ("window",),
    ("kinds",),
    ("learner", "challenges", "game", "export"),
    ("walking", "making"),
    ("maps",),
    ("grid",),
    ("text",),
)
FLOOR_OF = {room: number for number, rooms in enumerate(FLOORS) for room in rooms}

Imports = dict[str, set[str]]


def name_of(path: Path, root: Path) -> str:
    """The dotted name of a module, relative to the package."""
    parts = path.relative_to(root).with_suffix("").parts
    return ".".join(part for part in parts if part != "__init__")


@cache
def parsed(text: str) -> ast.Module:
    """The tree of a file, read once for all rules."""
    return ast.parse(text)


def asked_for(tree: ast.Module) -> Iterator[str]:
    """Every dotted name that a file imports, wherever and however it does."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Call):
            function = node.func
            called = getattr(function, "id", getattr(function, "attr", ""))
            if called in ("import_module", "__import__", "find_spec", "iter_modules") and node.args:
                yield beginning_of(node.args[0])


def beginning_of(text: ast.expr) -> str:
    """A text as far as it is written down: of f"mazelib.window.{name}" what stands before the brace."""
    if isinstance(text, ast.JoinedStr):
        text = text.values[0]
    known = isinstance(text, ast.Constant) and isinstance(text.value, str)
    return str(text.value) if known else ""


def imports_of(sources: dict[str, str]) -> Imports:
    """Module -> those of the package that it imports; ``sources`` are their texts by their names."""
    found: Imports = {}
    for module, text in sources.items():
        found[module] = set()
        for asked in asked_for(parsed(text)):
            if asked.partition(".")[0] != "mazelib":
                continue
            name = asked.removeprefix("mazelib").strip(".")
            while name not in sources and "." in name:
                name = name.rpartition(".")[0]
            if name not in sources and name not in FLOOR_OF:
                name = ""  # a name of mazelib itself
            found[module].add(name)
        found[module].discard(module)
    return found


def room_of(module: str) -> str:
    return module.partition(".")[0]


def arrows_upwards(imports: Imports) -> set[tuple[str, str]]:
    """(module, room) for each import of a higher floor or of a neighbour's room."""
    found = set()
    for module, others in imports.items():
        here = room_of(module)
        for other in others:
            there = room_of(other)
            if there != here and FLOOR_OF[there] <= FLOOR_OF[here] and FLOOR_OF[here] > 0:
                found.add((module, there))
    return found


def circles(imports: Imports) -> list[set[str]]:
    """Modules that import each other, directly or through others."""
    reach = {module: reached_from(module, imports) for module in imports}
    found: list[set[str]] = []
    for module, reached in reach.items():
        circle = {other for other in reached if module in reach[other]} | {module}
        if len(circle) > 1 and circle not in found:
            found.append(circle)
    return found


def reached_from(module: str, imports: Imports) -> set[str]:
    seen: set[str] = set()
    todo = [module]
    while todo:
        for other in imports.get(todo.pop(), ()):
            if other not in seen:
                seen.add(other)
                todo.append(other)
    return seen


def sources_of(root: Path) -> dict[str, str]:
    return {name_of(path, root): path.read_text(encoding="utf-8") for path in root.rglob("*.py")}


@cache
def imports_of_the_house() -> Imports:
    return imports_of(sources_of(ROOT))


def test_an_arrow_upwards_or_to_a_neighbour_is_found_wherever_it_stands():
    lies = {
        "grid.low": "from mazelib.maps.heya import parse",
        "maps.heya": "def late():\n    from mazelib.walking.walk import Walk\n",
        "walking.walk": "import mazelib.making.maze",
        "making.maze": "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from mazelib.window import stage\n",
        "kinds.walk": "import importlib\nimportlib.import_module('mazelib.window.stage')",
        "kinds.make": "from importlib import import_module\nimport_module(f'mazelib.window.{name}')",
        "game.rules": "from mazelib import show",
        "window.stage": "from mazelib.kinds.walk import WalkLesson\nfrom mazelib.window.pen import Pen\n",
        "lesson": "from mazelib.window.stage import Stage",
        "__main__": "from mazelib.commands.make import main",
        "window": "", "window.pen": "", "commands.make": "",
    }  # fmt: skip
    assert arrows_upwards(imports_of(lies)) == {
        ("grid.low", "maps"), ("maps.heya", "walking"), ("walking.walk", "making"), ("making.maze", "window"),
        ("kinds.walk", "window"), ("kinds.make", "window"), ("game.rules", ""),
    }  # fmt: skip


def test_a_circle_is_found_through_any_number_of_modules():
    lies = {
        "walking.a": "from mazelib.walking.b import x",
        "walking.b": "def late():\n    import mazelib.walking.c\n",
        "walking.c": "from mazelib.walking import a",
        "walking.d": "from mazelib.walking.a import y",
    }
    assert circles(imports_of(lies)) == [{"walking.a", "walking.b", "walking.c"}]


def test_arrows_only_point_downwards():
    assert arrows_upwards(imports_of_the_house()) == set()


def test_no_module_imports_itself_through_others():
    assert circles(imports_of_the_house()) == []


# --- readable beats short --------------------------------------------------------------------

COMPREHENSIONS = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)
#: Where "Any" hides what is drawn, recorded or clicked.
TYPED_ROOMS = ("window", "walking", "making")


def packed_assignments(tree: ast.Module) -> list[int]:
    """Lines in which several values are given to several names, but for a swap."""
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Tuple):
            for target in node.targets:
                if isinstance(target, ast.Tuple) and not is_swap(target, node.value):
                    found.append(node.lineno)
    return found


def is_swap(target: ast.Tuple, value: ast.Tuple) -> bool:
    return sorted(map(ast.unparse, target.elts)) == sorted(map(ast.unparse, value.elts))


def nested(tree: ast.Module, *kinds: type[ast.expr]) -> list[int]:
    """Lines in which one of these expressions stands inside of another."""
    found = []
    for node in ast.walk(tree):
        if isinstance(node, kinds):
            inner = [other for other in ast.walk(node) if other is not node and isinstance(other, kinds)]
            found += [node.lineno] * bool(inner)
    return found


def nested_comprehensions(tree: ast.Module) -> list[int]:
    """A comprehension inside of a comprehension."""
    return nested(tree, *COMPREHENSIONS)


def nested_conditionals(tree: ast.Module) -> list[int]:
    """A conditional expression inside of a conditional expression."""
    return nested(tree, ast.IfExp)


def chained_assignments(tree: ast.Module) -> list[int]:
    """One value given to several targets, where their order may matter: one of them has parts."""
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign) and len(node.targets) > 1:
            has_parts = any(isinstance(target, ast.Subscript | ast.Tuple) for target in node.targets)
            found += [node.lineno] * has_parts
    return found


def uses_of_any(tree: ast.Module) -> list[int]:
    """The type that says nothing."""
    return [node.lineno for node in ast.walk(tree) if isinstance(node, ast.Name) and node.id == "Any"]


Rule = Callable[[ast.Module], list[int]]
#: Each rule of the style, a lie that it must catch, and what it must let pass.
RULES: dict[str, tuple[Rule, str, str]] = {
    "packed": (packed_assignments, "a, b = 1, c\n", "x, y = place\na, b = b, a\nrow[1], row[2] = row[2], row[1]\n"),
    "comprehension": (nested_comprehensions, "a = [[b for b in c] for c in d]\n", "a = [b for b in c if b]\n"),
    "conditional": (nested_conditionals, "a = 1 if b else 2 if c else 3\n", "a = 1 if b else 2\n"),
    "chained": (chained_assignments, "a = b[a] = c\n", "a = self.b = 0\nb[1] = 1\n"),
    "any": (uses_of_any, "def a(b: Any) -> None: ...\n", "def a(b: int) -> bool:\n    return any([b])\n"),
}

@pytest.mark.parametrize("name", RULES)
def test_a_rule_of_the_style_catches_a_lie_and_nothing_else(name):
    rule, lie, fine = RULES[name]
    assert rule(ast.parse(lie)) == [1]
    assert rule(ast.parse(fine)) == []


@pytest.mark.parametrize("name", RULES)
def test_code_is_not_squeezed(name):
    rule, _, _ = RULES[name]
    broken = []
    for path in sorted(ROOT.rglob("*.py")):
        if name == "any" and room_of(name_of(path, ROOT)) not in TYPED_ROOMS:
            continue
        lines = rule(parsed(path.read_text(encoding="utf-8")))
        broken += [f"{path.relative_to(PROJECT)}:{line}" for line in lines]
    assert broken == []


def test_nowhere_is_the_linter_silenced():
    assert [name for name, text in sources_of(ROOT).items() if "noqa" in text] == []
