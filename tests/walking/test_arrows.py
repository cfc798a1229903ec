"""Walking knows only what lies below it."""

import ast
import subprocess
import sys

from tests.house import nodes_of, parsed
from tests.samples import TESTS

WALKING = TESTS.parent / "mazelib" / "walking"
BELOW = {"walking", "maps", "grid", "text"}


def rooms_imported(path):
    """The rooms of mazelib from which a file imports, wherever in the file it does."""
    rooms = set()
    for node in nodes_of(parsed(path.read_text(encoding="utf-8"))):
        names = []
        if isinstance(node, ast.ImportFrom):
            names = [node.module]
        elif isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        rooms |= {name.split(".")[1] for name in names if name.startswith("mazelib.")}
    return rooms


def test_walking_imports_only_what_lies_below_it():
    imported = {path.name: rooms_imported(path) for path in sorted(WALKING.rglob("*.py"))}
    assert imported["walk.py"] >= {"walking", "maps", "grid"}, "this sees imports"
    assert {name: rooms - BELOW for name, rooms in imported.items() if rooms - BELOW} == {}


def test_a_walk_in_a_fresh_process_loads_nothing_of_a_learner():
    code = "import sys\nimport mazelib.walking.walk, mazelib.walking.strategies\n"
    code += "print([name for name in sys.modules if name.startswith('mazelib.learner')])"
    # (``import mazelib`` itself fetches what lessons need: without it, only what a walk needs is loaded.)
    bare = "import sys, types\nbare = types.ModuleType('mazelib')\n"
    bare += f"bare.__path__ = [{str(WALKING.parent)!r}]\nsys.modules['mazelib'] = bare\n"
    ran = subprocess.run(
        [sys.executable, "-c", bare + code], capture_output=True, text=True, check=False
    )
    assert (ran.stdout, ran.stderr) == ("[]\n", "")
