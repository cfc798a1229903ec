"""The names that a learner's file finds: ours, and those of Python's that are refused."""

import random

import pytest

import mazelib
from mazelib.learner.script.surroundings import ChanceNotes, Dice
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
    "import os; os.getcwd()",
    "import os.path; os.path.join('a', 'b')",
    "from os.path import join; join('a', 'b')",
    "from time import struct_time; struct_time",
]


@pytest.mark.parametrize("code", HARMLESS)
def test_the_rest_of_their_modules_is_there(code, tmp_path):
    text = f"{IMPORT}def turn(view):\n    {code}\n    return Turn.LEFT\n"
    assert first_turn(saved(tmp_path, text)) is mazelib.Turn.LEFT


ASKED_OF_DICE = {
    "random": lambda rng: rng.random(),
    "randint": lambda rng: rng.randint(2, 7),
    "coin": lambda rng: rng.randint(0, 1),
    "choice": lambda rng: rng.choice("abc"),
    "sample": lambda rng: rng.sample(range(50), 7),
    "uniform": lambda rng: rng.uniform(1, 2),
    "getrandbits": lambda rng: rng.getrandbits(40),
}


@pytest.mark.parametrize("name", ASKED_OF_DICE)
def test_dice_give_the_numbers_of_python_s_own_and_note_that_they_gave_any(name):
    ask = ASKED_OF_DICE[name]
    plain = random.Random(5)
    dice = Dice(random.Random(5))
    assert dice.notes == ChanceNotes([], by_chance=False)
    asked = [ask(plain) for _ in range(9)]
    assert [ask(dice) for _ in range(9)] == asked
    assert dice.notes == ChanceNotes(asked if name == "coin" else [], by_chance=True)


def test_a_number_that_is_left_from_the_roll_before_came_by_chance_too():
    plain = random.Random(5)
    dice = Dice(random.Random(5))
    for _ in range(2):
        dice.notes = ChanceNotes()
        assert dice.gauss(0, 1) == plain.gauss(0, 1)
        assert dice.notes.by_chance
