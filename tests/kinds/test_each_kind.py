"""Each kind of lesson: its map, its options, its run without a window."""


import pytest

from mazelib import Heading
from mazelib.challenges import kept_maps
from mazelib.challenges.exercise import Fault, NotYet
from mazelib.challenges.exercises import EXERCISES
from mazelib.command_line.terminal import FINE, NOT_ARRIVED
from mazelib.game.seeing import Seeing
from mazelib.kinds.make import MakingRun
from mazelib.kinds.shared.earned import Earned
from mazelib.kinds.shared.reopening import reopened
from mazelib.kinds.shared.run import Outcome
from mazelib.kinds.walk import WalkLesson, WalkRun, read_walker
from mazelib.learner.learner_script import LearnerScript
from mazelib.learner.worker.worker_making import WorkerMaking
from mazelib.maps.folder import maps_in
from mazelib.maps.heya_text import parse
from mazelib.maps.warnings import warnings
from mazelib.run_lesson import run_lesson
from mazelib.text.diagnostics import LocatedError
from mazelib.values.pausing import finished
from mazelib.walking.strategies import fresh_strategy
from mazelib.walking.strategy import StrategyError
from mazelib.walking.verdict import Ending, Verdict
from mazelib.walking.walk import Walk
from tests.learners import saved, script, workers
from tests.lessons import WALKS, lesson_of
from tests.samples import HEYA_FOLDER, heya

RIGHT = """from mazelib import Turn, show
def mine(view):
    return {turn}
if __name__ == "__main__":
    show(mine{more})
"""


def walker(path):
    """A script whose rule walks, read."""
    return finished(read_walker(workers(), path))


def taken(name="04", **options):
    """A lesson as it is when it runs: it has taken its script, and the rule that walks."""
    lesson = lesson_of(name, **options)
    finished(lesson.read_others(lesson.loaded))
    lesson.take(lesson.loaded)
    return lesson


@pytest.mark.parametrize("number", ["01", "04", "07", "08", "10", "11", "12"])
def test_the_map_before_the_next_is_the_one_that_was_there(number):
    lesson = lesson_of(number)
    lesson.may_play = lambda level: True  # All levels of a game are open.
    lesson.turn_on(1)  # No level of a game comes before the first.
    before = what_it_shows(lesson)
    lesson.turn_on(1)
    assert what_it_shows(lesson) != before
    lesson.turn_on(-1)
    assert what_it_shows(lesson) == before


def what_it_shows(lesson):
    """Which map, maze or page a lesson has turned to."""
    names = ("map_path", "seed", "size", "level")
    return [getattr(lesson, name, None) for name in names]


def test_no_level_of_a_game_comes_before_the_first():
    lesson = lesson_of("12")
    first = what_it_shows(lesson)
    lesson.turn_on(-1)
    assert what_it_shows(lesson) == first


def gone_through(lesson, count, further):
    """The maps that a lesson comes to when it is turned so often."""
    seen = [lesson.map_path]
    for _ in range(count):
        lesson.turn_on(further)
        seen.append(lesson.map_path)
    return seen


def test_the_maps_of_a_script_are_gone_through_in_its_order_both_ways(tmp_path):
    names = ["wide", "corridor", "loop"]
    path = saved(tmp_path, WALKS.format(maps=names, panels=[]))
    lesson = lesson_of(path)
    maps = [HEYA_FOLDER / f"{name}.txt" for name in names]
    assert gone_through(lesson, 3, 1) == [*maps, maps[0]]
    assert gone_through(lesson, 3, -1) == [maps[0], *reversed(maps)]
    named = lesson_of(path, map="corridor")
    assert named.map_path == maps[1]
    named.turn_on(1)
    assert named.map_path == maps[2], "one of the script's maps leads to the next of the script"


def test_from_any_other_map_the_next_is_that_of_its_folder(tmp_path):
    path = saved(tmp_path, WALKS.format(maps=["wide", "corridor", "loop"], panels=[]))
    maps = [path.absolute() for path in maps_in(HEYA_FOLDER)]
    lesson = lesson_of(path, map="first")
    after_first = maps[maps.index(lesson.map_path) + 1]
    lesson.turn_on(1)
    assert lesson.map_path == after_first
    lesson = lesson_of(saved(tmp_path, WALKS.format(maps=[], panels=[])))
    assert lesson.map_path.stem == "first"
    assert {*gone_through(lesson, len(maps), 1)} == {*maps}
    lesson.map_path = maps[-1].with_name("nobody_has_it.txt")
    lesson.turn_on(1)
    assert lesson.map_path == maps[0]


def test_each_map_that_a_script_names_has_to_be_there(tmp_path):
    path = saved(tmp_path, WALKS.format(maps=["wide", "coridor"], panels=[]))
    with pytest.raises(LocatedError, match="no map called 'coridor'") as caught:
        lesson_of(path)
    assert caught.value.first.line == 5
    assert caught.value.first.advice.startswith("Did you mean corridor?")


def test_the_map_of_the_command_line_stands_before_that_of_the_script():
    assert lesson_of("05").map_path.stem == "loop"
    assert lesson_of("05", map="wide").map_path.stem == "wide"
    with pytest.raises(LocatedError, match="no map with this name"):
        lesson_of("05", map="nowhere")


@pytest.mark.parametrize(("number", "options", "names"), [
    ("01", {}, ["01_heya.py", "drawing.txt"]),
    ("04", {"strategy": script("05")}, ["04_right_hand.py", "first.txt", "05_branch_stack.py"]),
    ("08", {}, ["08_dig_and_fill.py"]),
])  # fmt: skip
def test_watched_are_the_script_its_map_and_the_file_of_the_rule(number, options, names):
    assert [path.name for path in lesson_of(number, **options).watched()] == names


def test_only_a_walk_and_a_making_are_played_by_a_speed_that_was_asked_for():
    assert [lesson_of(number).speed for number in ("01", "02", "04", "08", "11", "12")] == [2.0] * 6
    for number in ("04", "07", "08"):
        lesson = lesson_of(number, speed=9.0, play=True)
        assert (lesson.speed, lesson.plays_at_once) == (9.0, True)
        assert not lesson_of(number).plays_at_once


def test_a_check_needs_no_window_and_neither_does_what_is_headless():
    for number in ("04", "07", "08", "11"):
        assert not lesson_of(number).is_headless
        assert lesson_of(number, headless=True).is_headless
    assert lesson_of("04", check=True).is_headless
    assert not lesson_of("01").is_headless
    assert lesson_of("01").run_headless() == Outcome(None, FINE)


def test_a_walk_that_was_begun_goes_on_and_is_told():
    lesson = taken(map="loop")
    walk = lesson.walk(lesson.heya())
    outcome = lesson.run_headless(WalkRun(walk, lesson.seed))
    assert walk.ending
    assert walk.ending == Ending(Verdict.CIRCLING, 29, 13)
    assert outcome == Outcome(f"loop.txt: {walk.ending.words}\n", NOT_ARRIVED)


def test_a_walk_in_this_very_process_is_a_run_too():
    run = WalkRun(Walk(heya("first"), fresh_strategy("right_hand", 0)), seed=0)
    while not run.is_over:
        run.advance()
    assert run.finish().status == FINE


def test_what_is_odd_about_a_map_is_told_besides_the_verdict(capsys):
    odd = warnings(heya("unreachable"))
    assert len(odd) == 1
    assert run_lesson(script("04"), ["--map", "unreachable", "--headless"]) == NOT_ARRIVED
    out, err = capsys.readouterr()
    assert err == f"{odd[0]}\n"
    assert out.startswith("unreachable.txt: ")


def test_a_film_tells_of_the_lesson_that_the_script_has_become(tmp_path, monkeypatch, capsys):
    path = saved(tmp_path, RIGHT.format(turn="Turn.RIGHT", more=""))
    filmed = []
    monkeypatch.setattr(
        "mazelib.window.film.film.film", lambda lesson, _scene: filmed.append(lesson)
    )

    def save_a_maker(self):
        text = script("08").read_text(encoding="utf-8")
        path.write_text(text.replace("import here", "#"), encoding="utf-8")

    monkeypatch.setattr(WalkLesson, "check_may_begin", save_a_maker)
    film_path = str(tmp_path / "film.gif")
    assert run_lesson(path, ["--headless", "--film", film_path, "--seed", "1"]) == FINE
    assert [lesson.name for lesson in filmed] == ["make"]
    assert "Made by lesson mine" in capsys.readouterr().out


def test_a_walk_is_recorded_for_a_trace_alone_and_has_the_limit_that_was_asked_for(
    capsys, monkeypatch
):
    walks = []

    begin = LearnerScript.walk

    def beginning(self, heya, seed, limit, *, recorded):
        walks.append(begin(self, heya, seed, limit, recorded=recorded))
        return walks[-1]

    monkeypatch.setattr(LearnerScript, "walk", beginning)
    outcome = Outcome("first.txt: out of ticks after 10 ticks\n", NOT_ARRIVED)
    assert taken(limit=10).run_headless() == outcome
    assert capsys.readouterr().out == ""
    assert taken(limit=10, trace="-").run_headless() == outcome
    assert [walk.recording is not None for walk in walks] == [False, True]
    assert [walk.tick for walk in walks] == [10, 10]
    assert capsys.readouterr().out.count("\n") == 11


def test_the_seed_of_a_walk_by_chance_is_told_and_is_the_dice():
    told = []
    for seed in (0, 0, 2):
        outcome = taken("03", map="loop", seed=seed).run_headless()
        assert outcome.status == FINE
        told.append(outcome.text)
    assert told == ["loop.txt: arrived after 314 ticks (seed 0)\n"] * 2 + [
        "loop.txt: arrived after 2634 ticks (seed 2)\n"
    ]


def test_the_rule_of_another_file_walks_and_its_task_is_told(tmp_path):
    path = saved(tmp_path, RIGHT.format(turn="Turn.LEFT", more=""), "other.py")
    lesson = taken(strategy=path)
    assert lesson.rule_script.file.path == path
    assert lesson.script == script("04")
    assert lesson.task == "The rule in other.py: where does it go, and why?"
    path.write_text(RIGHT.format(turn="Turn.LEFT", more=', task="Other."'))
    assert finished(reopened(lesson)) is lesson
    assert lesson.task == "Other."


@pytest.mark.parametrize(("number", "shows"), [
    ("01", "a map to look at"), ("02", "a walk by keys"), ("08", "the making of a maze"),
    ("11", "a worksheet"), ("12", "a game"),
])  # fmt: skip
def test_a_file_whose_rule_does_not_walk_is_told_with_what_it_shows(number, shows):
    with pytest.raises(LocatedError, match=f"this script shows {shows}\\.\n.*A rule that walks"):
        walker(script(number))


def test_a_rule_with_exercises_walks_too():
    assert walker(script("07")).file.path == script("07")


@pytest.mark.parametrize(("keys", "told"), [
    ('"up": 1', 'line 3: the key "up" must lead to a heading.*Heading.UP'),
    ('"Left": Heading.LEFT', 'line 3: there is no arrow key called "Left".*Write "left", in small'),
    ('"lefft": Heading.LEFT', 'line 3: there is no arrow key called "lefft".*Did you mean left'),
    ('"x": Heading.LEFT', 'line 3: .*The arrow keys are "up", "right", "down" and "left"'),
    ("left: Heading.LEFT", "line 3: the name 'left' is not known.*in quotes: \"left\":"),
    ("", "line 5: these brackets are empty"),
])  # fmt: skip
def test_a_wrong_key_in_a_table_is_told_at_its_own_line(keys, told, tmp_path):
    path = saved(
        tmp_path, f"from mazelib import Heading, show\nKEYS = {{\n{keys}\n}}\nshow(KEYS)\n"
    )
    with pytest.raises(LocatedError, match=f"(?s){told}"):
        lesson_of(path)


def test_keys_lead_where_the_script_says(tmp_path):
    path = saved(
        tmp_path,
        'from mazelib import Heading, show\nshow({"up": Heading.DOWN, "left": Heading.UP})\n',
    )
    assert lesson_of(path).headings() == {"up": Heading.DOWN, "left": Heading.UP}


def test_from_a_map_that_showed_a_fault_the_next_is_the_lessons_own():
    lesson = lesson_of("07")
    lesson.turn_on(1)
    own = lesson.map_path
    fault = Fault("It stands still.", 0)
    lesson.show_fault(NotYet(EXERCISES[0], parse("###\n#Aa\n###"), fault, "0 0"))
    assert lesson.map_path.parent == kept_maps.KEPT_FOLDER
    assert lesson.heya().rows == ("###", "#Aa", "###")
    lesson.turn_on(1)
    assert lesson.map_path == own
    lesson.turn_on(1)
    assert lesson.map_path != own
    assert lesson.map_path.parent == own.parent


def test_a_rule_put_in_order_walks_until_the_script_is_saved_and_ticks_stay():
    lesson = taken("07")
    before = lesson.practice
    before.number = 3
    before.earned[1] = Earned("10:42", "")
    before.lines.rule = walker(script("04"))
    finished(reopened(lesson))
    assert lesson.rule_script.file.path == script("04")
    lesson.note_saved([lesson.map_path])
    assert lesson.practice is before, "a map that was saved changes nothing"
    lesson.note_saved([lesson.script])
    finished(reopened(lesson))
    assert lesson.rule_script.file.path == script("07")
    practice = lesson.practice
    assert (practice.number, set(practice.earned), practice.results) == (3, {1}, {})


def test_a_making_is_printed_as_a_map_with_lesson_size_and_seed():
    lesson = taken("08", width=4, height=3, seed=5)
    making = lesson.making()
    outcome = lesson.run_headless(MakingRun(lesson, making))
    assert outcome.status == FINE
    assert making.timeline.done
    made = parse(outcome.text)
    assert (made.width, made.height) == (9, 7)
    assert made.note == "Made by lesson 08_dig_and_fill: 4 × 3 rooms, seed 5."


def test_without_a_window_the_worker_is_asked_for_many_steps_at_once(monkeypatch):
    asked = []
    advance = WorkerMaking.advance

    def counted(making, count):
        asked.append(count)
        advance(making, count)

    monkeypatch.setattr(WorkerMaking, "advance", counted)
    lesson = taken("08", width=10, height=10, seed=5)
    lesson.run_headless()
    assert len(asked) < 10, "dug and filled in about 300 steps"


def test_a_maker_that_never_ends_is_told_after_as_many_steps_as_any_maze_takes(tmp_path):
    text = """from mazelib import show
def make(maze, rng):
    while True:
        yield "Again."
if __name__ == "__main__":
    show(make, sizes=[(2, 1)])
"""
    lesson = taken(saved(tmp_path, text))
    words = r"mine\.py, line 2: no maze of this size needs 1,200 steps, and this one still isn't"
    with pytest.raises(StrategyError, match=words):
        lesson.run_headless()


def test_a_maker_that_goes_wrong_is_traced_up_to_there_as_a_walk_is(tmp_path):
    text = """from mazelib import show
def make(maze, rng):
    for _ in range(3):
        yield "Again."
    raise ArithmeticError
if __name__ == "__main__":
    show(make, sizes=[(2, 1)])
"""
    path = tmp_path / "trace.jsonl"
    lesson = taken(saved(tmp_path, text), trace=str(path))
    with pytest.raises(StrategyError, match=r"mine\.py, line 5: ArithmeticError"):
        lesson.run_headless()
    assert path.read_text(encoding="utf-8").count("\n") == 3


def test_a_maker_that_leaves_rooms_of_wall_is_told_where_it_begins(tmp_path):
    text = """from mazelib import show
def make(maze, rng):
    yield "Nothing."
if __name__ == "__main__":
    show(make, sizes=[(2, 1)])
"""
    lesson = taken(saved(tmp_path, text))
    with pytest.raises(StrategyError, match=r"mine\.py, line 2: the maze isn't ready") as caught:
        lesson.run_headless()
    assert caught.value.first.quoted == "def make(maze, rng):"


def test_before_the_window_a_maze_is_saved_only_where_that_was_asked_for(tmp_path, capsys):
    path = tmp_path / "mine.txt"
    for chosen in ({}, {"save": path}):
        assert not path.exists()
        taken("08", width=2, height=2, **chosen).before_window()
    assert parse(path.read_text(encoding="utf-8")).width == 5
    assert str(path) in capsys.readouterr().err


@pytest.mark.parametrize(("width", "height", "words"), [(0, 3, "at least 1"), (301, 3, "make dig")])
def test_an_impossible_size_is_refused_at_once(width, height, words):
    with pytest.raises(ValueError, match=words):
        lesson_of("08", width=width, height=height)


def test_a_worksheet_is_as_large_and_as_often_as_was_asked_for(tmp_path):
    shown = lesson_of("11").worksheet
    path = tmp_path / "sheet.txt"
    lesson = lesson_of("11", size=3, to=path, seed=4)
    assert (lesson.worksheet.rooms, lesson.worksheet.how_many) == ((3, 3), shown.how_many)
    assert lesson_of("11", count=5).worksheet.rooms == shown.rooms
    lesson.check_may_begin()
    assert lesson.run_headless() == Outcome(f"{path}\n", FINE)
    assert len(path.read_text(encoding="utf-8").splitlines()) == 7
    with pytest.raises(ValueError, match="exists already"):
        lesson.check_may_begin()
    with pytest.raises(ValueError, match="how_many=201"):
        lesson_of("11", count=201).check_may_begin()


def test_a_sheet_without_a_name_is_named_after_its_mazes_and_its_shape():
    assert lesson_of("11", hard=4).next_path().name == "maze_4_stars.pdf"
    assert lesson_of("11", size=9, count=30).next_path().name == "maze_9x9_30.pdf"
    assert lesson_of("11", mask="heart", hard=2).next_path().name == "heart_2_stars.pdf"
    assert lesson_of("11", book="yes", hard=5).next_path().name == "maze_book_5_stars.pdf"


def test_the_command_line_chooses_the_rival_of_a_game_and_each_level_has_its_maze(
    tmp_path, monkeypatch
):
    monkeypatch.setattr("platformdirs.user_data_path", lambda *name, **more: tmp_path)
    lesson = lesson_of("12")
    usual = lesson.game
    fast = lesson_of("12", against="tremaux", ghost_speed=9).game
    assert (fast.against, fast.ghost_speed, fast.easy) == ("tremaux", 9, usual.easy)
    assert usual.against != "tremaux"
    assert usual.ghost_speed != 9
    first = lesson.maze()
    assert lesson.maze() == first == usual.maze(0, 0)
    lesson.seeing = Seeing.TORCH
    lesson.turn_on(1)
    assert lesson.maze() == first, "the next level is locked"
    lesson.ladder.best_times.keep(usual.rooms(0), Seeing.TORCH, 9.0)
    lesson.turn_on(1)
    assert lesson.maze() == usual.maze(1, 1) != first
    assert lesson.seeing is Seeing.TORCH, "it stays from level to level"
