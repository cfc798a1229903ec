"""What a rule under check is refused, by whatever way its lines come to it.

The hook of a check can never be taken away again, so all lines run in a process of their own.
"""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import mazelib

#: Runs each line as a learner's: first in an ordinary walk, and then under check.
PROGRAM = """
import json, sys
import mazelib
from mazelib.learner.script import under_check
from mazelib.learner.script.words.refused import RefusedError

def ran(line):
    names = {"keep": len}
    try:
        exec(compile(line, FILE, "exec"), names)
    except RefusedError as error:
        return "refused: " + str(error)
    except Exception as error:
        return type(error).__name__
    return "ran"

FOLDER, *LINES = json.loads(sys.argv[1])
FILE = FOLDER + "/mine.py"
before = [ran(line) for line in LINES]
under_check.begin_check()
during = [ran(line) for line in LINES]
under_check.end_check()
after = [ran(line) for line in LINES]
print(json.dumps([before, during, after]))
"""
REFUSED = [
    "open('{0}/new', 'w').close()",
    "open('{0}/classmate.py').read()",
    "from pathlib import Path; Path('{0}/classmate.py').read_text()",
    "import os; os.listdir('{0}')",
    "import os; os.mkdir('{0}/made'); os.rmdir('{0}/made')",
    "import os; os.rename('{0}/classmate.py', '{0}/classmate.py')",
    "open('{0}/x', 'w').close(); import os; os.remove('{0}/x')",
    "import os; os.system('true')",
    "import os; os.waitpid(os.posix_spawn('/bin/true', ['true'], {{}}), 0)",
    "import subprocess; subprocess.run(['true'], start_new_session=True)",
    "import socket; socket.socket().close()",
    "import ctypes; ctypes.CDLL(None)",
    "import gc; gc.get_objects()",
    "import gc; gc.get_referents([1])",
    "import sys; sys._getframe()",
    "exec('1')",
    "compile('1', 'mazelib.py', 'exec')",
    "(lambda: 0).__code__",
    "from mazelib.challenges.exercises.left_hand import left_hand",
    "from mazelib.walking.strategies.tremaux import Tremaux",
    "import importlib; importlib.import_module('mazelib.challenges.exercises')",
]
ALLOWED = [
    "import math, statistics, typing",
    "from dataclasses import dataclass\n@dataclass\nclass A:\n    b: int = 1\nassert A() == A(1)",
    "from collections import namedtuple; namedtuple('A', 'b c')(1, 2)",
    "from enum import Enum; Enum('A', 'b c')",
    "from copy import deepcopy; deepcopy([{{1: 2}}])",
    "import array; array.array('i', [1]); id(1)",
    "import csv, wave",
]


@pytest.fixture(scope="module")
def outcomes(tmp_path_factory):
    """For each line: what came of it before, during and after a check."""
    folder = tmp_path_factory.mktemp("class")
    (folder / "classmate.py").write_text("1")
    lines = [line.format(folder) for line in (*REFUSED, *ALLOWED)]
    asked = [sys.executable, "-c", PROGRAM, json.dumps([str(folder), *lines])]
    answer = subprocess.run(asked, capture_output=True, text=True, check=True, timeout=60)
    assert [path.name for path in folder.iterdir()] in (
        ["classmate.py", "new"],
        ["new", "classmate.py"],
    )
    found = zip(*json.loads(answer.stdout), strict=True)
    return dict(zip((*REFUSED, *ALLOWED), found, strict=True))


@pytest.mark.parametrize("line", REFUSED)
def test_what_reaches_out_of_a_rule_is_refused_only_under_check(outcomes, line):
    before, during, after = outcomes[line]
    assert before == "ran", "it would have reached there"
    assert during.startswith("refused: ")
    assert during.endswith(" cannot be used in a check.")
    assert after == "ran"


@pytest.mark.parametrize("line", ALLOWED)
def test_what_stays_within_a_rule_is_allowed(outcomes, line):
    assert outcomes[line] == ("ran", "ran", "ran")


def test_our_own_code_is_known_where_mazelib_is_a_link(tmp_path):
    link = tmp_path / "mazelib"
    link.symlink_to(Path(mazelib.__file__).parent, target_is_directory=True)
    program = (
        "from mazelib.learner.script import under_check\n"
        "code = under_check.__loader__.get_code(under_check.__name__)\n"
        "print(under_check.__file__)\n"
        "assert code.co_filename.startswith(under_check._OUR_FOLDER), under_check._OUR_FOLDER\n"
    )
    command = [sys.executable, "-c", program]
    answer = subprocess.run(command, cwd=tmp_path, check=True, capture_output=True, text=True)
    assert answer.stdout.startswith(str(link))
