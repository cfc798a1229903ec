"""The real lessons, each held to what it must be. Other tests run those in tests/scripts."""

import ast
import os
import random
import re
import subprocess
import sys
from itertools import pairwise

import pygame
import pytest
from hypothesis import given

from mazelib.command_line.terminal import usual_python
from mazelib.learner.script.learner_file import read_learner_file
from mazelib.making.field import Field
from mazelib.making.makers import floor_of_maze
from mazelib.making.maze import Maze
from mazelib.walking.strategies import fresh_strategy
from mazelib.walking.walk import Walk
from tests.conftest import PROJECT
from tests.examples import examples
from tests.lessons import lesson_of
from tests.real_lessons import (
    LESSONS,
    hard_words,
    lesson,
    loaded,
    makers_in,
    rows_of_rule,
    sentences_in,
)
from tests.samples import HEYA_FOLDER, maps
from tests.window.on_stage import LARGE, paused_stage, press, words_on
from tests.window.screen.test_layout import problems_of

#: Lesson -> the rule of the library that walks, or makes, the same.
WALKING_TWINS = {"03": "random_walk", "04": "right_hand", "05": "branch_stack", "06": "tremaux"}
MAKING_TWINS = {"08": "dig", "09": "merge", "10": "road"}
#: Kind -> what its help names among its options.
RUN = ["--seed", "--speed", "--headless", "--trace"]
OPTIONS_OF_KIND = {
    "look": ["--map"],
    "keys": ["--map"],
    "walk": ["--map", *RUN],
    "exercises": ["--map", *RUN],
    "make": ["--save", "--width", *RUN],
    "worksheet": ["--size", "--count", "--to", "--headless"],
    "game": ["--seed", "--map", "--against", "--ghost-speed", "--players"],
}
SIZES = [(1, 1), (1, 2), (2, 1), (1, 9), (9, 1), (2, 2), (3, 5), (8, 6), (11, 7)]
#: What the class must read at once of a rule, without the comments at line ends.
MOST_LINES = 16
MOST_COLUMNS = 42
#: So many letters of a title fit one line.
MOST_OF_A_TITLE = 34

every_lesson = pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.stem)


def test_the_lessons_are_numbered_from_1_without_a_gap():
    count = len(LESSONS)
    assert count >= 12
    assert [path.stem[:2] for path in LESSONS] == [f"{number:02}" for number in range(1, count + 1)]


@every_lesson
def test_both_readmes_list_each_lesson(path):
    readme = (PROJECT / "README.md").read_text(encoding="utf-8")
    teachers = (PROJECT / "lessons" / "README.md").read_text(encoding="utf-8")
    number = path.stem[:2]
    parts = [
        ("README.md", readme, f"](lessons/{path.name})<br>**{int(number)}. "),
        ("lessons/README.md", teachers, f"| {number} | "),
        ("lessons/README.md", teachers, f"## {number} "),
    ]
    missing = [f"{file}: {beginning}" for file, text, beginning in parts if beginning not in text]
    assert missing == [], "write each of these parts of a table, or headings, into its file"


def test_the_tables_list_exactly_the_lessons_in_their_order():
    readme = (PROJECT / "README.md").read_text(encoding="utf-8")
    teachers = (PROJECT / "lessons" / "README.md").read_text(encoding="utf-8")
    listed = re.findall(r"\]\(lessons/(\w+)\.py\)<br>", readme)
    advice = "write a lesson's rows in README.md and lessons/README.md, in the order of the lessons"
    assert listed == [path.stem for path in LESSONS], advice
    for pattern in (r"^\| (\d\d) \|", r"^## (\d\d) "):
        listed = re.findall(pattern, teachers, re.MULTILINE)
        assert listed == [path.stem[:2] for path in LESSONS], advice


@every_lesson
def test_a_lesson_is_short_and_opens_with_what_to_see_to_try_and_what_comes_next(path):
    text = path.read_text(encoding="utf-8")
    lines = text.splitlines()
    assert len(lines) <= 60
    assert max(len(line) for line in lines) <= 100
    opening = ast.get_docstring(ast.parse(text))
    assert opening.startswith(f"Lesson {int(path.stem[:2])}: ")
    heads = re.findall(r"^(What \w+ ?\w+ ?\w*):", opening, re.MULTILINE)
    assert heads == ["What to see", "What to try", "What comes next"]


@every_lesson
def test_the_next_lesson_that_is_named_is_there(path):
    named = re.findall(r"\b\d\d_\w+\.py", path.read_text(encoding="utf-8"))
    assert {*named} <= {each.name for each in LESSONS}
    following = f"{int(path.stem[:2]) + 1:02}"
    assert [name[:2] for name in named] in ([], [following])


def test_hard_words_are_found():
    assert hard_words("a = [b for b in c]") == {"ListComp"}
    assert hard_words("a = 1 if b else 2\nc = lambda: 0") == {"IfExp", "Lambda"}
    assert hard_words("def a():\n    def b():\n        yield from c\n") == {
        "nested function",
        "yield from",
    }
    assert hard_words("def a(b):\n    return b\n") == set()


@every_lesson
def test_a_lesson_uses_no_more_of_python_than_a_month_of_it(path):
    # Lesson 10 is about a function that calls itself.
    allowed = {"10": {"yield from"}}.get(path.stem[:2], set())
    assert hard_words(path.read_text(encoding="utf-8")) <= allowed


@every_lesson
@pytest.mark.sweep(4)
def test_the_help_of_a_lesson_says_what_it_is_and_its_options(path, run_here):
    done = run_here(path, "--help")
    assert done.returncode == 0
    assert done.stdout.startswith(f"usage: {usual_python()} lessons {int(path.stem[:2])} [-h]")
    shown = done.stdout.split("\n")
    expected = read_learner_file(path).docstring.split("\n")
    assert [line for line in expected if line not in shown] == [], "the text stays as it is written"
    options = OPTIONS_OF_KIND.get(lesson_of(path).name, [])
    assert [option for option in options if option not in done.stdout] == []


@every_lesson
@pytest.mark.sweep(5)
def test_a_lesson_opens_with_its_task_its_panels_and_its_help(path):
    stage = paused_stage(path, size=LARGE)
    assert stage.problem is None
    assert stage.lesson.task.endswith((".", "?"))
    words = words_on(stage)
    assert words.startswith(f"{int(path.stem[:2])} ")
    assert stage.lesson.task in words
    fewest = 1 if stage.scene.panels else 0
    assert fewest <= len(stage.panels.shown) <= 2, "a lesson opens with what carries its idea"
    assert [*problems_of(stage)] == [], "no text is cut or too small"
    press(stage, pygame.K_i)
    for head in (" Idea ", " Try ", " Next "):
        assert head in words_on(stage)


def test_a_lesson_runs_from_any_folder_even_beside_another_package_of_the_same_name(tmp_path):
    other = tmp_path / "site" / "mazelib"
    other.mkdir(parents=True)
    (other / "__init__.py").write_text("raise ImportError('the other mazelib')\n")
    first = HEYA_FOLDER / "first.txt"
    command = [sys.executable, str(lesson("04")), "--map", str(first), "--headless"]
    environment = {**os.environ, "PYTHONPATH": str(tmp_path / "site")}
    done = subprocess.run(
        command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (0, "first.txt: arrived after 143 ticks\n")


# --- script and library ----------------------------------------------------------------------


@pytest.mark.parametrize("number", WALKING_TWINS)
@examples(40)
@given(read=maps())
def test_the_rule_of_a_lesson_walks_as_its_twin_in_the_library(number, read):
    walks = [
        Walk(read, loaded(number).strategy(random.Random(3)), 300),
        Walk(read, fresh_strategy(WALKING_TWINS[number], 3), 300),
    ]
    endings = [walk.run() for walk in walks]
    assert endings[0] == endings[1]
    assert walks[0].timeline.states == walks[1].timeline.states


@pytest.mark.parametrize("number", MAKING_TWINS)
def test_a_lesson_makes_the_maze_that_its_twin_in_the_library_makes_of_the_same_seed(number):
    make = makers_in(number)[0]
    for seed in range(60):
        width, height = SIZES[seed % len(SIZES)]
        maze = Maze(width, height)
        for caption in make(maze, random.Random(seed)):
            assert caption.endswith("."), "each step says why, in a sentence"
        twin = floor_of_maze(MAKING_TWINS[number], Field(width, height), random.Random(seed))
        assert maze.floor() == twin


# --- what a class reads ----------------------------------------------------------------------

#: The lessons whose rules are read as a whole, and those whose maps and titles are held to this.
WITH_RULE = ("03", "04", "05", "06")
ON_MAPS = ("01", "02", *WITH_RULE)


@pytest.mark.parametrize("number", WITH_RULE)
def test_a_rule_is_short_and_narrow_enough_to_be_read_at_once(number):
    rows = rows_of_rule(number)
    assert len(rows) <= MOST_LINES
    assert [row for row in rows if len(row) > MOST_COLUMNS] == []


@pytest.mark.parametrize("number", MAKING_TWINS)
def test_each_function_of_a_maker_is_short_and_narrow_enough_to_be_read_at_once(number):
    text = lesson(number).read_text(encoding="utf-8")
    functions = [node for node in ast.parse(text).body if isinstance(node, ast.FunctionDef)]
    assert functions
    for function in functions:
        lines = text.splitlines()[function.lineno - 1 : function.end_lineno]
        rows = [re.sub(r"  # .*", "", line) for line in lines]
        assert len(rows) <= MOST_LINES
        assert [row for row in rows if len(row) > MOST_COLUMNS] == []


def test_no_line_of_the_wall_before_is_marked_with_the_next_wall():
    """What a rule says of a wall is the last that it does about it, whether it broke or not."""
    making = lesson_of(lesson("09")).making()
    making.advance(10**6)
    frames = [making.timeline.frame(step) for step in range(1, making.timeline.last + 1)]
    firsts = {"Same": set(), "Different": set()}
    for before, after in pairwise(frames):
        word = before.caption.partition(":")[0]
        firsts[word].add(tuple(line for _file, line in after.lines_run.lines)[:3])
    assert len(firsts["Same"]) == 1
    assert firsts["Same"] == firsts["Different"]


@pytest.mark.parametrize("number", MAKING_TWINS)
def test_a_maker_has_sizes_in_turn_each_larger_than_the_one_before(number):
    sizes = lesson_of(lesson(number)).call.sizes
    assert len(sizes) > 1
    for (width, height), (wider, higher) in pairwise(sizes):
        assert width < wider
        assert height < higher


@pytest.mark.parametrize("number", [*ON_MAPS, *MAKING_TWINS])
def test_a_title_is_short_and_no_question_and_a_question_is_one(number):
    call = lesson_of(lesson(number)).call
    assert len(call.task) <= MOST_OF_A_TITLE
    assert call.task.endswith(".")
    asked = [call.ask] if isinstance(call.ask, str) else [*call.ask.values()]
    for question in filter(None, asked):
        assert question.endswith("?")
        assert question.count("?") == 1, "one question at a time"
        assert len(sentences_in(question)) <= 2, "perhaps what to do first"


@pytest.mark.parametrize("number", MAKING_TWINS)
def test_before_each_step_of_a_maker_one_question_is_asked(number):
    question = lesson_of(lesson(number)).call.question
    cases = {"many": question} if isinstance(question, str) else question
    assert cases
    for case, text in cases.items():
        asked, mark, _rest = text.rpartition("?")
        assert mark or case in ("one", "again"), "only there is nothing to predict"
        assert len(sentences_in(asked + mark)) <= 2
        assert asked.count("?") <= 1, "a question, or what is seen and a question"


@pytest.mark.parametrize("number", [*ON_MAPS, "07"])
def test_a_lesson_names_its_maps(number):
    call = lesson_of(lesson(number)).call
    assert len(call.maps) == len({*call.maps}) > 1
