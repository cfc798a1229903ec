"""Lessons: which kind takes what, and what stays when a script is saved as another kind."""

import random
from pkgutil import iter_modules

import pytest

import mazelib.kinds
from mazelib import Game, Heading, Worksheet
from mazelib.kinds.exercises import ExercisesLesson
from mazelib.kinds.lesson import Lesson, kind_for
from mazelib.kinds.make import MakeLesson
from mazelib.kinds.map_lesson import MapLesson
from mazelib.kinds.walk import WalkLesson
from mazelib.learner.given import KeyTable, MakingRule, Unusable, WalkingRule, describe
from mazelib.learner.show_call import ShowCall
from mazelib.walking.walk import Walk
from mazelib.window.scenes import open_scene
from tests.learners import saved, script
from tests.lessons import lesson_of

NAMES = {"exercises", "game", "keys", "look", "make", "walk", "worksheet"}
KINDS = {
    "01": "look", "02": "keys", "03": "walk", "04": "walk", "05": "walk", "06": "walk",
    "07": "exercises", "08": "make", "09": "make", "10": "make", "11": "worksheet", "12": "game",
}  # fmt: skip

WALKS = """from mazelib import Turn, show
def mine(view):
    return Turn.LEFT
if __name__ == "__main__":
    show(mine, task="Mine.", map="{map}", panels={panels})
"""
MAKES = """from mazelib import show
def make(maze, rng):
    maze.dig(*maze.rooms)
    yield "All at once."
if __name__ == "__main__":
    show(make, sizes=[(3, 2), (4, 4)])
"""


MINE = WalkingRule("mine")
MAKE = MakingRule("make")


def test_each_kind_has_a_file_of_its_name():
    assert {kind.name for kind in Lesson.kinds} >= NAMES
    files = {module.name for module in iter_modules(mazelib.kinds.__path__)}
    for kind in Lesson.kinds:
        assert kind.name in files and kind.__module__ == f"mazelib.kinds.{kind.name}"


@pytest.mark.parametrize(("number", "name"), KINDS.items())
def test_each_script_is_a_lesson_of_its_kind_and_its_panels_are_of_that_kind(number, name):
    lesson = lesson_of(number)
    assert lesson.name == name and set(lesson.call.panels) <= set(lesson.panels)
    assert lesson.script == script(number) and lesson.text.startswith("Lesson ")


@pytest.mark.parametrize(
    ("call", "name"),
    [
        (ShowCall(None), "look"),
        (ShowCall(KeyTable({"up": Heading.UP})), "keys"),
        (ShowCall(MINE), "walk"),
        (ShowCall(MINE, panels=["code"]), "walk"),
        (ShowCall(MINE, panels=("code", "exercises")), "exercises"),
        (ShowCall(None, panels=["exercises"]), "look"),
        (ShowCall(MAKE, panels=["exercises"]), "make"),
        (ShowCall(Worksheet()), "worksheet"),
        (ShowCall(Game()), "game"),
    ],
)  # fmt: skip
def test_what_is_shown_decides_the_kind(call, name):
    assert kind_for(call).name == name


@pytest.mark.parametrize("order", [1, -1])
def test_of_two_kinds_the_more_special_one_is_taken_in_whatever_order_they_are_known(
    order, monkeypatch
):
    monkeypatch.setattr(Lesson, "kinds", sorted(Lesson.kinds, key=lambda kind: kind.name)[::order])
    assert kind_for(ShowCall(MINE, panels=["exercises"])) is ExercisesLesson
    assert kind_for(ShowCall(MINE)) is WalkLesson


@pytest.mark.parametrize("rule", [5, "right", [1]])
def test_what_no_kind_takes_is_told_with_what_to_give(rule):
    with pytest.raises(ValueError, match=f"a value of type {type(rule).__name__}.*a function of the view"):
        kind_for(ShowCall(describe(rule)))


@pytest.mark.parametrize("order", [1, -1])
def test_two_kinds_that_are_not_related_and_take_the_same_are_both_named(order, monkeypatch):
    monkeypatch.setattr(Lesson, "kinds", [])

    class TakesAll(Lesson):
        name = "all"

        @classmethod
        def takes(cls, call):
            return True

    class TakesTexts(TakesAll):
        name = "texts"

        @classmethod
        def takes(cls, call):
            return isinstance(call.given, Unusable) and call.given.class_name == "str"

    class TakesShortOnes(Lesson):
        name = "short"

        @classmethod
        def takes(cls, call):
            return call.task == "short"

    Lesson.kinds = Lesson.kinds[::order]
    assert kind_for(ShowCall(Unusable("int"))) is TakesAll
    assert kind_for(ShowCall(Unusable("str"))) is TakesTexts
    for class_name, names in (("str", "short and texts"), ("list", "all and short")):
        with pytest.raises(ValueError, match=f"Two kinds of lesson take this call of show: {names}\\."):
            kind_for(ShowCall(Unusable(class_name), task="short"))


def test_the_panels_of_exercises_stand_right_above_the_code_of_a_walk():
    panels = list(ExercisesLesson.panels)
    above = panels.index("exercises")
    assert panels[above : above + 3] == ["exercises", "lines", "code"]
    del panels[above : above + 2]
    assert panels == list(WalkLesson.panels)


def test_a_kind_may_be_added_by_its_class_alone_and_one_without_a_name_is_none(monkeypatch):
    monkeypatch.setattr(Lesson, "kinds", list(Lesson.kinds))

    class HalfMade(Lesson):
        pass

    class Quiz(WalkLesson):
        name = "quiz"

        @classmethod
        def takes(cls, call):
            return super().takes(call) and "quiz" in call.panels

    assert HalfMade not in Lesson.kinds and Lesson.kinds[-1] is Quiz
    assert kind_for(ShowCall(MINE, panels=["quiz"])) is Quiz


RACE = """from mazelib import Turn, right_hand, show
class Counts:
    def __init__(self):
        self.turns = 0
    def turn(self, view, place, heading):
        self.turns += 1
        return Turn.LEFT
if __name__ == "__main__":
    show([right_hand, Counts])
"""


def test_a_kind_whose_rule_is_two_rules_makes_each_of_them_afresh(tmp_path, monkeypatch):
    monkeypatch.setattr(Lesson, "kinds", list(Lesson.kinds))

    class RaceLesson(MapLesson):
        name = "race"

        @classmethod
        def takes(cls, call):
            return isinstance(call.given, tuple) and len(call.given) == 2

        def walks(self):
            dice = random.Random(0)
            strategies = [self.rule.strategy(dice, number) for number in range(2)]
            return [Walk(self.heya(), strategy, limit=200) for strategy in strategies]

    lesson = lesson_of(saved(tmp_path, RACE))
    assert type(lesson) is RaceLesson
    for _ in range(2):
        endings = [walk.run() for walk in lesson.walks()]
        assert [ending.words for ending in endings] == [
            "arrived after 143 ticks",
            "out of ticks after 200 ticks",
        ]


def test_saved_as_the_same_kind_it_stays_the_same_lesson_and_says_what_is_new(tmp_path):
    path = tmp_path / "mine.py"
    path.write_text(WALKS.format(map="loop", panels=[]))
    lesson = lesson_of(path)
    path.write_text(WALKS.format(map="wide", panels=["code"]).replace("Mine.", "Yours."))
    assert lesson.afresh() is lesson
    assert (lesson.task, lesson.map_path.stem, lesson.call.panels) == ("Yours.", "wide", ("code",))
    path.write_text(WALKS.format(map="wide", panels=[]))
    lesson.next_map()
    turned_to = lesson.map_path
    lesson.afresh()
    assert lesson.map_path == turned_to, (
        "the map that was turned to stays until another one is named"
    )


def test_saved_as_another_kind_it_becomes_a_lesson_of_that_with_the_options_both_know(tmp_path):
    path = tmp_path / "mine.py"
    path.write_text(WALKS.format(map="first", panels=[]))
    walk = lesson_of(path, seed=7, speed=50.0, map="loop", limit=9, film=tmp_path / "film.gif")
    path.write_text(WALKS.format(map="wide", panels=[]))
    assert walk.afresh().map_path.stem == "loop", "the command line's stands before the script's"
    path.write_text(MAKES)
    walk.seed += 1  # another run was asked for
    make = walk.afresh()
    assert type(make) is MakeLesson and make.size == (3, 2) and make.map_path is None
    assert (make.seed, make.speed, make.film_path) == (8, 50.0, tmp_path / "film.gif")
    path.write_text(WALKS.format(map="first", panels=["exercises"]))
    again = make.afresh()
    assert type(again) is ExercisesLesson and again.options.limit is None
    assert (again.seed, again.speed, again.map_path.stem) == (8, 50.0, "first")


def test_the_trace_goes_on_in_a_lesson_of_another_kind_without_a_word_about_its_own_file(tmp_path):
    path, trace = tmp_path / "mine.py", tmp_path / "trace.jsonl"
    path.write_text(WALKS.format(map="first", panels=[]))
    walk = lesson_of(path, trace=str(trace))
    walk.check_files()
    timeline = walk.walk(walk.heya()).timeline
    walk.write_trace(timeline)
    path.write_text(MAKES)
    make = walk.afresh()
    make.write_trace(make.making())
    assert trace.read_text().count("\n") == 1 and '"target": null' in trace.read_text()


def test_after_an_error_nothing_more_is_written_into_a_trace(tmp_path, monkeypatch):
    lesson = lesson_of("04", trace=str(tmp_path / "trace.jsonl"))
    timeline = lesson.walk(lesson.heya()).timeline
    asked = []

    def follow(recording):
        asked.append(recording)
        raise OSError("the disk is full")

    monkeypatch.setattr(lesson.trace, "follow", follow)
    with pytest.raises(OSError, match="the disk is full"):
        lesson.write_trace(timeline)
    lesson.write_trace(timeline)
    assert asked == [timeline]


def test_the_map_that_was_turned_to_stays_when_the_command_line_named_the_first(tmp_path):
    path = tmp_path / "mine.py"
    path.write_text(WALKS.format(map="first", panels=[]))
    lesson = lesson_of(path, map="loop")
    lesson.next_map()
    turned_to = lesson.map_path
    assert turned_to.stem != "loop"
    path.write_text(WALKS.format(map="wide", panels=[]))
    assert lesson.afresh().map_path == turned_to


def test_the_old_lesson_stays_where_the_new_one_cannot_be_read(tmp_path):
    path = tmp_path / "mine.py"
    path.write_text(WALKS.format(map="first", panels=[]))
    lesson = lesson_of(path)
    for text in ("def mine(view)", MAKES.replace("(3, 2)", "(0, 2)"), "x = 1"):
        path.write_text(text)
        with pytest.raises(ValueError):
            lesson.afresh()
        assert lesson.task == "Mine." and lesson.rule.call.task == "Mine."


def test_a_scene_knows_the_lesson_that_its_script_has_become(tmp_path):
    path = tmp_path / "mine.py"
    path.write_text(MAKES)
    lesson = lesson_of(path)
    assert open_scene(lesson).lesson is lesson
    path.write_text(WALKS.format(map="first", panels=["exercises"]))
    assert open_scene(lesson).lesson.name == "exercises"


def test_without_a_film_a_trace_and_a_maze_of_the_same_name_all_is_well(tmp_path):
    one = tmp_path / "one.gif"
    with pytest.raises(ValueError, match="cannot be one file"):
        lesson_of("08", save=one, trace=str(one)).check_files()
    with pytest.raises(ValueError, match="cannot be one file"):
        lesson_of("04", film=one, trace=str(one)).check_files()
    lesson_of("08", save=one, trace=str(tmp_path / "two")).check_files()


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"film": "film.txt"}, "the name has to end in .gif"),
        ({"film": "no/film.gif"}, "there is no folder"),
        ({"film": "film.gif", "film_size": (1920, 1080), "film_rate": 50}, "make it smaller"),
        ({"trace": "no/trace.jsonl"}, "there is no folder"),
    ],
)
def test_a_file_that_cannot_be_written_is_told_before_anything_is_done(options, words, tmp_path):
    paths = {name: tmp_path / value for name, value in options.items() if isinstance(value, str)}
    if "trace" in paths:
        paths["trace"] = str(paths["trace"])
    with pytest.raises(ValueError, match=words):
        lesson_of("04", **{**options, **paths}).check_files()


def test_the_next_maze_has_the_next_number_size_and_seed(tmp_path):
    path = tmp_path / "mine.py"
    path.write_text(MAKES)
    lesson = lesson_of(path, seed=3)
    assert (lesson.maze_number, lesson.size, lesson.seed) == (0, (3, 2), 3)
    lesson.next_map()
    assert (lesson.maze_number, lesson.size, lesson.seed) == (1, (4, 4), 4)
    lesson.next_map()
    assert lesson.size == (3, 2)
    assert lesson_of(path, width=9).size == (9, 2)
