"""A learner's maker: what is told when it goes wrong."""

import random

import pytest

from mazelib.learner.guard.guarded_script import load_script
from mazelib.learner.script.given import WalkingRule
from mazelib.making.making import Making
from mazelib.making.maze import Maze
from mazelib.walking.strategy import StrategyError
from tests.learners import saved

#: Line 7 asks for one room more than there is.
TAKES_ONE_MORE = """\
from mazelib import show


def make(maze, rng):
    rooms = iter(maze.rooms)
    while True:
        room = <taken>
        maze.dig(room)
        yield "Dig a room."


show(make)
"""


def error_of_maker(folder, text):
    """What is told of a maker, made ready and then asked for all its steps."""
    with pytest.raises(StrategyError) as caught:
        list(load_script(saved(folder, text)).maker(Maze(3, 2), random.Random(7)).parts[0])
    return caught.value


@pytest.mark.parametrize("taken", ["next(rooms)", "next(each for each in rooms)"])
def test_a_maker_that_takes_one_more_than_there_is_is_told_at_its_line(tmp_path, taken):
    error = error_of_maker(tmp_path, TAKES_ONE_MORE.replace("<taken>", taken))
    assert (error.first.line, error.first.quoted.strip()) == (7, f"room = {taken}")
    assert error.first.what == "one more was asked for, and nothing is left."
    assert "for" in error.first.advice


#: What is told of line 4, where a maker begins.
WITHOUT_YIELD = {
    "def make(maze, rng):\n    maze.dig(maze.first)": (
        "make has no yield: a maker shows one step at each yield."
    ),
    "def make(maze):\n    return maze": (
        "make has no yield: a maker shows one step at each yield."
    ),
    "async def make(maze, rng):\n    yield 'Dig a room.'": (
        "make is async: its answer would never come."
    ),
    "async def make(maze, rng):\n    return 'Dig a room.'": (
        "make is async: its answer would never come."
    ),
    "make = lambda maze, rng: (step for step in 'ab')": (
        "a lambda cannot be a maker."
    ),
    "class make:\n    def __init__(self, maze, rng):\n        self.maze = maze": (
        "make is a class, but a maker is a function."
    ),
    "class make:\n    def steps(self, maze):\n        yield 'Dig a room.'": (
        "make is a class, but a maker is a function."
    ),
}


@pytest.mark.parametrize("maker", WITHOUT_YIELD)
def test_a_maker_that_does_not_yield_is_told_at_its_def(tmp_path, maker):
    text = f"from mazelib import show\n\n\n{maker}\n\n\nshow(make, sizes=[(3, 2)])\n"
    with pytest.raises(StrategyError) as caught:
        load_script(saved(tmp_path, text))
    assert (caught.value.first.line, caught.value.first.what) == (4, WITHOUT_YIELD[maker])


@pytest.mark.parametrize(
    ("line", "shown", "name"),
    [
        ("dig = lambda maze, rng: (1, 2)", "dig", "dig"),
        ("dig = lambda maze, rng: (1, 2)", "[dig, dig]", "dig"),
        ("pass", "lambda maze: 1", "make"),
        ("dig = [lambda maze: 1]", "dig[0]", "make"),
    ],
)
def test_a_lambda_is_to_be_written_with_def_under_the_name_that_it_has(
    tmp_path, line, shown, name
):
    path = saved(tmp_path, f"from mazelib import show\n{line}\nshow({shown})\n")
    with pytest.raises(StrategyError) as caught:
        load_script(path)
    assert caught.value.first.line == (3 if line == "pass" else 2)
    assert caught.value.first.advice == (
        f"Write it as def {name}(maze, rng): with a yield after each step."
    )


def test_a_maker_in_a_list_that_does_not_yield_is_told_at_its_def(tmp_path):
    text = (
        "from mazelib import show\n"
        "def dig(maze):\n    yield 1\n"
        "def fill(maze):\n    maze.fill((1, 1))\n"
        "show([dig, fill])\n"
    )
    with pytest.raises(StrategyError) as caught:
        load_script(saved(tmp_path, text))
    assert caught.value.first.line == 4
    assert caught.value.first.what.startswith("fill has no yield")


def test_a_helper_after_yield_from_that_does_not_yield_is_told_so(tmp_path):
    text = (
        "from mazelib import show\n"
        "def dig(maze):\n    maze.dig(maze.first)\n"
        "def make(maze):\n    yield from dig(maze)\n"
        "show(make)\n"
    )
    error = error_of_maker(tmp_path, text)
    assert (error.first.line, error.first.quoted.strip()) == (5, "yield from dig(maze)")
    assert error.first.advice == "The function after yield from has to yield its steps, too."


def test_a_class_that_walks_may_have_a_method_about_a_maze(tmp_path):
    text = (
        "class Walker:\n"
        "    def turn(self, view, place, heading):\n        return 1\n"
        "    def look_at(self, maze):\n        return 1\n"
    )
    assert load_script(saved(tmp_path, text)).call.given == WalkingRule("Walker", is_class=True)


def test_a_runtime_error_of_the_learners_own_keeps_its_words(tmp_path):
    text = TAKES_ONE_MORE.replace("room = <taken>", 'raise RuntimeError("no more rooms")')
    assert error_of_maker(tmp_path, text).first.what == "RuntimeError: no more rooms."


@pytest.mark.thorough
def test_a_step_of_a_maker_may_run_ten_times_the_lines_of_a_turn_and_no_more(tmp_path):
    text = TAKES_ONE_MORE.replace("room = <taken>", "for _ in range({count}): pass")
    text = text.replace("        maze.dig(room)\n", "")
    maker = load_script(saved(tmp_path, text.replace("{count}", "999_000")))
    assert next(maker.maker(Maze(3, 2), random.Random(7)).parts[0]) == "Dig a room."
    text = text.replace("{count}", "1_000_001")
    assert error_of_maker(tmp_path, text).first.what == (
        "the rule ran 1,000,000 lines in one step and had not come to a yield."
    )


#: Line 6 goes wrong in the second step.
GOES_WRONG = """\
from mazelib import show


def make(maze, rng):
    yield "Begin."
    maze.no_such_name
    yield "Never."


show(make, sizes=[(3, 2)])
"""


def test_a_maker_that_went_wrong_says_the_same_again_and_has_not_ended(tmp_path):
    maze = Maze(3, 2)
    maker = load_script(saved(tmp_path, GOES_WRONG)).maker(maze, random.Random(7))
    making = Making(maze, *maker.parts)
    told = []
    for _again in range(3):
        with pytest.raises(StrategyError) as caught:
            making.advance(1)
        told.append(caught.value)
    assert (making.timeline.last, making.timeline.done) == (0, False)
    assert told[0].first.line == 6
    assert told == [told[0]] * 3


def test_a_text_that_a_maker_returns_is_told_at_its_line_before_it_begins(tmp_path):
    text = GOES_WRONG.replace("maze.no_such_name", "return 'Stop.'")
    with pytest.raises(StrategyError) as caught:
        load_script(saved(tmp_path, text))
    assert caught.value.first.line == 6
    assert caught.value.first.advice == "Write yield instead of return: yield 'Stop.'"
    load_script(saved(tmp_path, GOES_WRONG.replace("maze.no_such_name", "return")))


def test_a_maker_without_yield_is_told_even_if_its_question_is_one_of_a_maker(tmp_path):
    text = GOES_WRONG.replace("yield ", "why = ").replace(
        "sizes", 'question={"one": "?", "many": "{count}?"}, ask={"ready": "?"}, sizes'
    )
    with pytest.raises(StrategyError) as caught:
        load_script(saved(tmp_path, text))
    assert (caught.value.first.line, caught.value.first.quoted) == (4, "def make(maze, rng):")


#: What a maker cannot have, and what it is told to do instead.
REFUSED = {
    "import random": "let rng choose, as in: pick(walls, rng)",
    "from datetime import date": "Count the steps instead: steps += 1",
    "input()": "room = pick(maze.rooms, rng)",
    "exit()": "If the maze is finished here, write: return",
    "raise SystemExit": "If the maze is finished here, write: return",
}


@pytest.mark.parametrize("line", REFUSED)
def test_what_a_maker_cannot_have_is_told_in_words_for_makers(tmp_path, line):
    maker = f"def make(maze, rng):\n    yield 'one'\n    {line}\n    yield 'two'\n"
    told = error_of_maker(tmp_path, maker).first
    assert told.line == 3
    assert REFUSED[line] in told.advice
    words = f"{told.what} {told.advice}"
    assert not [word for word in ("walk", "view", "turn:", "turns") if word in words]
