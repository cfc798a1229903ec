"""The tasks of the workshop on the stage: what stands where, and what it says."""

from itertools import pairwise

import pygame
import pytest

from mazelib.challenges.exercise import Passed
from mazelib.challenges.exercises import EXERCISES
from mazelib.kinds.shared.earned import Earned
from mazelib.window.drawing.theme import LIGHT
from mazelib.window.input.clicks import LineToOrder
from mazelib.window.screen.layout import laid_out, text_size
from tests.conftest import PROJECT
from tests.learners import saved
from tests.window.on_stage import (
    LARGE,
    check_files,
    colours,
    come_to,
    go_on,
    on_map,
    paused_stage,
    pixels_of,
    press,
    settle,
    unseen,
    words_on,
)
from tests.window.screen.test_layout import MOST_SIZES, problems_of
from tests.window.tasks.on_workshop import (
    BY_CHANCE,
    FAST,
    LEFT_HAND,
    ONCE_EACH,
    ROUND_CORNERS,
    WALLS,
    check,
    choose,
    drawn,
    line_to_order,
    lines_of,
    lines_stage,
)

RULE_OF_SEVEN_LINES = """\
from mazelib import Turn


def my_turn(view):
    if view.right:
        return Turn.RIGHT
    if view.front:
        return Turn.AHEAD
    if view.left:
        return Turn.LEFT
    return Turn.BACK
"""


@pytest.mark.parametrize("size", [LARGE, (1024, 768), (640, 480)])
def test_an_arrow_into_a_wall_leaves_the_numbers_of_the_axes_alone(size, folder):
    stage = paused_stage("07", size)
    check(stage)
    settle(stage)
    place = stage.lesson.practice.results[WALLS].fault.place
    at = on_map(stage, place)
    beyond = pygame.Rect(at.left, at.bottom, at.width, at.height // 8)
    assert LIGHT.mark in colours(stage, beyond), "the arrow reaches beyond the floor"
    (number,) = [each.at for each in drawn(stage).written if each.text == str(place[0])
                 and each.at.top >= at.bottom and at.left <= each.at.centerx < at.right]
    assert not colours(stage, number) & {LIGHT.mark, LIGHT.outline}


@pytest.mark.parametrize("size", [LARGE, (1024, 768), (640, 480), (480, 360)])
def test_no_heading_of_the_strip_is_cut(size, tmp_path):
    stage = paused_stage("07", size, strategy=saved(tmp_path, ROUND_CORNERS))
    check(stage)
    for keys in ((), (pygame.K_n,), (pygame.K_t,)):
        press(stage, *keys)
        settle(stage)
        stage.draw()
        strip = stage.as_frame().strip
        heading = strip.news or strip.heading.upper()
        (written,) = [each for each in stage.drawn.written if each.text == heading]
        assert written.at.right <= laid_out(size, stage.panels.layout_share).strip.right


def test_what_only_a_walk_shows_of_a_line_is_told_some_frames_later(folder):
    stage = lines_stage(task=LEFT_HAND)
    lines = lines_of("left_hand")
    for line in (lines[0], lines[3]):  # It asks the front first.
        stage.scene.choose(line_to_order(stage, line))
    assert not stage.lesson.practice.tells_lines
    with unseen(stage):
        for _ in range(500):
            stage.frame(0.01)
            if stage.lesson.practice.tells_lines:
                break
    strip = stage.as_frame().strip
    assert strip.heading == "Line 2 can't go there"
    assert strip.sentence == "No rule that starts with these 2 lines passes the task."


@pytest.mark.parametrize("lesson", ["04", "05", "06", "07"])
@pytest.mark.parametrize("size", MOST_SIZES)
@pytest.mark.sweep(3)
def test_the_timeline_is_at_least_six_letters_wide(lesson, size):
    stage = paused_stage(lesson, size)
    stage.draw()
    assert stage.drawn.timeline.width >= 6 * text_size(size).usual


@pytest.mark.parametrize("size", MOST_SIZES)
def test_no_text_of_the_exercises_is_cut_or_too_small(size):
    stage = paused_stage("07", size)
    check(stage)
    for number in range(6):
        stage.lesson.practice.number = number
        for panel in ("exercises", "lines"):
            stage.panels.name = panel
            stage.panels.sheet = panel
            stage.draw()
            assert not list(problems_of(stage)), (size, number, panel)
            if panel == "lines":
                targets = stage.drawn.targets
                lines = [each.at for each in targets if isinstance(each.what, LineToOrder)]
                assert all(stage.window.surface.get_rect().contains(at) for at in lines)
                count = len(stage.lesson.practice.lines.given.mixed)
                assert 0 < len(lines) <= count
                assert (stage.drawn.scrolls is None) == (len(lines) == count)


def test_the_strip_says_where_to_type_and_what_to_press_and_the_panel_what_is_wanted():
    stage = paused_stage("07", LARGE)
    practice = stage.lesson.practice
    pictures = set()
    for number, exercise in enumerate(EXERCISES):
        practice.number = number
        strip = stage.as_frame().strip
        assert strip.heading == f"Task {number + 1} of {len(EXERCISES)}"
        said = words_on(stage)
        if exercise.needs:
            assert strip.sentence == exercise.needs
            assert "Change it in 07_your_turn.py, save, and press V." in said
        else:
            assert strip.sentence == "Change line 19 in 07_your_turn.py and save."
            assert "Then press V to check it." in said
        assert said.count(exercise.goal) == 1
        assert said.count(f"To pass: {exercise.passes}") == 1
        at = laid_out(LARGE, stage.panels.layout_share).strip
        at.width = at.width // 4
        pictures.add(tuple(pixels_of(stage.window.surface, at)))
    assert len(pictures) == len(EXERCISES), "each has a picture of its own"
    needing = [number for number, exercise in enumerate(EXERCISES) if exercise.needs]
    assert needing == [BY_CHANCE, ONCE_EACH], "dice, and a class that remembers"


def test_a_task_that_needs_memory_says_at_once_which_class_to_write_in_show(tmp_path):
    lesson = PROJECT / "lessons" / "07_your_turn.py"
    stage = paused_stage(lesson, LARGE)
    stage.lesson.practice.number = ONCE_EACH
    says = "This needs memory: in show, write MyTurn instead of my_turn."
    assert stage.as_frame().strip.sentence == says
    said = words_on(stage)
    assert says in said
    text = lesson.read_text(encoding="utf-8").replace("import here", "#")
    line = text[: text.index("        my_turn,")].count("\n") + 1
    assert f"That's line {line}. Save, and press V." in said
    with_class = text.replace("        my_turn,", "        MyTurn,")
    stage = paused_stage(saved(tmp_path, with_class), LARGE)
    stage.lesson.practice.number = ONCE_EACH
    assert "MyTurn" not in stage.as_frame().strip.sentence
    assert "MyTurn" not in stage.as_frame().strip.to_do


@pytest.mark.parametrize("size", [LARGE, (1024, 768), (640, 480), (480, 360)])
def test_goal_and_what_counts_as_passed_are_read_at_once(size):
    stage = paused_stage("07", size)
    place = pygame.Rect((0, 0), size)
    least = 25
    if text_size(size).is_small:
        place = laid_out(size, stage.panels.layout_share).strip
        least = 32
    for number, exercise in enumerate(EXERCISES):
        stage.lesson.practice.number = number
        lines = [each for each in drawn(stage).written if place.contains(each.at)]
        said = " ".join(each.text for each in lines)
        assert f"{exercise.goal} To pass: {exercise.passes}" in said
        goals = [each for each in lines if each.text == exercise.goal]
        scale = min(1, size[0] / LARGE[0], size[1] / LARGE[1])
        assert min(goal.size for goal in goals) >= least * scale


def test_the_line_to_change_is_named_and_has_a_blue_edge_until_it_ran():
    stage = paused_stage("07", LARGE)
    assert "Change line 19 in 07_your_turn.py and save." in words_on(stage)
    (line,) = [each.at for each in stage.drawn.targets if getattr(each.what, "line", "")
               and each.what.line[1] == 19]
    assert stage.window.surface.get_at((line.centerx, line.top))[:3] == LIGHT.accent
    go_on(stage, 1)
    stage.draw()
    assert stage.window.surface.get_at((line.centerx, line.top))[:3] == LIGHT.mark


def test_a_rule_that_leaves_little_room_still_says_what_to_do(tmp_path):
    stage = paused_stage("07", LARGE, strategy=saved(tmp_path, RULE_OF_SEVEN_LINES))
    assert "Change this rule, save, and press V." in words_on(stage)


def test_whatever_the_class_does_with_the_exercises_makes_another_frame():
    stage = paused_stage("07", LARGE)
    practice = stage.lesson.practice
    frames = [stage.as_frame()]
    assert stage.as_frame() == frames[0]
    practice.number = 2
    frames.append(stage.as_frame())
    practice.earned[1] = Earned("10:42", practice.own_rule)
    frames.append(stage.as_frame())
    practice.results[2] = Passed(EXERCISES[2], 10)
    frames.append(stage.as_frame())
    practice.lines.order.append(1)
    frames.append(stage.as_frame())
    practice.lines.wrong = "Line 1: what is this?"
    frames.append(stage.as_frame())
    practice.lines.first_wrong = 1
    frames.append(stage.as_frame())
    stage.scene.hint = 1
    frames.append(stage.as_frame())
    for before, after in pairwise(frames):
        assert before != after


def test_no_class_is_asked_where_a_learner_works_alone(tmp_path):
    stage = paused_stage("07", LARGE, strategy=saved(tmp_path, ROUND_CORNERS))
    come_to(stage, 1)
    stage.player.seek(1)
    assert stage.as_frame().strip.asks
    assert stage.as_frame().strip.heading == "It looks"


def test_a_pass_is_told_large_and_green_with_a_star_and_of_the_task_that_it_is_about(tmp_path):
    stage = paused_stage("07", LARGE, strategy=saved(tmp_path, ROUND_CORNERS))
    check(stage)
    stage.player.seek(0)
    press(stage, pygame.K_SPACE)
    stage.frame(0.1)
    assert stage.player.playing
    strip = stage.as_frame().strip
    assert strip.heading == f"Task 1 of {len(EXERCISES)}: passed"
    assert strip.picture == "task_not_into_walls"
    stage.draw()
    (heading,) = [each for each in stage.drawn.written if each.text == strip.heading.upper()]
    assert heading.size >= 28
    assert LIGHT.good in colours(stage, heading.at)


def test_the_class_that_stands_ready_beside_the_rule_is_seen_once_show_gets_it(tmp_path):
    text = (PROJECT / "lessons" / "07_your_turn.py").read_text(encoding="utf-8")
    text = text.replace("import here", "#")
    ready = "around = open_ways(view, heading)"
    assert ready in text
    stage = paused_stage("07", LARGE, strategy=saved(tmp_path, text))
    assert [piece.name for piece in stage.scene.source.pieces] == ["my_turn"]
    used = text.replace("        my_turn,", "        MyTurn,")
    stage = paused_stage("07", LARGE, strategy=saved(tmp_path, used, "used.py"))
    assert [piece.name for piece in stage.scene.source.pieces] == ["MyTurn"]


def test_helpers_that_a_rule_calls_are_seen_with_it(tmp_path):
    helpers = "def ahead():\n    return Turn.AHEAD\n\n\ndef go():\n    return ahead()\n"
    rule = "\n\ndef my_turn(view):\n    return go()\n"
    other = "\n\nclass Other:\n    pass\n\n\nshow(my_turn)\n"
    text = f"from mazelib import Turn, show\n\n\n{helpers}{rule}{other}"
    stage = paused_stage("07", LARGE, strategy=saved(tmp_path, text))
    assert [piece.name for piece in stage.scene.source.pieces] == ["ahead", "go", "my_turn"]


@pytest.mark.parametrize("task", [BY_CHANCE, ONCE_EACH])
def test_a_rule_of_one_line_is_told_what_the_task_needs_where_it_fails(task):
    stage = paused_stage("07", LARGE)
    stage.lesson.practice.number = task
    check(stage)
    strip = stage.as_frame().strip
    assert strip.to_do == EXERCISES[task].needs
    assert strip.to_do in words_on(stage)


def test_where_a_class_is_needed_all_of_the_lessons_own_one_is_written_in_usual_letters(tmp_path):
    text = (PROJECT / "lessons" / "07_your_turn.py").read_text(encoding="utf-8")
    used = text.replace("import here", "#").replace("        my_turn,", "        MyTurn,")
    stage = paused_stage("07", LARGE, strategy=saved(tmp_path, used))
    widths = set()
    for task in (FAST, ONCE_EACH):
        choose(stage, task)
        rows = [each for each in drawn(stage).written if "open_ways(view, heading" in each.text]
        (row,) = rows
        widths.add(row.at.width / len(row.text))
    narrow, usual = sorted(widths)
    assert usual == stage.drawn.lettering.mono_width(row.size) > narrow
    assert row.size >= 20
    assert row.text.endswith(")"), "nothing is cut"


def test_another_task_alone_moves_the_rule_and_not_what_is_saved(tmp_path):
    path = saved(tmp_path, ROUND_CORNERS)
    stage = paused_stage("07", LARGE, strategy=path)
    share = stage.panels.layout_share
    text = (PROJECT / "lessons" / "07_your_turn.py").read_text(encoding="utf-8")
    path.write_text(text.replace("import here", "#").replace("        my_turn,", "        MyTurn,"))
    check_files(stage)
    assert [piece.name for piece in stage.scene.source.pieces] == ["MyTurn"]
    assert stage.panels.layout_share is share
    choose(stage, ONCE_EACH)
    assert stage.panels.layout_share is not share
