"""Which kind of lesson a call makes, and what stays when a script is saved as another kind."""

from pkgutil import iter_modules

import pytest

import mazelib.window.scenes
from mazelib import Game, Heading, Worksheet
from mazelib.kinds.exercises import ExercisesLesson
from mazelib.kinds.make import MakeLesson
from mazelib.kinds.shared import registry
from mazelib.kinds.shared.lesson import Lesson
from mazelib.kinds.shared.registry import KINDS, NoKindError, check_panels, kind_for
from mazelib.kinds.shared.reopening import reopened
from mazelib.learner.script.given import KeyTable, MakingRule, WalkingRule, describe
from mazelib.learner.script.show_call import ShowCall
from mazelib.text.sentences import one_of_quoted
from mazelib.values.pausing import finished
from mazelib.window.scenes import open_scene
from tests.lessons import MAKES, WALKS, lesson_of

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
        if (
            kind.__module__.startswith("mazelib.")
            and {"takes", "must_be_named"} & vars(kind).keys()
        ):
            yield kind
        yield from classes_of_kinds(kind)


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
    with pytest.raises(
        ValueError, match=f"a value of type {type(rule).__name__}.*a function of the view"
    ):
        kind_for(ShowCall(describe(rule)))


def test_a_kind_that_does_not_take_what_is_shown_is_not_made_by_its_name():
    with pytest.raises(
        NoKindError, match=r'lesson of the kind "exercises" of this\. Give it something else'
    ):
        kind_for(ShowCall(MAKE, kind="exercises"))


def test_a_kind_that_there_is_not_is_told_with_those_that_there_are():
    kinds = one_of_quoted(sorted(KINDS))
    with pytest.raises(ValueError, match=f"kind='exercise' is wrong. Write {kinds}"):
        kind_for(ShowCall(MINE, kind="exercise"))


def test_panels_that_only_a_kind_with_a_name_has_are_told_with_that_name():
    check_panels(ShowCall(MINE, panels=("exercises", "code"), kind="exercises"))
    with pytest.raises(
        ValueError, match=r"panels=\['exercises'\] is wrong\. Write kind=.exercises. beside it"
    ):
        check_panels(ShowCall(MINE, panels=("exercises",)))
    with pytest.raises(ValueError, match=r"is wrong\. Write a list of some of these: "):
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
def test_two_kinds_that_take_the_same_are_both_named_and_the_script_has_to_name_one(
    order, monkeypatch
):
    two = [("all", TakesAll), ("walks", TakesWalks)]
    monkeypatch.setattr(registry, "KINDS", dict(two[::order]))
    assert kind_for(ShowCall(MAKE)) is TakesAll
    assert kind_for(ShowCall(MINE, kind="walks")) is TakesWalks
    with pytest.raises(
        ValueError, match=r'Two kinds .*: all and walks\. Name one of them: kind="all"'
    ):
        kind_for(ShowCall(MINE))


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
    path = tmp_path / "mine.py"
    trace = tmp_path / "trace.jsonl"
    path.write_text(WALKS.format(map="first", panels=[]))
    walk = lesson_of(path, trace=str(trace))
    walk.check_files()
    timeline = walk.walk(walk.heya()).timeline
    walk.trace.follow(timeline)
    path.write_text(MAKES)
    make = finished(reopened(walk))
    make.trace.follow(make.making().timeline)
    assert trace.read_text().count("\n") == 1 and '"target": null' in trace.read_text()


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
