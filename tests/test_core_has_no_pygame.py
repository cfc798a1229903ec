"""Only the stage knows pygame; and the core neither prints nor reads the clock."""

import ast
import subprocess
import sys
from pathlib import Path

import mazelib

ROOT = Path(mazelib.__file__).parent
#: What talks to the person who started it, and what lends a learner's own print its voice.
SPEAKING = ("__main__.py", "console.py", "headless.py", "surroundings.py")

FILES = sorted(path for path in ROOT.rglob("*.py") if "stage" not in path.relative_to(ROOT).parts)
SILENT = [path for path in FILES if path.name not in SPEAKING]


def name_of(path):
    return str(path.relative_to(ROOT))


def nodes(path):
    return ast.walk(ast.parse(path.read_text(encoding="utf-8")))


def imported(path):
    """The root of every module that a file imports, wherever in the file it does."""
    for node in nodes(path):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module.partition(".")[0]


def test_the_core_was_found():
    names = {name_of(path) for path in FILES}
    assert {"walk.py", "heya.py", str(Path("snapshot", "freezer.py")), str(Path("strategies", "branch_stack.py"))} <= names


def test_a_fresh_process_that_imports_the_whole_core_has_no_pygame():
    modules = [".".join(("mazelib", *path.relative_to(ROOT).with_suffix("").parts)) for path in FILES]
    modules = [module.removesuffix(".__init__") for module in modules if not module.endswith("__main__")]
    code = f"import importlib, sys\nfor name in {modules}: importlib.import_module(name)\n"
    code += "print(sorted(name for name in sys.modules if 'pygame' in name or '.stage' in name))"
    ran = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, cwd=ROOT.parent, check=False
    )
    assert (ran.stdout, ran.stderr) == ("[]\n", "")


def test_a_core_module_does_not_import_pygame():
    for path in FILES:
        assert "pygame" not in set(imported(path))


def test_a_core_module_does_not_read_the_clock():
    for path in FILES:
        # But for the alarm: what never comes back can only be told by the time it takes.
        assert not {"time", "datetime"} & set(imported(path)) or path.name == "alarm.py"


def test_a_core_module_does_not_print():
    for path in SILENT:
        calls = [node.func for node in nodes(path) if isinstance(node, ast.Call)]
        assert "print" not in [called.id for called in calls if isinstance(called, ast.Name)]
        streams = {node.attr for node in nodes(path) if isinstance(node, ast.Attribute)} & {"stdout", "stderr"}
        # A trace goes to standard output where that was asked for.
        assert streams == ({"stdout"} if path.name == "trace_writer.py" else set())
