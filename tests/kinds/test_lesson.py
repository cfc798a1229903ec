"""Lessons: which kind takes what, and what stays when a script is saved as another kind."""

from pkgutil import iter_modules

import pytest

import mazelib.window.scenes
from mazelib import Game, Heading, Worksheet
from mazelib.kinds import registry
from mazelib.kinds.exercises import ExercisesLesson
from mazelib.kinds.lesson import Lesson
from mazelib.kinds.make import MakeLesson
from mazelib.kinds.map_lesson import MapLesson
from mazelib.kinds.registry import KINDS, NoKindError, check_panels, kind_for, reopened
from mazelib.kinds.walk import WalkLesson
from mazelib.learner.given import KeyTable, MakingRule, WalkingRule, describe
from mazelib.learner.show_call import ShowCall
from mazelib.walking.pausing import finished
from mazelib.window.scenes import open_scene
from tests.learners import saved, script
from tests.lessons import lesson_of

KIND_OF_SCRIPT = {
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


def test_each_kind_has_the_name_of_its_file_and_a_scene_of_that_name():
    scenes = {module.name for module in iter_modules(mazelib.window.scenes.__path__)}
    assert set(KINDS.values()) == set(classes_of_kinds())
    for name, kind in KINDS.items():
        assert kind.__module__ == f"mazelib.kinds.{name}"
        assert name in scenes


def classes_of_kinds(base=Lesson):
    """The classes in mazelib that say which calls of show they take: kinds, and no bases of kinds."""
    for kind in base.__subclasses__():
        if kind.__module__.startswith("mazelib.") and {"takes", "must_be_named"} & vars(kind).keys():
            yield kind
        yield from classes_of_kinds(kind)


@pytest.mark.parametrize(("number", "name"), KIND_OF_SCRIPT.items())
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
        (ShowCall(MINE, kind="walk"), "walk"),
        (ShowCall(MINE, kind="exercises"), "exercises"),
        (ShowCall(MINE, panels=("code", "exercises")), "walk"),
        (ShowCall(None, panels=["exercises"]), "look"),
        (ShowCall(MAKE, panels=["exercises"]), "make"),
        (ShowCall(Worksheet()), "worksheet"),
        (ShowCall(Game()), "game"),
    ],
)  # fmt: skip
def test_what_is_shown_decides_the_kind(call, name):
    assert kind_for(call) is KINDS[name]


@pytest.mark.parametrize("rule", [5, "right", [1]])
def test_what_no_kind_takes_is_told_with_what_to_give(rule):
    with pytest.raises(ValueError, match=f"a value of type {type(rule).__name__}.*a function of the view"):
        kind_for(ShowCall(describe(rule)))


def test_a_kind_that_does_not_take_what_is_shown_is_not_made_by_its_name():
    with pytest.raises(NoKindError, match=r'lesson of the kind "exercises" of this\. Give it something else'):
        kind_for(ShowCall(MAKE, kind="exercises"))


def test_a_kind_that_there_is_not_is_told_with_those_that_there_are():
    with pytest.raises(ValueError, match=r'kind=\'exercise\' is wrong: write "exercises", "game", .* or "worksheet"'):
        kind_for(ShowCall(MINE, kind="exercise"))


def test_panels_that_only_a_kind_with_a_name_has_are_told_with_that_name():
    check_panels(ShowCall(MINE, panels=("exercises", "code"), kind="exercises"))
    with pytest.raises(ValueError, match=r"panels=\['exercises'\] needs kind=\"exercises\" beside it"):
        check_panels(ShowCall(MINE, panels=("exercises",)))
    with pytest.raises(ValueError, match="is wrong: write a list of some of these: code, eyes"):
        check_panels(ShowCall(MINE, panels=("exercises", "eyees")))


class TakesAll(Lesson):
    @classmethod
    def takes(cls, call):
        return True


class TakesWalks(TakesAll):
    @classmethod
    def takes(cls, call):
        return isinstance(call.given, WalkingRule)


@pytest.mark.parametrize("order", [1, -1])
def test_two_kinds_that_take_the_same_are_both_named_and_the_script_has_to_name_one(order, monkeypatch):
    two = [("all", TakesAll), ("walks", TakesWalks)]
    monkeypatch.setattr(registry, "KINDS", dict(two[::order]))
    assert kind_for(ShowCall(MAKE)) is TakesAll
    assert kind_for(ShowCall(MINE, kind="walks")) is TakesWalks
    with pytest.raises(ValueError, match=r'Two kinds .*: all and walks\. Name one of them: kind="all"'):
        kind_for(ShowCall(MINE))


def test_the_panels_of_exercises_stand_right_above_the_code_of_a_walk():
    panels = list(ExercisesLesson.panels)
    above = panels.index("exercises")
    assert panels[above : above + 3] == ["exercises", "lines", "code"]
    del panels[above : above + 2]
    assert panels == list(WalkLesson.panels)


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


class RaceLesson(MapLesson):
    @classmethod
    def takes(cls, call):
        return isinstance(call.given, tuple) and len(call.given) == 2

    def walks(self):
        return [self.rule_script.walk(self.heya(), 0, 200, rule=number) for number in range(2)]


def test_a_kind_whose_rule_is_two_rules_makes_each_of_them_afresh(tmp_path, monkeypatch):
    monkeypatch.setitem(KINDS, "race", RaceLesson)
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
    assert finished(reopened(lesson)) is lesson
    assert (lesson.task, lesson.map_path.stem, lesson.call.panels) == ("Yours.", "wide", ("code",))
    path.write_text(WALKS.format(map="wide", panels=[]))
    lesson.next_map()
    turned_to = lesson.map_path
    finished(reopened(lesson))
    assert lesson.map_path == turned_to, (
        "the map that was turned to stays until another one is named"
    )


def test_saved_as_another_kind_it_becomes_a_lesson_of_that_with_the_options_both_know(tmp_path):
    path = tmp_path / "mine.py"
    path.write_text(WALKS.format(map="first", panels=[]))
    walk = lesson_of(path, seed=7, speed=50.0, map="loop", limit=9, film=tmp_path / "film.gif")
    path.write_text(WALKS.format(map="wide", panels=[]))
    assert finished(reopened(walk)).map_path.stem == "loop", "the command line's stands before the script's"
    path.write_text(MAKES)
    walk.seed += 1  # another run was asked for
    make = finished(reopened(walk))
    assert type(make) is MakeLesson and make.size == (3, 2) and not hasattr(make, "map_path")
    assert (make.seed, make.speed, make.film_path) == (8, 50.0, tmp_path / "film.gif")
    path.write_text(WALKS.format(map="first", panels='["exercises"], kind="exercises"'))
    again = finished(reopened(make))
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
    make = finished(reopened(walk))
    make.write_trace(make.making().timeline)
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
    assert finished(reopened(lesson)).map_path == turned_to


def test_the_old_lesson_stays_where_the_new_one_cannot_be_read(tmp_path):
    path = tmp_path / "mine.py"
    path.write_text(WALKS.format(map="first", panels=[]))
    lesson = lesson_of(path)
    for text in ("def mine(view)", MAKES.replace("(3, 2)", "(0, 2)"), "x = 1"):
        path.write_text(text)
        with pytest.raises(ValueError):
            finished(reopened(lesson))
        assert lesson.task == "Mine." and lesson.rule_script.call.task == "Mine."


def test_a_scene_knows_the_lesson_that_its_script_has_become(tmp_path):
    path = tmp_path / "mine.py"
    path.write_text(MAKES)
    lesson = lesson_of(path)
    assert finished(open_scene(lesson)).lesson is lesson
    path.write_text(WALKS.format(map="first", panels='["exercises"], kind="exercises"'))
    assert finished(open_scene(lesson)).lesson.name == "exercises"


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
