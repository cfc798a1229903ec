"""The names that a learner's file finds: ours, and those of Python's that are refused."""

import pytest

import mazelib
from tests.learners import IMPORT, error_in, first_turn, saved

CHANCE_AND_CLOCKS = {
    "import random": "random",
    "import secrets": "secrets",
    "from uuid import uuid4": "uuid",
    "import datetime": "datetime",
    "from datetime import datetime": "datetime",
    "import os; os.urandom(8)": "os.urandom",
    "import os.path; os.urandom(8)": "os.urandom",
    "from os import urandom; urandom(8)": "os.urandom",
    "import os; os.getrandom(8)": "os.getrandom",
    "import time; time.monotonic()": "time.monotonic",
    "import time; time.time()": "time.time",
    "from time import perf_counter as now; now()": "time.perf_counter",
    "import time; time.localtime()": "time.localtime",
}


@pytest.mark.parametrize("code", CHANCE_AND_CLOCKS)
def test_what_gives_something_else_in_every_run_is_refused_with_its_name_and_line(code, tmp_path):
    told = str(error_in(tmp_path, f"{IMPORT}def turn(view):\n    {code}\n    return Turn.LEFT\n"))
    assert f"line 3: {CHANCE_AND_CLOCKS[code]} cannot be used here: " in told
    assert "a seed repeats its run" in told


HARMLESS = [
    "import time; time.sleep(0)",
    "import os; os.getcwd()",
    "import os.path; os.path.join('a', 'b')",
    "from os.path import join; join('a', 'b')",
    "from time import sleep; sleep(0)",
]


@pytest.mark.parametrize("code", HARMLESS)
def test_the_rest_of_their_modules_is_there(code, tmp_path):
    text = f"{IMPORT}def turn(view):\n    {code}\n    return Turn.LEFT\n"
    assert first_turn(saved(tmp_path, text)) is mazelib.Turn.LEFT
