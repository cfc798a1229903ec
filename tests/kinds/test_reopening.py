"""What stays when a script is saved, as the same kind of lesson or as another one."""

import pytest

from mazelib.kinds.exercises import ExercisesLesson
from mazelib.kinds.make import MakeLesson
from mazelib.kinds.shared.reopening import reopened
from mazelib.values.pausing import finished
from mazelib.window.scenes import open_scene
from tests.lessons import MAKES, WALKS, lesson_of


def test_saved_as_the_same_kind_it_stays_the_same_lesson_and_says_what_is_new(tmp_path):
    path = tmp_path / "mine.py"
    path.write_text(WALKS.format(maps=["loop"], panels=[]))
    lesson = lesson_of(path)
    path.write_text(WALKS.format(maps=["wide"], panels=["code"]).replace("Mine.", "Yours."))
    assert finished(reopened(lesson)) is lesson
    assert (lesson.task, lesson.map_path.stem, lesson.call.panels) == ("Yours.", "wide", ("code",))
    path.write_text(WALKS.format(maps=["wide", "first"], panels=[]))
    finished(reopened(lesson))
    lesson.turn_on(1)
    assert lesson.map_path.stem == "first"
    path.write_text(WALKS.format(maps=["loop", "first", "wide"], panels=[]))
    finished(reopened(lesson))
    assert lesson.map_path.stem == "first", (
        "the map that was turned to stays as long as it is named"
    )
    path.write_text(WALKS.format(maps=["loop", "wide"], panels=[]))
    finished(reopened(lesson))
    assert lesson.map_path.stem == "loop"
    path.write_text(WALKS.format(maps=[], panels=[]))
    finished(reopened(lesson))
    assert lesson.map_path.stem == "first", "the first map of a script that names none"


def test_saved_as_another_kind_it_becomes_a_lesson_of_that_with_the_options_both_know(tmp_path):
    path = tmp_path / "mine.py"
    path.write_text(WALKS.format(maps=["first"], panels=[]))
    walk = lesson_of(path, seed=7, speed=50.0, map="loop", limit=9, film=tmp_path / "film.gif")
    path.write_text(WALKS.format(maps=["wide"], panels=[]))
    assert finished(reopened(walk)).map_path.stem == "loop", (
        "the command line's stands before the script's"
    )
    path.write_text(MAKES)
    walk.seed += 1  # another run was asked for
    make = finished(reopened(walk))
    assert type(make) is MakeLesson
    assert make.size == (3, 2)
    assert not hasattr(make, "map_path")
    assert (make.seed, make.speed, make.film_path) == (8, 50.0, tmp_path / "film.gif")
    path.write_text(WALKS.format(maps=["first"], panels='["exercises"], kind="exercises"'))
    again = finished(reopened(make))
    assert type(again) is ExercisesLesson
    assert again.options.limit is None
    assert (again.seed, again.speed, again.map_path.stem) == (8, 50.0, "first")


def test_the_trace_goes_on_in_a_lesson_of_another_kind_without_a_word_about_its_own_file(tmp_path):
    path = tmp_path / "mine.py"
    trace = tmp_path / "trace.jsonl"
    path.write_text(WALKS.format(maps=["first"], panels=[]))
    walk = lesson_of(path, trace=str(trace))
    walk.check_may_begin()
    timeline = walk.walk(walk.heya()).timeline
    walk.trace.follow(timeline)
    path.write_text(MAKES)
    make = finished(reopened(walk))
    make.trace.follow(make.making().timeline)
    assert trace.read_text().count("\n") == 1
    assert '"target": null' in trace.read_text()


def test_the_map_that_was_turned_to_stays_when_the_command_line_named_the_first(tmp_path):
    path = tmp_path / "mine.py"
    path.write_text(WALKS.format(maps=["first"], panels=[]))
    lesson = lesson_of(path, map="loop")
    lesson.turn_on(1)
    turned_to = lesson.map_path
    assert turned_to.stem != "loop"
    path.write_text(WALKS.format(maps=["wide"], panels=[]))
    assert finished(reopened(lesson)).map_path == turned_to


def test_the_old_lesson_stays_where_the_new_one_cannot_be_read(tmp_path):
    path = tmp_path / "mine.py"
    path.write_text(WALKS.format(maps=["first"], panels=[]))
    lesson = lesson_of(path)
    for text in ("def mine(view)", MAKES.replace("(3, 2)", "(0, 2)"), "x = 1"):
        path.write_text(text)
        with pytest.raises(ValueError):
            finished(reopened(lesson))
        assert lesson.task == "Mine."
        assert lesson.rule_script.call.task == "Mine."


def test_a_scene_knows_the_lesson_that_its_script_has_become(tmp_path):
    path = tmp_path / "mine.py"
    path.write_text(MAKES)
    lesson = lesson_of(path)
    assert finished(open_scene(lesson)).lesson is lesson
    path.write_text(WALKS.format(maps=["first"], panels='["exercises"], kind="exercises"'))
    assert finished(open_scene(lesson)).lesson.name == "exercises"
