"""Readable beats short: what the linter does not count is counted here, for code and for tests.

Each rule first shows that it catches a lie, and lets pass what only looks like one.
"""

import ast
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.conftest import PROJECT
from tests.house import nodes_of, parsed

COMPREHENSIONS = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)
#: Where "Any" would hide what is drawn, recorded or clicked.
TYPED_ROOMS = ("mazelib/window", "mazelib/walking", "mazelib/making")
#: Written as learners write, or broken on purpose.
AS_LEARNERS_WRITE = (
    "tests/scripts",
    "tests/broken_strategies",
    "tests/hidden_memory",
    "tests/plain_circles",
)


def packed_assignments(tree: ast.Module) -> list[int]:
    """Lines in which several values are given to several names, but for a swap."""
    found = []
    for node in nodes_of(tree):
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
    for node in [node for node in nodes_of(tree) if isinstance(node, kinds)]:
        parts = [other for other in ast.walk(node) if isinstance(other, kinds)]
        if len(parts) > 1:
            found.append(node.lineno)
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
    for node in nodes_of(tree):
        targets = node.targets if isinstance(node, ast.Assign) else []
        has_parts = any(isinstance(target, ast.Subscript | ast.Tuple) for target in targets)
        if len(targets) > 1 and has_parts:
            found.append(node.lineno)
    return found


def uses_of_any(tree: ast.Module) -> list[int]:
    """The type that says nothing."""
    names = [node for node in nodes_of(tree) if isinstance(node, ast.Name)]
    return [name.lineno for name in names if name.id == "Any"]


Rule = Callable[[ast.Module], list[int]]
#: Each rule of the style, a lie that it must catch, and what it must let pass.
RULES: dict[str, tuple[Rule, str, str]] = {
    "packed": (
        packed_assignments,
        "a, b = 1, c\n",
        "x, y = place\na, b = b, a\na[1], b = b, a[1]\n",
    ),
    "comprehension": (
        nested_comprehensions,
        "[[b for b in c] for c in d]\n",
        "[b for b in c if b]\n",
    ),
    "conditional": (nested_conditionals, "a = 1 if b else 2 if c else 3\n", "a = 1 if b else 2\n"),
    "chained": (chained_assignments, "a = b[a] = c\n", "a = self.b = 0\nb[1] = 1\n"),
    "any": (uses_of_any, "def a(b: Any) -> None: ...\n", "def a(b: int):\n    return any([b])\n"),
}


@pytest.mark.parametrize("name", RULES)
def test_a_rule_of_the_style_catches_a_lie_and_nothing_else(name):
    rule, lie, fine = RULES[name]
    assert rule(ast.parse(lie)) == [1]
    assert rule(ast.parse(fine)) == []


def files_of(*folders: str) -> Iterator[Path]:
    """All that is ours to write well in these folders of the project."""
    for folder in folders:
        for path in sorted((PROJECT / folder).rglob("*.py")):
            name = path.relative_to(PROJECT).as_posix()
            if not name.startswith(AS_LEARNERS_WRITE):
                yield path


def lines_that_break(rule: Rule, *folders: str) -> list[str]:
    """Each line, as "mazelib/maps/heya.py:12"."""
    found = []
    for path in files_of(*folders):
        lines = rule(parsed(path.read_text(encoding="utf-8")))
        found += [f"{path.relative_to(PROJECT).as_posix()}:{line}" for line in lines]
    return found


@pytest.mark.parametrize("folder", ["mazelib", "tests"])
def test_code_and_tests_are_not_squeezed(folder):
    """All rules in one test: in one process of the tests, each file is read once for all rules."""
    squeezed = []
    for name in sorted(set(RULES) - {"any"}):
        rule, _, _ = RULES[name]
        squeezed += [(name, line) for line in lines_that_break(rule, folder)]
    assert squeezed == []


def test_what_is_drawn_recorded_or_clicked_has_a_type():
    assert lines_that_break(uses_of_any, *TYPED_ROOMS) == []


def test_nowhere_is_the_linter_silenced():
    silenced = []
    for path in files_of("mazelib"):
        if "noqa" in path.read_text(encoding="utf-8"):
            silenced.append(path.relative_to(PROJECT).as_posix())
    assert silenced == []
