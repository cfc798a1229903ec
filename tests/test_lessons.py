"""The real lessons, each held to what it must be. Other tests run those in tests/scripts."""

import ast
import inspect
import os
import random
import re
import runpy
import subprocess
import sys
from collections import Counter
from functools import cache
from pathlib import Path

import pygame
import pytest
from hypothesis import given

from mazelib.grid.compass import Heading, Place, Turn, right_of, stepped
from mazelib.learner.guard.guarded_script import GuardedScript, load_script
from mazelib.learner.script.learner_file import read_learner_file
from mazelib.learner.script.source import source_of
from mazelib.making.field import Field
from mazelib.making.makers import MAKERS
from mazelib.making.maze import Maze, step_so_far
from mazelib.maps.folder import maps_in, read_heya
from mazelib.maps.heya import Heya
from mazelib.maps.heya_text import parse
from mazelib.maps.reach import tour
from mazelib.walking import view as view_module
from mazelib.walking.strategies import fresh_strategy
from mazelib.walking.verdict import Verdict
from mazelib.walking.view import VIEWS
from mazelib.walking.walk import Walk
from tests.conftest import PROJECT
from tests.examples import examples
from tests.lessons import lesson_of
from tests.samples import heya, maps
from tests.window.on_stage import LARGE, at, paused_stage, press, words_on
from tests.window.test_layout import problems_of

LESSONS = sorted((PROJECT / "lessons").glob("[0-9][0-9]_*.py"))
#: Lesson -> the rule of the library that walks, or makes, the same.
WALKING_TWINS = {"03": "random_walk", "04": "right_hand", "05": "branch_stack", "06": "tremaux"}
MAKING_TWINS = {"08": "dig", "09": "merge", "10": "road"}
#: Lessons whose window is one picture, without panels.
OF_ONE_PICTURE = ("11", "12")
SIZES = [(1, 1), (1, 2), (2, 1), (1, 9), (9, 1), (2, 2), (3, 5), (8, 6), (11, 7)]
#: What somebody who has known Python for a month has not met.
HARD = (
    ast.Lambda, ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp, ast.IfExp, ast.NamedExpr,
    ast.AsyncFunctionDef, ast.Await, ast.Global, ast.Nonlocal, ast.Starred, ast.Try, ast.With,
    ast.Match,
)  # fmt: skip
#: What the class must read at once of a rule, without the comments at line ends.
MOST_LINES = 16
MOST_COLUMNS = 42
#: So many letters of a title fit one line.
MOST_OF_A_TITLE = 34

every_lesson = pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.stem)


def lesson(number: str):
    """The script of a lesson by its number, "04" say."""
    return next(path for path in LESSONS if path.stem.startswith(number))


def test_the_lessons_are_numbered_from_1_without_a_gap():
    count = len(LESSONS)
    assert count >= 12
    assert [path.stem[:2] for path in LESSONS] == [f"{number:02}" for number in range(1, count + 1)]


@every_lesson
def test_both_readmes_list_each_lesson(path):
    readme = (PROJECT / "README.md").read_text(encoding="utf-8")
    teachers = (PROJECT / "lessons" / "README.md").read_text(encoding="utf-8")
    number = path.stem[:2]
    for text, beginning, file in (
        (readme, f"| `lessons/{path.name}` | ", "README.md"),
        (teachers, f"| {number} | ", "lessons/README.md"),
        (teachers, f"## {number} ", "lessons/README.md"),
    ):
        assert f"\n{beginning}" in text, f"write a line into {file} that begins with {beginning}"


def test_the_tables_list_exactly_the_lessons_in_their_order():
    readme = (PROJECT / "README.md").read_text(encoding="utf-8")
    teachers = (PROJECT / "lessons" / "README.md").read_text(encoding="utf-8")
    listed = re.findall(r"^\| `lessons/(\w+)\.py` \|", readme, re.MULTILINE)
    assert listed == [path.stem for path in LESSONS]
    for pattern in (r"^\| (\d\d) \|", r"^## (\d\d) "):
        listed = re.findall(pattern, teachers, re.MULTILINE)
        assert listed == [path.stem[:2] for path in LESSONS]


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


def hard_words(text: str) -> set[str]:
    """What in a script somebody who has known Python for a month would stumble over."""
    tree = ast.parse(text)
    found = {type(node).__name__ for node in ast.walk(tree) if isinstance(node, HARD)}
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef):
            inner = [node for node in ast.walk(function) if node is not function]
            found |= {"nested function" for node in inner if isinstance(node, ast.FunctionDef)}
    found |= {"yield from" for node in ast.walk(tree) if isinstance(node, ast.YieldFrom)}
    return found


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
    # Lesson 10 is about calls that begin anew, with two ways to choose.
    allowed = {"10": {"yield from", "nested function"}}.get(path.stem[:2], set())
    assert hard_words(path.read_text(encoding="utf-8")) <= allowed


@every_lesson
def test_the_help_of_a_lesson_says_what_it_is_and_its_options(path, run_here):
    options = ["--save", "--width"] if path.stem[:2] in MAKING_TWINS else ["--map"]
    if path.stem[:2] > "02":
        options += ["--seed", "--speed", "--headless", "--trace"]
    if path.stem[:2] == "11":
        options = ["--size", "--count", "--to", "--headless"]
    if path.stem[:2] == "12":
        options = ["--seed", "--against", "--ghost-speed"]
    done = run_here(path, "--help")
    assert done.returncode == 0
    assert done.stdout.startswith(f"usage: {path.stem} [-h]")
    shown = done.stdout.split("\n")
    expected = read_learner_file(path).docstring.split("\n")
    assert [line for line in expected if line not in shown] == [], "the text stays as it is written"
    assert [option for option in options if option not in done.stdout] == []


@every_lesson
def test_a_lesson_opens_with_its_task_its_panels_and_its_help(path):
    stage = paused_stage(path, size=LARGE)
    assert stage.problem is None
    assert stage.lesson.task.endswith((".", "?"))
    words = words_on(stage)
    assert words.startswith(f"{int(path.stem[:2])} ")
    assert stage.lesson.task in words
    fewest = 0 if path.stem[:2] in OF_ONE_PICTURE else 1
    assert fewest <= len(stage.panels.shown) <= 2, "a lesson opens with what carries its idea"
    assert [*problems_of(stage)] == [], "no text is cut or too small"
    press(stage, pygame.K_h)
    for head in (" Idea ", " Try ", " Next ", " Keys "):
        assert head in words_on(stage)


def test_a_lesson_runs_from_any_folder_even_beside_another_package_of_the_same_name(tmp_path):
    other = tmp_path / "site" / "mazelib"
    other.mkdir(parents=True)
    (other / "__init__.py").write_text("raise ImportError('the other mazelib')\n")
    command = [sys.executable, str(lesson("04")), "--headless"]
    environment = {**os.environ, "PYTHONPATH": str(tmp_path / "site")}
    done = subprocess.run(
        command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (0, "first.txt: arrived after 143 ticks\n")


# --- script and library ----------------------------------------------------------------------


@cache
def loaded(number: str) -> GuardedScript:
    """The script of a lesson, loaded once for all examples: each has a fresh strategy of it."""
    return load_script(lesson(number))


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
    make = runpy.run_path(str(lesson(number)))["make"]
    assert inspect.isgeneratorfunction(make)
    for seed in range(60):
        width, height = SIZES[seed % len(SIZES)]
        maze = Maze(width, height)
        for caption in make(maze, random.Random(seed)):
            assert caption.endswith("."), "each step says why, in a sentence"
        floor = step_so_far(maze).ready_floor or maze.floor()
        assert floor == MAKERS[MAKING_TWINS[number]](Field(width, height), random.Random(seed))


# --- what a class reads ----------------------------------------------------------------------

#: The lessons whose rules are read as a whole, and those whose maps and titles are held to this.
WITH_RULE = ("03", "04", "05", "06")
ON_MAPS = ("01", "02", *WITH_RULE)


def rows_of_rule(number: str) -> list[str]:
    """The rows of a rule as the class sees them: without comments at line ends and blank lines."""
    file = read_learner_file(lesson(number))
    source = source_of([file])
    rows = []
    for piece in source.pieces:
        for line, text in enumerate(piece.lines, piece.first):
            rows.append(source.without_comment((piece.file, line), text))
    return [row for row in rows if row.strip()]


@pytest.mark.parametrize("number", WITH_RULE)
def test_a_rule_is_short_and_narrow_enough_to_be_read_at_once(number):
    rows = rows_of_rule(number)
    assert len(rows) <= MOST_LINES
    assert [row for row in rows if len(row) > MOST_COLUMNS] == []


def sentences_in(text: str) -> list[str]:
    return re.findall(r"[^.?!]+[.?!]", text)


@pytest.mark.parametrize("number", ON_MAPS)
def test_a_title_is_short_and_no_question_and_a_question_is_one(number):
    call = lesson_of(lesson(number)).call
    assert len(call.task) <= MOST_OF_A_TITLE
    assert call.task.endswith(".")
    asked = [call.ask] if isinstance(call.ask, str) else [*call.ask.values()]
    for question in filter(None, asked):
        assert question.endswith("?")
        assert len(sentences_in(question)) == 1, "one question at a time"


@pytest.mark.parametrize("path", maps_in(PROJECT / "heya"), ids=lambda path: path.stem)
def test_the_note_of_a_map_is_short_and_asks_nothing(path):
    note = read_heya(path).note
    assert 1 <= len(sentences_in(note)) <= 2
    assert len(note) <= 60
    assert "?" not in note


@pytest.mark.parametrize("number", [*ON_MAPS, "07"])
def test_a_lesson_names_its_maps_and_has_a_question_for_no_other(number):
    call = lesson_of(lesson(number)).call
    assert len(call.maps) == len({*call.maps}) > 1
    if not isinstance(call.ask, str):
        assert {*call.ask} - {""} <= {*call.maps}


def dead_ends(read: Heya) -> list[Place]:
    """The places with one way only."""
    ends = []
    for place in open_places(read):
        ways = [way for way in Heading if read.is_open(stepped(place, way))]
        if len(ways) == 1:
            ends.append(place)
    return ends


def blocks(walls: set[Place]) -> int:
    """How many blocks these places of wall are; a block hangs together by sides or corners."""
    left = set(walls)
    count = 0
    while left:
        count += 1
        edge = [left.pop()]
        while edge:
            x, y = edge.pop()
            joined = {(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)} & left
            left -= joined
            edge += joined
    return count


#: What the notes of maps say, and what that means. A new note needs its row.
NOTES = {
    "A tiny map to begin with: first go to a, then to b.": lambda read: (
        len(open_places(read)) < 12 and [letter for letter, _ in read.controls] == ["a", "b"]
    ),
    "Every piece of wall here is joined to the border.": lambda read: not stands_free(read),
    "One block of wall stands free here.": lambda read: blocks(stands_free(read)) == 1,
    "Many blocks of wall stand free here.": lambda read: blocks(stands_free(read)) > 9,
    "A map full of dead ends.": lambda read: len(dead_ends(read)) == 20,
    "A ring of ways, and two ways that end.": lambda read: (
        len(dead_ends(read)) == 2 and blocks(stands_free(read)) == 1
    ),
    "Four open squares, with doors between them.": lambda read: len(doors(read)) == 4,
    "A trap in corridors: a lies at the end of a side way.": lambda read: (
        dict(read.controls)["a"] in dead_ends(read)
    ),
    "A small trap: a lies beside the path.": lambda read: beside_the_path(read, "branch_stack"),
    "A trap for a walker that notes the last way on its cards.": lambda read: (
        Walk(read, fresh_strategy("branch_stack", 0)).run().verdict is Verdict.ARRIVED
    ),
    "There is wall all round a. A map like this is allowed.": lambda read: (
        not any(read.is_open(stepped(dict(read.controls)["a"], way)) for way in Heading)
    ),
}


def doors(read: Heya) -> list[Place]:
    """The places of floor that have wall on two sides that are opposite, and lead through it."""
    found = []
    for place in open_places(read):
        ways = {way for way in Heading if read.is_open(stepped(place, way))}
        if ways in ({Heading.UP, Heading.DOWN}, {Heading.LEFT, Heading.RIGHT}):
            found.append(place)
    return found


def beside_the_path(read: Heya, rule: str) -> bool:
    """Whether a walk by a rule passes beside a for ever, and never reaches it."""
    walk = Walk(read, fresh_strategy(rule, 0))
    goal = dict(read.controls)["a"]
    is_circle = walk.run().verdict is Verdict.CIRCLING
    path = {walk.timeline.place(tick) for tick in range(walk.timeline.last + 1)}
    return is_circle and any(stepped(goal, way) in path for way in Heading)


@pytest.mark.parametrize("path", maps_in(PROJECT / "heya"), ids=lambda path: path.stem)
def test_what_the_note_of_a_map_says_is_true_of_it(path):
    read = read_heya(path)
    assert read.note in NOTES, "write into NOTES what this note means"
    assert NOTES[read.note](read)


# --- a claim holds on every map that its lesson offers ---------------------------------------


def maps_of(number: str) -> list[str]:
    return [*lesson_of(lesson(number)).call.maps]


def cases(*numbers: str):
    return [(number, name) for number in numbers for name in maps_of(number)]


def walked(number: str, name: str, seed: int = 0) -> Walk:
    walk = Walk(heya(name), loaded(number).strategy(random.Random(seed)))
    walk.run()
    return walk


@pytest.mark.parametrize("name", maps_of("02"))
def test_02_each_map_can_be_walked_to_its_end(name):
    assert len(heya(name).controls) == 3, "a, then b, then c"
    assert tour(heya(name))


@pytest.mark.parametrize("name", maps_of("03"))
def test_03_on_each_map_it_arrives_and_turns_right_more_often_where_both_sides_are_open(name):
    turns = Counter()
    ticks = set()
    for seed in range(6):
        walk = walked("03", name, seed)
        assert walk.ending.verdict is Verdict.ARRIVED
        ticks.add(walk.ending.tick)
        for tick in range(walk.timeline.last):
            view = walk.timeline.view(tick)
            if view.right and view.left:
                turns[walk.timeline.moment(tick, thinks=True).turn] += 1
    assert len(ticks) > 1, "with other coins it takes another time"
    assert turns[Turn.RIGHT] > 1.5 * turns[Turn.LEFT] > 20


@pytest.mark.parametrize("name", maps_of("04"))
def test_04_it_arrives_where_all_walls_are_joined_and_circles_where_a_block_stands_free(name):
    read = heya(name)
    verdict = Verdict.ARRIVED if stands_free(read) == set() else Verdict.CIRCLING
    walk = walked("04", name)
    assert walk.ending.verdict is verdict
    touched = touched_walls(walk)
    never = walls_of(read) - touched
    question = lesson_of(lesson("04")).call.question(name)
    if verdict is Verdict.CIRCLING:
        assert question == "Which walls does the hand never touch?"
        assert never
    else:
        assert question == "Which walls did the hand touch?"
        assert touched


def walls_of(read: Heya) -> set[Place]:
    """The places of wall that a walker could touch."""
    beside = {stepped(place, way) for place in open_places(read) for way in Heading}
    return {place for place in beside if not read.is_open(place)}


def open_places(read: Heya) -> list[Place]:
    return [(x, y) for y in range(read.height) for x in range(read.width) if read.is_open((x, y))]


def stands_free(read: Heya) -> set[Place]:
    """The places of wall that are not joined to the border, not even by a corner."""
    walls = {
        (x, y)
        for y in range(-1, read.height + 1)
        for x in range(-1, read.width + 1)
        if not read.is_open((x, y))
    }
    edge = [(-1, -1)]
    while edge:
        x, y = edge.pop()
        joined = {(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)} & walls
        walls -= joined
        edge += joined
    return walls


def touched_walls(walk: Walk) -> set[Place]:
    """The walls at the walker's right hand, at each tick."""
    timeline = walk.timeline
    places = set()
    for tick in range(timeline.last + 1):
        places.add(stepped(timeline.place(tick), right_of(timeline.heading(tick))))
    return {place for place in places if not walk.heya.is_open(place)}


#: What each map of lesson 5 shows: cards save the walker, or cannot.
SAVED_BY_CARDS = {"loop": True, "open_square": True, "trap_room": False, "trap_corridor": False}


@pytest.mark.parametrize("name", maps_of("05"))
def test_05_the_right_hand_circles_on_each_map_and_cards_save_it_but_in_the_traps(name):
    assert walked("04", name).ending.verdict is Verdict.CIRCLING
    walk = walked("05", name)
    assert SAVED_BY_CARDS[name] or name.startswith("trap"), 'the maps called "trap"'
    assert (walk.ending.verdict is Verdict.ARRIVED) == SAVED_BY_CARDS[name]
    question = lesson_of(lesson("05")).call.question(name)
    if "saved" in question:
        assert SAVED_BY_CARDS[name]
    elif "need" in question:
        assert walk.timeline.memory_at(walk.timeline.last)["cards"], "some cards are left"
    else:
        assert question == "Which way is never on a card?"
        goal = dict(heya(name).controls)["a"]
        for tick in range(walk.timeline.last + 1):
            cards = walk.timeline.memory_at(tick).get("cards", {})
            assert goal not in [stepped(place, way) for place, way in cards.items()]


@pytest.mark.parametrize("name", maps_of("06"))
def test_06_no_way_is_walked_more_than_twice_and_the_walk_comes_to_its_end(name):
    assert len(heya(name).controls) == 1, "with one target it never has to begin anew"
    walk = walked("06", name)
    walked_ways = Counter()
    for tick in range(walk.timeline.last):
        ends = frozenset({walk.timeline.place(tick), walk.timeline.place(tick + 1)})
        if len(ends) == 2:
            walked_ways[ends] += 1
    assert max(walked_ways.values()) == 2
    can_arrive = tour(heya(name)) is not None
    assert walk.ending.verdict is (Verdict.ARRIVED if can_arrive else Verdict.UNREACHABLE)
    question = lesson_of(lesson("06")).call.question(name)
    if can_arrive:
        assert question == "Was any way walked more than twice?"
    else:
        assert name == "unreachable"
        assert question == "How can it know that no way leads there?"


def captions(walk: Walk, number: str) -> list[str]:
    """What is said in each tick of a walk."""
    source = source_of(loaded(number).files)
    thoughts = [walk.timeline.moment(tick, thinks=True) for tick in range(walk.timeline.last)]
    return [source.caption(thought.lines_run) for thought in thoughts]


def test_06_on_the_ring_it_turns_round_where_it_has_been_and_nowhere_in_corridors():
    assert '"ring": where does it turn round?' in lesson("06").read_text(encoding="utf-8")
    walk = walked("06", "ring")
    said = captions(walk, "06")
    round_at = [tick for tick, caption in enumerate(said) if "turn round" in caption]
    assert len(round_at) == 1
    place = walk.timeline.place(round_at[0])
    assert place in [walk.timeline.place(tick) for tick in range(round_at[0])]


def test_06_where_it_begins_anew_the_lines_that_rub_out_are_marked_and_all_is_said():
    walk = walked("06", "open_square")
    text = lesson("06").read_text(encoding="utf-8").splitlines()
    rubs_out = 1 + text.index("            self.chalk = {}")
    anew = []
    for tick in range(walk.timeline.last):
        moment = walk.timeline.moment(tick, thinks=True)
        if (str(lesson("06")), rubs_out) in moment.lines_run.lines:
            anew.append(moment)
    assert anew, "with three targets it begins anew"
    source = source_of(loaded("06").files)
    for moment in anew:
        caption = source.caption(moment.lines_run)
        assert caption.startswith("Every way here has two lines: all is explored. ")
        assert caption.endswith("Take the way with the fewest lines.")
        assert {*moment.memory_before["chalk"][moment.place].values()} == {2}
        assert len(moment.memory["chalk"]) == 2, "one line is drawn, and is noted at its two ends"


# --- what lessons tell a class to see and to try ---------------------------------------------


def with_change(folder, number: str, old: str, new: str) -> GuardedScript:
    text = lesson(number).read_text(encoding="utf-8").replace("import here", "#")
    assert old in text
    path = folder / "lesson.py"
    path.write_text(text.replace(old, new), encoding="utf-8")
    return load_script(path)


def ending(script: GuardedScript, name: str):
    return Walk(heya(name), script.strategy(random.Random(0))).run()


def test_03_the_file_that_it_opens_has_the_function_that_it_names():
    text = lesson("03").read_text(encoding="utf-8")
    file, function = re.search(r"Open (\S+) and find the function\s+(\w+)", text).groups()
    definition = re.search(
        rf"^def {function}\(.*?(?=\n\n\n)",
        (PROJECT / file).read_text(encoding="utf-8"),
        re.DOTALL | re.MULTILINE,
    )[0]
    assert len(definition.splitlines()) <= 12
    assert hard_words(definition) == set()
    assert "right = (heading + 1) % 4" in definition


def test_01_the_signs_that_it_names_are_those_of_a_map():
    text = " ".join(lesson("01").read_text(encoding="utf-8").split())
    walls, floor, arrow = re.search(
        r"(\S \S \S \S) are wall, a (\w+) is floor,.* An arrow, (\S) say, is the walker", text
    ).groups()
    read = parse(f"#####\n#{arrow} a#\n#####\n")
    assert read.heading is Heading.RIGHT
    assert floor == "space"
    for wall in walls.split():
        assert not parse(f"#a{wall} #").is_open((2, 0))


def test_03_the_clock_that_it_opens_shows_the_numbers_of_the_headings():
    clock = view_module.__doc__
    for heading in Heading:
        assert f"{heading.word} {heading.value}" in clock
    assert f"(3 + 1) % 4 is {(3 + 1) % 4}" in clock
    text = " ".join(lesson("03").read_text(encoding="utf-8").split())
    assert "+ 1 turns it to the right, and % 4 brings it from 3 back to 0." in text


class Coin:
    """Always tosses 1, and counts how often it was asked."""

    def __init__(self):
        self.asked = 0

    def randint(self, least, most):
        self.asked += 1
        return 1


def test_03_a_coin_is_tossed_for_the_right_and_for_the_left_if_they_are_open():
    text = " ".join(lesson("03").read_text(encoding="utf-8").split())
    assert (
        "If the right is open, it tosses a coin; if the left is open, it may toss another." in text
    )
    rule = runpy.run_path(str(lesson("03")))["random_walk"]
    for view in VIEWS[Heading.UP]:
        coin = Coin()
        rule(view, coin)
        assert coin.asked == view.right + view.left


def test_03_r_walks_with_the_same_coins_and_shift_and_r_with_new_ones():
    text = " ".join(lesson("03").read_text(encoding="utf-8").split())
    assert "R walks again with the same coins, Shift and R with new ones." in text
    stage = paused_stage(lesson("03"))
    before = stage.scene.seed
    press(stage, pygame.K_r)
    assert stage.scene.seed == before
    press(stage, pygame.K_r, mod=pygame.KMOD_LSHIFT)
    assert stage.scene.seed != before


def test_04_the_hand_that_is_drawn_is_the_hand_of_the_title_and_of_the_rule():
    call = lesson_of(lesson("04")).call
    assert call.hand == "right"
    assert f"your {call.hand} hand" in call.task
    assert call.given.name == f"{call.hand}_hand"


def test_04_n_is_half_a_tick_on_and_b_half_a_tick_back():
    text = " ".join(lesson("04").read_text(encoding="utf-8").split())
    assert "N is half a tick on, B half a tick back." in text
    stage = paused_stage(lesson("04"))
    press(stage, pygame.K_n, pygame.K_n, pygame.K_n)
    assert at(stage) == (1, True)
    press(stage, pygame.K_b)
    assert at(stage) == (1, False)


def test_04_three_lines_answer_and_on_loop_it_never_gets_to_b():
    text = " ".join(lesson("04").read_text(encoding="utf-8").split())
    assert "this rule has three lines that answer" in text
    assert [row.split()[0] for row in rows_of_rule("04")].count("return") == 3
    assert 'the map "loop": why does it never get to b?' in text
    walk = walked("04", "loop")
    assert walk.timeline.target(walk.timeline.last) == "b"


def test_05_noting_the_last_way_gets_out_of_both_traps(tmp_path):
    assert "Note ways[-1], the last way, instead." in lesson("05").read_text(encoding="utf-8")
    script = with_change(tmp_path, "05", "ways[1]", "ways[-1]")
    for name in ("loop", "trap_room", "trap_corridor"):
        assert ending(script, name).verdict is Verdict.ARRIVED


def test_05_a_rule_in_a_file_beside_the_lesson_can_be_imported(tmp_path):
    text = " ".join(lesson("05").read_text(encoding="utf-8").split())
    assert "from my_rules import right_hand" in text
    rule = re.search(
        r"^def right_hand.*?(?=\n\n)", lesson("04").read_text("utf-8"), re.DOTALL | re.MULTILINE
    )
    own = f"from mazelib import Turn\n\n\n{rule[0]}\n"
    (tmp_path / "my_rules.py").write_text(own, "utf-8")
    script = with_change(
        tmp_path, "05", "\n\n\nclass", "\nfrom my_rules import right_hand\n\n\nclass"
    )
    walk = Walk(heya("loop"), script.strategy(random.Random(0)))
    assert walk.run().verdict is Verdict.ARRIVED
    ran = [walk.timeline.moment(tick, thinks=True).lines_run for tick in range(walk.timeline.last)]
    files = {Path(file).name for lines_run in ran for file, _line in lines_run.lines}
    assert files == {"lesson.py", "my_rules.py"}, "it is the class's own file that runs"


def test_06_going_on_at_an_old_place_ends_in_a_circle_on_one_of_its_maps(tmp_path):
    text = " ".join(lesson("06").read_text(encoding="utf-8").split())
    assert "write way = least_used(ways, lines) instead of way = back" in text
    script = with_change(tmp_path, "06", "way = back  #", "way = least_used(ways, lines)  #")
    assert ending(script, "trap_corridor").verdict is Verdict.CIRCLING
