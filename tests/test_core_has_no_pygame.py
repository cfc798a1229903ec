"""Only window/ knows pygame; and the core neither prints nor reads the clock."""

import ast
import subprocess
import sys
from pathlib import Path

import mazelib
from tests.house import nodes_of, parsed

ROOT = Path(mazelib.__file__).parent
#: What talks to the person who started it.
SPEAKING = ("command_line/", "commands/", "__main__.py", "run_lesson.py")
#: The streams of a worker are its channel; the lesson waits for it, but not for ever.
SPEAKING += ("learner/worker/",)
#: A trace can be written to standard output.
SPEAKING += ("kinds/shared/trace.py",)
WITH_A_CLOCK = ("learner/worker/",)
#: Worksheets are named by the time, a command searches for so many seconds, and so long a rule is
#: checked at the most.
WITH_A_CLOCK += ("command_line/options.py", "commands/stump.py", "command_line/rule_check.py")
#: A moment after it was thrown away, an interrupt comes again.
WITH_A_CLOCK += ("interrupts.py",)

FILES = sorted(path for path in ROOT.rglob("*.py") if "window" not in path.relative_to(ROOT).parts)


def place_of(path):
    return path.relative_to(ROOT).as_posix()


def nodes(path, kind):
    tree = parsed(path.read_text(encoding="utf-8"))
    return [node for node in nodes_of(tree) if isinstance(node, kind)]


def imported(path):
    """The root of every module that a file imports, wherever in the file it does."""
    names = {alias.name for node in nodes(path, ast.Import) for alias in node.names}
    names |= {node.module for node in nodes(path, ast.ImportFrom) if node.module}
    return {name.partition(".")[0] for name in names}


def test_a_fresh_process_that_imports_the_whole_core_has_no_pygame():
    modules = [
        ".".join(("mazelib", *path.relative_to(ROOT).with_suffix("").parts)) for path in FILES
    ]
    modules = [
        module.removesuffix(".__init__") for module in modules if not module.endswith("__main__")
    ]
    assert {
        "mazelib.walking.walk",
        "mazelib.learner.guard.proof",
        "mazelib.walking.strategies.branch_stack",
    } <= set(modules)
    code = f"import importlib, sys\nfor name in {modules}: importlib.import_module(name)\n"
    code += (
        "found = [name for name in sys.modules if 'pygame' in name or 'mazelib.window' in name]\n"
    )
    code += "print(sorted(found))"
    ran = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, cwd=ROOT.parent
    )
    assert (ran.stdout, ran.stderr) == ("[]\n", "")


def test_a_core_module_imports_neither_pygame_nor_the_clock():
    for path in FILES:
        clocks = set() if place_of(path).startswith(WITH_A_CLOCK) else {"time", "datetime"}
        assert not {"pygame", *clocks} & imported(path), path


def test_a_core_module_does_not_print():
    for path in FILES:
        if not place_of(path).startswith(SPEAKING):
            called = [node.func for node in nodes(path, ast.Call)]
            assert "print" not in [name.id for name in called if isinstance(name, ast.Name)]
            streams = {node.attr for node in nodes(path, ast.Attribute)} & {"stdout", "stderr"}
            assert streams == set()
