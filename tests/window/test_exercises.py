"""Lesson 7 in its window: exercises with ticks, a check by V, lines put in order by clicks."""

import re
import shutil
import sys
import time
from collections import Counter
from dataclasses import replace
from itertools import pairwise

import pygame
import pytest

from mazelib.challenges import exercise_maps, kept_maps
from mazelib.challenges.exercise import Passed
from mazelib.challenges.exercises import EXERCISES, by_chance
from mazelib.kinds.shared.earned import Earned, Standing
from mazelib.kinds.shared.lines_in_order import LINES_FOLDER
from mazelib.walking.verdict import Verdict
from mazelib.walking.walk import Walk
from mazelib.window.clicks import ExerciseTask, LineToOrder, MapPlaces
from mazelib.window.guesses import Question
from mazelib.window.keys import Command
from mazelib.window.layout import laid_out, text_size
from mazelib.window.scenes import exercises as exercises_scene
from mazelib.window.scenes.shared import checking_scene
from mazelib.window.theme import LIGHT, mixed
from tests.conftest import PROJECT
from tests.learners import saved, script
from tests.samples import HEYA_FOLDER
from tests.window.on_stage import (
    LARGE,
    check_files,
    click,
    click_on,
    colours,
    come_to,
    go_on,
    on_map,
    paused_stage,
    pixels_of,
    press,
    rect_of,
    settle,
    unseen,
    wait_for_scene,
    words_on,
)
from tests.window.test_layout import MOST_SIZES, problems_of

#: The tasks by their numbers.
WALLS, DEAD_ENDS, LEFT_HAND, BY_CHANCE, ONCE_EACH, FAST = range(6)
#: It passes the first task, and no other one.
ROUND_CORNERS = """\
from mazelib import Turn, show


def my_turn(view):
    if view.front:
        return Turn.AHEAD
    return Turn.RIGHT if view.right else Turn.LEFT


if __name__ == "__main__":
    show(my_turn, task="Mine.", kind="exercises", panels=["exercises", "code"])
"""
RIGHT = """\
from mazelib import Turn


def my_turn(view):
    if view.right:
        return Turn.RIGHT
    return Turn.AHEAD if view.front else Turn.LEFT
"""
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
AHEAD = "from mazelib import Turn\n\n\ndef my_turn(view):\n    return Turn.AHEAD\n"
TO_AND_FRO = """\
from mazelib import Turn


def my_turn(view):
    if view.front:
        return Turn.AHEAD
    return Turn.LEFT if view.left else Turn.BACK
"""
LEFT = """\
from mazelib import Turn, show


def my_turn(view):
    if view.left:
        return Turn.LEFT  # Left is open.
    return Turn.AHEAD if view.front else Turn.RIGHT


if __name__ == "__main__":
    show(my_turn, task="Mine.", kind="exercises", panels=["exercises", "code"])
"""


@pytest.fixture(autouse=True)
def few_walks(monkeypatch):
    """How exercises are checked is tested elsewhere."""
    monkeypatch.setattr(by_chance, "OFTEN", 15)
    monkeypatch.setattr(exercise_maps, "SMALL_MAPS", 12)
    sooner = [replace(exercise, walks=min(exercise.walks, 15)) for exercise in EXERCISES]
    monkeypatch.setattr("mazelib.kinds.exercises.EXERCISES", tuple(sooner))


@pytest.fixture(autouse=True)
def kept(tmp_path, monkeypatch):
    """Each test begins without ticks."""
    kept = tmp_path / "kept"
    monkeypatch.setattr("platformdirs.user_data_path", lambda *name, **more: kept)
    return kept


@pytest.fixture
def folder(tmp_path, monkeypatch):
    monkeypatch.setattr(kept_maps, "KEPT_FOLDER", tmp_path)
    return tmp_path


def check(stage) -> None:
    """Press V, and wait until all is checked."""
    press(stage, pygame.K_v)
    finish_check(stage)


def finish_check(stage) -> None:
    """Wait until all is checked, in few frames that each do much of it; then, for its walk."""
    with pytest.MonkeyPatch.context() as patch, unseen(stage):
        patch.setattr(checking_scene, "BUDGET_SECONDS", 0.25)
        for _ in range(3000):
            if not stage.scene.is_checking:
                break
            stage.frame(0.01)
    with unseen(stage):
        for _ in range(300):
            if stage.scene.ended or stage.player.half == stage.scene.opens_at:
                break
            stage.frame(0.01)


def card_of(stage):
    """The card at the end of a walk that has passed, once the walk has come there."""
    with unseen(stage):
        for _ in range(200):
            card = stage.as_frame().card
            if card:
                return card
            stage.frame(0.05)
    raise AssertionError("the walk that has passed never came to its end")


def walk_to_the_end(stage) -> None:
    """Wait until the walk of a rule that has passed has come to its end."""
    with unseen(stage):
        for _ in range(200):
            if stage.player.tick == stage.scene.last:
                return
            stage.frame(0.05)
    raise AssertionError("the walk that has passed never came to its end")


def order(stage, lines: list[str]) -> None:
    """Choose lines in an order; the last of them by a click."""
    for line in lines[:-1]:
        stage.scene.choose(line_to_order(stage, line))
    click_on(stage, line_to_order(stage, lines[-1]))


def line_to_order(stage, line: str) -> LineToOrder:
    """What a click on a line would mean; of equal ones the first that is not chosen yet."""
    given = stage.lesson.practice.lines
    numbers = [number for number, text in enumerate(given.given.mixed) if text == line]
    return LineToOrder(next(number for number in numbers if number not in given.order))


def lines_of(name: str) -> list[str]:
    return (LINES_FOLDER / f"{name}.txt").read_text(encoding="utf-8").split("\n\n")[0].split("\n")


def choose(stage, number: int) -> None:
    """Choose a task by a click."""
    click_on(stage, ExerciseTask(number))
    stage.frame(0.0)


def walk_again(stage, result) -> Walk:
    """The walk that shows a fault, by the same rule, without any window."""
    rule = stage.lesson.rule_script
    walk = rule.walk(result.heya, result.seed)
    walk.advance(result.fault.tick + 1)
    return walk


def test_a_rule_that_goes_wrong_is_shown_at_that_tick_of_the_walk_with_its_place_marked(folder):
    stage = paused_stage("07", LARGE)
    check(stage)
    kept = folder / "not_into_walls_1.txt"
    result = stage.lesson.practice.results[WALLS]
    fault = result.fault
    assert fault.tick > 0, "at tick 0 a window would be right without doing anything"
    assert stage.lesson.map_path == kept
    assert stage.scene.name == "a map of task 1"
    assert (stage.player.tick, stage.player.thinks, stage.player.playing) == (
        fault.tick, True, False
    )
    timeline = walk_again(stage, result).timeline
    assert timeline.place(fault.tick) == fault.place == timeline.place(fault.tick + 1)
    assert stage.scene.timeline.place(fault.tick) == fault.place
    strip = stage.as_frame().strip
    assert strip.sentence == fault.sentence
    assert str(fault.place) in strip.sentence
    assert strip.heading == f"Task 1 of {len(EXERCISES)}: not yet"
    assert stage.as_frame().shown.has_axes, "it names places"
    settle(stage)
    press(stage, pygame.K_n)
    settle(stage)
    assert stage.as_frame().strip == strip, "what was found stays, in the same words"
    press(stage, pygame.K_b)
    assert stage.as_frame().strip == strip
    press(stage, pygame.K_b, pygame.K_b)
    assert stage.player.tick == fault.tick - 1
    assert stage.as_frame().strip.sentence != fault.sentence


def test_the_place_of_a_fault_has_a_red_frame_and_no_other_place_has_one(folder):
    stage = paused_stage("07", LARGE)
    check(stage)
    fault = stage.lesson.practice.results[WALLS].fault
    stage.draw()
    floor = [place for place in stage.scene.timeline.heya.places
             if stage.scene.timeline.heya.is_open(place)]
    assert len(floor) > 2
    framed = []
    for place in floor:
        at = on_map(stage, place)
        corner = stage.window.surface.get_at((at.left + 2, at.centery))[:3]
        if corner == LIGHT.wrong:
            framed.append(place)
    assert framed == [fault.place]


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


@pytest.mark.parametrize("back", ["esc", "m", "click"])
def test_from_the_map_that_shows_a_fault_one_comes_back_to_the_one_before(back, folder):
    stage = paused_stage("07", LARGE)
    press(stage, pygame.K_m)
    before = stage.scene.name
    assert before != "first"
    check(stage)
    assert stage.scene.name == "a map of task 1"
    if back == "click":
        choose(stage, WALLS)
    else:
        press(stage, {"esc": pygame.K_ESCAPE, "m": pygame.K_m}[back])
        stage.frame(0.0)
    assert stage.is_open
    assert stage.scene.name == before
    assert "not yet" not in stage.as_frame().strip.heading
    check(stage)
    assert [path.name for path in folder.glob("*.txt")] == ["not_into_walls_1.txt"]


def test_after_a_save_the_map_of_the_fault_stays_and_the_new_rule_walks_on_it(tmp_path, folder):
    path = saved(tmp_path, AHEAD)
    stage = paused_stage("07", LARGE, strategy=path)
    check(stage)
    found = stage.lesson.practice.results[WALLS]
    at = on_map(stage, found.fault.place)
    assert LIGHT.wrong in colours(stage, at)
    path.write_text(ROUND_CORNERS)
    before = stage.scene
    check_files(stage)
    wait_for_scene(stage, before)
    assert stage.scene.name == "a map of task 1"
    assert stage.scene.timeline.heya.rows == found.heya.rows
    assert (stage.player.tick, stage.player.playing) == (0, True)
    strip = stage.as_frame().strip
    assert strip.news == "Saved. Press V to check again."
    assert str(found.fault.place) in strip.sentence
    assert found.fault.sentence in strip.more
    assert LIGHT.wrong not in colours(stage, at), "nobody knows that it still goes wrong there"
    assert LIGHT.accent in colours(stage, at)
    card = card_of(stage)
    assert card.question == "Does it pass the task? Press V."
    stage.do(card.leads_to)
    finish_check(stage)
    assert set(stage.lesson.practice.earned) == {WALLS}


@pytest.mark.thorough
def test_a_mistake_that_is_saved_and_mended_does_not_lose_the_map_of_the_fault(tmp_path, folder):
    path = saved(tmp_path, AHEAD)
    stage = paused_stage("07", LARGE, strategy=path)
    check(stage)
    for text in (ROUND_CORNERS.replace("if view.front:", "if view.front"), ROUND_CORNERS):
        path.write_text(text)
        check_files(stage)
        stage.frame(0.0)
    assert stage.problem is None
    assert stage.scene.name == "a map of task 1"
    assert stage.player.playing
    press(stage, pygame.K_ESCAPE)
    stage.frame(0.0)
    assert stage.scene.name == "first"
    path.write_text(AHEAD)
    check_files(stage)
    assert not stage.player.playing, "where no fault is shown, nothing begins to play"


def test_a_rule_with_dice_is_shown_on_the_walk_that_went_wrong(tmp_path, folder):
    path = saved(tmp_path, COINS)
    stage = paused_stage("07", LARGE, strategy=path)
    choose(stage, DEAD_ENDS)
    check(stage)
    result = stage.lesson.practice.results[DEAD_ENDS]
    ticks = 20
    rule = stage.lesson.rule_script
    walks = [rule.walk(result.heya, seed) for seed in (result.seed, stage.lesson.seed)]
    for walk in walks:
        while walk.tick < ticks and walk.ending is None:
            walk.advance(ticks)
    right, other = [walk.timeline.states[:ticks] for walk in walks]
    assert right != other, "with the lesson's own dice it walks elsewhere"
    come_to(stage, ticks)
    assert stage.scene.timeline.states[:ticks] == right
    assert stage.player.tick == result.fault.tick


def test_what_passes_is_ticked_with_its_time_and_stays_until_t_opens_the_next_task(tmp_path):
    stage = paused_stage("07", LARGE, strategy=saved(tmp_path, ROUND_CORNERS))
    practice = stage.lesson.practice
    check(stage)
    (earned,) = practice.earned.items()
    assert earned[0] == WALLS
    assert practice.standing(WALLS) is Standing.PASSES
    assert re.fullmatch(r"\d\d:\d\d", earned[1].time)
    strip = strip_of_pass(stage)
    assert practice.number == WALLS
    assert EXERCISES[WALLS].goal in words_on(stage)
    assert f"Passed at {earned[1].time}." in words_on(stage)
    assert strip.heading == f"Task 1 of {len(EXERCISES)}: passed"
    assert strip.sentence == EXERCISES[WALLS].learned
    assert strip.sentence.startswith("You learned")
    maps = stage.lesson.result_shown.maps
    assert strip.more == f"Passed on {maps} maps. This is one of them. T: next task."
    assert strip.picture == "task_not_into_walls"
    for key in (pygame.K_b, pygame.K_b, pygame.K_n, pygame.K_r, pygame.K_n):
        press(stage, key)
        settle(stage)
        assert strip_of_pass(stage) == strip, "one sentence, in one place, and it stays"
    press(stage, pygame.K_t)
    stage.frame(0.0)
    assert practice.number == DEAD_ENDS
    assert stage.as_frame().strip.sentence == EXERCISES[DEAD_ENDS].goal


def strip_of_pass(stage):
    """What is said once a rule has passed, when its picture has popped; without news."""
    strip = stage.as_frame().strip
    assert strip.tells_pass
    return strip._replace(news="", pops=1.0)


@pytest.mark.thorough
def test_a_tick_stays_and_says_that_the_rule_as_it_is_now_does_not_pass(tmp_path, folder):
    path = saved(tmp_path, ROUND_CORNERS)
    stage = paused_stage("07", LARGE, strategy=path)
    check(stage)
    path.write_text(STANDS)
    check_files(stage)
    assert LIGHT.good not in colours(stage, box_of(stage, WALLS))
    choose(stage, WALLS)
    heading = stage.as_frame().strip.heading
    assert heading == f"Task 1 of {len(EXERCISES)}", "nobody has checked it again"
    assert "by a rule that is not this one any more." in words_on(stage)
    check(stage)
    assert LIGHT.good not in colours(stage, box_of(stage, WALLS))
    assert stage.as_frame().strip.heading.endswith("not yet")
    assert "by another rule. This one does not pass." in words_on(stage)
    path.write_text(ROUND_CORNERS)
    check_files(stage)
    assert LIGHT.good in colours(stage, box_of(stage, WALLS))


def test_ticks_outlive_the_window_and_are_green_only_for_the_text_that_earned_them(tmp_path):
    path = saved(tmp_path, ROUND_CORNERS)
    stage = paused_stage("07", LARGE, strategy=path)
    check(stage)
    time_passed = stage.lesson.practice.earned[WALLS].time
    assert "A grey tick" not in words_on(stage)
    again = paused_stage("07", LARGE, strategy=path)
    assert again.lesson.practice is not stage.lesson.practice
    assert again.lesson.practice.number == DEAD_ENDS
    assert LIGHT.good in colours(again, box_of(again, WALLS))
    path.write_text(STANDS)
    changed = paused_stage("07", LARGE, strategy=path)
    assert LIGHT.good not in colours(changed, box_of(changed, WALLS))
    assert "A grey tick: an earlier rule of yours passed that task." in words_on(changed)
    choose(changed, WALLS)
    assert f"Passed at {time_passed} by a rule that is not this one" in words_on(changed)
    assert "A grey tick" not in words_on(changed), "it is told already"
    other = paused_stage("07", LARGE, strategy=saved(tmp_path, ROUND_CORNERS, "other.py"))
    assert not other.lesson.practice.earned, "another file has ticks of its own"


def test_escape_closes_the_lines_first_then_leaves_the_map_and_then_the_lesson(folder):
    stage = paused_stage("07", LARGE)
    check(stage)
    press(stage, pygame.K_l)
    closed = []
    for _ in range(3):
        press(stage, pygame.K_ESCAPE)
        stage.frame(0.0)
        closed.append((stage.panels.name, stage.scene.name, stage.is_open))
    shown = "a map of task 1"
    assert closed == [
        ("exercises", shown, True), ("exercises", "first", True), ("exercises", "first", False)
    ]


def test_escape_puts_a_hint_away_before_it_closes_anything_else():
    stage = paused_stage("07", LARGE)
    press(stage, pygame.K_a)
    hint = EXERCISES[0].hints[0].sentence
    assert hint in words_on(stage)
    press(stage, pygame.K_ESCAPE)
    stage.frame(0.0)
    assert stage.is_open
    assert hint not in words_on(stage)
    press(stage, pygame.K_ESCAPE)
    assert not stage.is_open


def test_escape_does_not_throw_lines_in_order_away_without_a_word():
    stage = paused_stage("07", LARGE)
    for number in range(2):
        press(stage, pygame.K_l)
        stage.scene.choose(LineToOrder(number))
        press(stage, pygame.K_ESCAPE, pygame.K_ESCAPE)
        stage.frame(0.0)
        assert stage.is_open, "each further line is told of anew"
        assert "Your lines aren't saved. Esc again closes" in words_on(stage)
    press(stage, pygame.K_ESCAPE)
    assert not stage.is_open


@pytest.mark.thorough
def test_ticks_that_cannot_be_kept_are_not_lost_without_a_word(tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "platformdirs", None)
    stage = paused_stage("07", LARGE, strategy=saved(tmp_path, ROUND_CORNERS))
    check(stage)
    assert "This computer can't keep" in stage.as_frame().strip.more
    press(stage, pygame.K_ESCAPE)
    stage.frame(0.0)
    assert stage.scene.name == "first", "it leaves the map of the check before anything else"
    press(stage, pygame.K_ESCAPE)
    stage.frame(0.0)
    assert stage.is_open
    assert "Esc again closes without them" in words_on(stage)
    press(stage, pygame.K_ESCAPE)
    assert not stage.is_open


def test_a_rule_that_is_saved_at_the_end_of_its_check_gets_no_tick(tmp_path):
    path = saved(tmp_path, ROUND_CORNERS)
    stage = paused_stage("07", LARGE, strategy=path)
    press(stage, pygame.K_v)
    path.write_text(STANDS)
    stage.files.next_look_at = float("inf")  # The window has not looked at its files yet.
    finish_check(stage)
    assert not stage.lesson.practice.earned
    assert "You saved it, so now" in words_on(stage)


def test_a_check_that_was_asked_for_goes_on_with_the_rule_that_is_saved_meanwhile(tmp_path):
    path = saved(tmp_path, ROUND_CORNERS)
    stage = paused_stage("07", LARGE, strategy=path)
    press(stage, pygame.K_v)
    path.write_text(f"{ROUND_CORNERS}# It is saved once more.\n")
    stage.files.next_look_at = float("inf")  # The window has not looked at its files yet.
    finish_check(stage)
    assert not stage.lesson.practice.earned
    check_files(stage)
    stage.frame(0.01)
    finish_check(stage)
    assert stage.lesson.practice.earned, "nobody has pressed V again"


TURNS_OR = """from mazelib import Turn


def my_turn(view):
    return Turn.AHEAD or Turn.LEFT
"""


def test_where_a_line_is_surely_wrong_a_check_tells_that_line_first(tmp_path):
    stage = paused_stage("07", LARGE, strategy=saved(tmp_path, TURNS_OR))
    check(stage)
    told = words_on(stage)
    assert "or chooses nothing here: Turn.AHEAD or Turn.LEFT is always Turn.AHEAD." in told
    assert "Ask with if which one it shall be." in told


@pytest.mark.thorough
def test_the_last_card_names_a_file_that_exists_even_if_lines_passed_last(monkeypatch):
    monkeypatch.chdir(script("07").parent)
    stage = paused_stage("07", LARGE)
    practice = stage.lesson.practice
    for number in range(len(EXERCISES)):
        practice.earned[number] = Earned("10:42", practice.own_rule)
    del practice.earned[LEFT_HAND]
    choose(stage, LEFT_HAND)
    press(stage, pygame.K_l)
    order(stage, lines_of("left_hand"))
    stage.frame(0.0)
    finish_check(stage)
    press(stage, pygame.K_l)
    assert "stump 07_your_turn.py finds" in card_of(stage).question


def test_a_hint_that_was_opened_during_a_check_does_not_hide_its_result(folder, monkeypatch):
    stage = paused_stage("07", LARGE)
    with monkeypatch.context() as patch:
        patch.setattr(checking_scene, "BUDGET_SECONDS", 0.0)
        press(stage, pygame.K_v, pygame.K_a)
    assert stage.scene.hint == 1
    finish_check(stage)
    assert stage.as_frame().strip.heading == f"Task 1 of {len(EXERCISES)}: not yet"


def test_a_tick_by_lines_says_so_and_is_none_of_the_rule_in_the_file():
    stage = paused_stage("07", LARGE)
    choose(stage, LEFT_HAND)
    press(stage, pygame.K_l)
    order(stage, lines_of("left_hand"))
    stage.frame(0.0)
    finish_check(stage)
    press(stage, pygame.K_l)
    time_passed = stage.lesson.practice.earned[LEFT_HAND].time
    assert stage_heading(stage).endswith(": passed")
    assert f"The lines in order passed at {time_passed}." in words_on(stage)
    assert LIGHT.good in colours(stage, box_of(stage, LEFT_HAND))
    press(stage, pygame.K_z)
    stage.frame(0.0)
    assert LIGHT.good not in colours(stage, box_of(stage, LEFT_HAND))
    assert stage_heading(stage) == f"Task 3 of {len(EXERCISES)}"
    assert "Does your own rule pass?" in words_on(stage)


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


def stage_heading(stage) -> str:
    """The heading of the task at hand."""
    stage.scene.leave()
    stage.frame(0.0)
    return stage.as_frame().strip.heading


@pytest.mark.thorough
def test_a_second_check_of_the_same_rule_leaves_the_time_of_its_tick(tmp_path):
    stage = paused_stage("07", LARGE, strategy=saved(tmp_path, ROUND_CORNERS))
    check(stage)
    practice = stage.lesson.practice
    practice.earned[WALLS] = replace(practice.earned[WALLS], time="00:01")
    choose(stage, WALLS)
    check(stage)
    assert practice.earned[WALLS].time == "00:01"


def test_a_rule_that_passes_is_shown_at_the_end_of_its_walk_on_a_map_of_the_check(tmp_path):
    stage = paused_stage("07", LARGE, strategy=saved(tmp_path, ROUND_CORNERS))
    own = stage.scene.timeline.heya.rows
    check(stage)
    walk_to_the_end(stage)
    passed = stage.lesson.result_shown
    assert passed.heya.rows != own
    assert stage.scene.timeline.heya.rows == passed.heya.rows
    assert stage.player.tick == stage.scene.last > 2, "at tick 0 nothing would be shown"
    assert stage.scene.walk.ending.verdict is Verdict.ARRIVED
    assert f"Passed on {passed.maps} maps." in words_on(stage)
    assert stage.as_frame().card is None, "what was found stands there already"
    press(stage, pygame.K_t)
    stage.frame(0.0)
    assert (stage.scene.timeline.heya.rows, stage.player.tick) == (own, 0)
    assert EXERCISES[DEAD_ENDS].goal in words_on(stage)


def test_beside_a_hint_stands_what_the_check_has_found(folder):
    stage = paused_stage("07", LARGE)
    check(stage)
    fault = stage.lesson.practice.results[WALLS].fault
    for hint in EXERCISES[WALLS].hints:
        press(stage, pygame.K_a)
        strip = stage.as_frame().strip
        assert strip.sentence == hint.sentence
        if "\n" not in hint.code:
            assert strip.more == fault.sentence
            assert fault.sentence in words_on(stage), "all of it"
    press(stage, pygame.K_a)
    strip = stage.as_frame().strip
    assert strip.sentence == fault.sentence
    assert strip.more.startswith("Change line 19, save, and press V.")


def test_the_hint_key_shows_all_hints(tmp_path):
    stage = paused_stage("07", LARGE, strategy=saved(tmp_path, ROUND_CORNERS))
    choose(stage, DEAD_ENDS)
    hints = [hint.sentence for hint in EXERCISES[DEAD_ENDS].hints]
    said = []
    for _ in range(len(hints) + 1):
        press(stage, pygame.K_a)
        said.append(stage.as_frame().strip.sentence)
    assert said[:-1] == [*hints]
    assert said[-1] not in hints
    click_on(stage, Command.HINT)
    assert stage.as_frame().strip.sentence == hints[0]
    choose(stage, DEAD_ENDS)
    assert EXERCISES[DEAD_ENDS].goal in words_on(stage)


def test_a_rule_that_arrives_gets_no_star_but_is_told_to_press_v(tmp_path):
    stage = paused_stage("07", LARGE, strategy=saved(tmp_path, LEFT))
    stage.scene.advance(2000)
    stage.player.seek(stage.scene.last)
    card = stage.as_frame().card
    assert (card.title, card.stars) == ("Arrived.", 0)
    assert card.question == "Does it pass the task? Press V."
    assert card.leads_to is Command.CHECK


@pytest.mark.parametrize("way", ["key", "button"])
def test_after_a_pass_t_opens_the_next_task_and_skips_none(way, tmp_path):
    stage = paused_stage("07", LARGE, strategy=saved(tmp_path, ROUND_CORNERS))
    check(stage)
    walk_to_the_end(stage)
    press(stage, pygame.K_n)
    assert "This is the end. T: next task." in words_on(stage), "whoever presses N is told the key"
    if way == "key":
        press(stage, pygame.K_t)
    else:
        (button,) = [each.at for each in drawn(stage).targets if each.what is Command.NEXT_TASK]
        click(stage, button.center)
    stage.frame(0.0)
    assert stage.scene.name == "first"
    assert EXERCISES[DEAD_ENDS].goal in words_on(stage)
    press(stage, pygame.K_t)
    stage.frame(0.0)
    assert EXERCISES[LEFT_HAND].goal in words_on(stage)
    choose(stage, len(EXERCISES) - 1)
    press(stage, pygame.K_t)
    assert stage.lesson.practice.number == WALLS, "after the last comes the first"


def test_after_a_pass_escape_leaves_its_map_and_t_still_skips_no_task(tmp_path):
    stage = paused_stage("07", LARGE, strategy=saved(tmp_path, ROUND_CORNERS))
    check(stage)
    press(stage, pygame.K_ESCAPE)
    stage.frame(0.0)
    assert stage.lesson.practice.number == WALLS
    assert "Your rule passes this task. T goes to the next one." in words_on(stage)
    press(stage, pygame.K_t)
    stage.frame(0.0)
    assert stage.lesson.practice.number == DEAD_ENDS


def test_after_a_pass_t_leads_to_the_next_task_without_a_tick(tmp_path):
    stage = paused_stage("07", LARGE, strategy=saved(tmp_path, ROUND_CORNERS))
    practice = stage.lesson.practice
    practice.earned[DEAD_ENDS] = Earned("10:42", "a")
    check(stage)
    press(stage, pygame.K_t)
    assert practice.number == LEFT_HAND


def ended(stage):
    """The card at the end of the walk."""
    stage.scene.advance(2000)
    stage.player.seek(stage.scene.last)
    return stage.as_frame().card


@pytest.mark.thorough
def test_a_walk_for_ever_on_a_map_of_the_lesson_takes_no_tick_away_and_says_so(tmp_path):
    stage = paused_stage("07", LARGE, strategy=saved(tmp_path, ROUND_CORNERS))
    assert ended(stage).question == "V checks task 1 on its own maps."
    check(stage)
    press(stage, pygame.K_t)
    stage.frame(0.0)
    card = ended(stage)
    assert stage.scene.walk.ending.verdict is Verdict.CIRCLING
    assert card.question == "You keep your ticks. V checks task 2 on its own maps."
    assert card.leads_to is Command.CHECK
    choose(stage, WALLS)
    assert "Task 1 stays passed" in ended(stage).question


def test_a_rule_that_is_not_mended_is_told_so_at_the_end_of_its_walk(tmp_path, folder):
    path = saved(tmp_path, AHEAD)
    stage = paused_stage("07", LARGE, strategy=path)
    check(stage)
    path.write_text(AHEAD.replace("AHEAD", "BACK"))
    check_files(stage)
    stage.frame(0.0)
    assert ended(stage).question == "Not fixed yet. Change the rule again and save it."


def test_on_the_last_map_too_an_arrival_leads_to_the_check(tmp_path):
    stage = paused_stage("07", LARGE, strategy=saved(tmp_path, RIGHT))
    press(stage, pygame.K_m, pygame.K_m, pygame.K_m)
    stage.frame(0.0)
    assert stage.lesson.is_last_map
    assert ended(stage).leads_to is Command.CHECK


@pytest.mark.thorough
def test_once_all_is_passed_the_creature_has_a_flag_and_there_is_more_to_do(tmp_path):
    stage = paused_stage("07", LARGE, strategy=saved(tmp_path, ROUND_CORNERS))
    practice = stage.lesson.practice
    for number in range(1, len(EXERCISES)):
        practice.earned[number] = Earned("10:42", practice.own_rule)
    assert stage.as_frame().card is None
    check(stage)
    card = card_of(stage)
    assert "You've passed every task!" in card.title
    assert f"python -m mazelib stump {stage.lesson.strategy_path}" in card.question
    choose(stage, WALLS)
    assert stage.as_frame().card is None


@pytest.mark.thorough
def test_lines_are_checked_as_soon_as_they_are_in_order_and_the_star_is_for_the_task():
    stage = paused_stage("07", LARGE)
    choose(stage, LEFT_HAND)
    press(stage, pygame.K_l)
    assert stage.panels.name == "lines"
    assert "2 of these lines do not belong." in words_on(stage)
    lines = lines_of("left_hand")
    order(stage, lines[:-1])
    assert "The rule is ready" not in words_on(stage)
    own = "return Turn.AHEAD"
    assert stage.scene.source.pieces[0].lines[-1].strip().startswith(own)
    order(stage, lines[-1:])
    stage.frame(0.0)
    finish_check(stage)
    assert stage.panels.shown == ("lines",)
    ready = "Your rule is ready: all 6 lines are right."
    assert ink_of(stage, ready) == LIGHT.good
    assert "Press L to see its walk." in words_on(stage)
    assert [*stage.scene.source.pieces[0].lines] == lines
    assert set(stage.lesson.practice.earned) == {LEFT_HAND}
    assert strip_of_pass(stage).sentence == EXERCISES[LEFT_HAND].learned
    press(stage, pygame.K_l)
    assert colours(stage, box_of(stage, LEFT_HAND)) & {LIGHT.good}
    assert not colours(stage, box_of(stage, LEFT_HAND + 1)) & {LIGHT.good}
    stage.do(Command.RESTART)
    assert set(stage.lesson.practice.earned) == {LEFT_HAND}


@pytest.mark.thorough
def test_the_first_line_that_cannot_stand_there_is_told_and_lines_can_be_taken_out(folder):
    stage = paused_stage("07", LARGE)
    choose(stage, LEFT_HAND)
    press(stage, pygame.K_l)
    lines = lines_of("left_hand")
    order(stage, [*lines[:3], lines[4], lines[3], lines[5]])
    stage.frame(0.0)
    finish_check(stage)
    assert stage.panels.name == "lines"
    assert stage.problem is None
    assert ink_of(stage, "Line 4 can't go there.") == LIGHT.wrong
    strip = stage.as_frame().strip
    assert strip.heading == "Line 4 can't go there"
    assert strip.sentence == "Line 3 has already answered, so line 4 never runs."
    red = [number for number in stage.lesson.practice.lines.order
           if LIGHT.wrong in colours(stage, rect_of(stage, LineToOrder(number)))]
    assert red == [stage.lesson.practice.lines.order[3]]
    assert not stage.lesson.practice.earned
    press(stage, pygame.K_z)
    stage.frame(0.0)
    assert stage.lesson.practice.lines.chosen == [*lines[:3], lines[4], lines[3]]
    assert "cannot stand" not in words_on(stage)
    press(stage, pygame.K_BACKSPACE)
    stage.frame(0.0)
    assert stage.lesson.practice.lines.chosen == [*lines[:3], lines[4]]
    click_on(stage, LineToOrder(stage.lesson.practice.lines.order[0]))
    stage.frame(0.0)
    assert stage.lesson.practice.lines.chosen == [*lines[1:3], lines[4]], "a click undoes one"
    assert "straight" in stage.scene.source.pieces[0].lines[-1]
    assert not stage.player.playing


def test_a_line_is_told_as_soon_as_it_stands_where_it_cannot():
    stage = lines_stage(task=ONCE_EACH)
    lines = lines_of("once_each")
    for line in (*lines[:3], lines[7]):
        assert not stage.lesson.practice.tells_lines
        stage.scene.choose(line_to_order(stage, line))
    stage.frame(0.0)
    strip = stage.as_frame().strip
    assert strip.heading == "Line 4 can't go there"
    assert "line 3 does not end with a colon" in strip.sentence
    wrong = stage.lesson.practice.lines.order[3]
    assert LIGHT.wrong in colours(stage, rect_of(stage, LineToOrder(wrong)))
    press(stage, pygame.K_z)
    stage.frame(0.0)
    assert stage.as_frame().strip.sentence == EXERCISES[ONCE_EACH].goal


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


def test_lines_that_make_a_wrong_rule_are_told_with_their_line_and_their_fault(folder):
    stage = paused_stage("07", LARGE)
    choose(stage, LEFT_HAND)
    press(stage, pygame.K_l)
    lines = lines_of("left_hand")
    order(stage, [lines[0], lines[3], lines[4], lines[1], lines[2], lines[5]])
    stage.frame(0.0)
    finish_check(stage)
    fault = stage.lesson.practice.results[LEFT_HAND].fault
    assert stage.as_frame().strip.sentence == fault.sentence
    assert stage.player.tick == fault.tick
    assert stage.as_frame().strip.heading == "Line 2 can't go there"
    assert ink_of(stage, "Line 2 can't go there.") == LIGHT.wrong


def test_chosen_lines_and_the_exercise_at_hand_are_tinted():
    stage = paused_stage("07", LARGE)
    for chosen in (0, 2):
        stage.lesson.practice.number = chosen
        rows = [rect_of(stage, ExerciseTask(number)) for number in range(6)]
        edged = [LIGHT.accent in colours(stage, row) for row in rows]
        assert edged == [number == chosen for number in range(6)]
    stage.lesson.practice.number = LEFT_HAND
    press(stage, pygame.K_l)
    order(stage, lines_of("left_hand")[:2])
    chosen = stage.lesson.practice.lines.order
    stage.inputs.at = (1, 1)
    tint = mixed(LIGHT.panel, LIGHT.accent, 0.14)
    for number in range(8):
        rect = rect_of(stage, LineToOrder(number))
        assert (tint in colours(stage, rect)) == (number in chosen)


def lines_stage(size=LARGE, task=LEFT_HAND):
    """Lesson 7 with the lines of a task to be put in order."""
    stage = paused_stage("07", size)
    stage.scene.choose(ExerciseTask(task))
    stage.frame(0.0)
    press(stage, pygame.K_l)
    return stage


def rows_of_lines(stage) -> dict[int, pygame.Rect]:
    """Where each line is that can be clicked, by its number."""
    stage.draw()
    targets = stage.drawn.targets
    return {each.what.number: each.at for each in targets if isinstance(each.what, LineToOrder)}


def ink_of(stage, text: str):
    """The darkest colour of a text in the window, or the most red or green one."""
    stage.draw()
    (written,) = [each for each in stage.drawn.written if each.text == text]
    pixels = pixels_of(stage.window.surface, written.at)
    return Counter(pixel for pixel in pixels if pixel != LIGHT.panel).most_common(1)[0][0]


def beside(stage, number: int) -> list[str]:
    """What is written in the row of a line: its number in the rule, and the line."""
    at = rows_of_lines(stage)[number]
    row = [each for each in stage.drawn.written if at.collidepoint(each.at.center)]
    return [each.text for each in sorted(row, key=lambda each: each.at.left)]


def test_the_chosen_lines_are_numbered_as_they_follow_each_other():
    stage = lines_stage()
    lines = lines_of("left_hand")
    chosen = [lines[2], lines[0], lines[1]]
    order(stage, chosen)
    rows = rows_of_lines(stage)
    numbers = stage.lesson.practice.lines.order
    assert [beside(stage, each) for each in numbers] == [
        [str(place), line.split("  #")[0]] for place, line in enumerate(chosen, 1)
    ]
    tops = [rows[each].top for each in numbers]
    assert tops == sorted(tops)
    left = [at.left for number, at in rows.items() if number not in numbers]
    rights = [rows[each].right for each in numbers]
    assert min(left) >= max(rights), "the lines that are left stand beside the rule"


@pytest.mark.parametrize("size", [LARGE, (1024, 768), (800, 1280)])
def test_no_line_moves_while_others_are_chosen_and_taken_out(size):
    stage = lines_stage(size)
    before = rows_of_lines(stage)
    assert len(before) == 8
    clicked = [3, 0, 5, 1]
    for number in clicked:
        click(stage, before[number].center)
        stage.frame(0.0)
        rows = rows_of_lines(stage)
        order_now = stage.lesson.practice.lines.order
        assert rows[number] != before[number]
        for other, at in rows.items():
            assert other in order_now or at == before[other], "the others keep their places"
    in_rule = rows_of_lines(stage)
    click(stage, in_rule[0].center)
    stage.frame(0.0)
    rows = rows_of_lines(stage)
    assert stage.lesson.practice.lines.order == [3, None, 5, 1]
    assert rows[0] == before[0], "it is back where it was"
    assert [rows[each] for each in (3, 5, 1)] == [in_rule[each] for each in (3, 5, 1)]
    click(stage, rows[7].center)
    stage.frame(0.0)
    assert stage.lesson.practice.lines.order == [3, 7, 5, 1]
    assert rows_of_lines(stage)[7] == in_rule[0], "the free place is filled first"


def test_a_line_that_was_taken_leaves_a_place_where_nothing_can_be_clicked():
    stage = lines_stage()
    at = rows_of_lines(stage)[3]
    click(stage, at.center)
    stage.frame(0.0)
    click(stage, at.center)
    stage.frame(0.0)
    assert stage.lesson.practice.lines.order == [3]


@pytest.mark.parametrize(("size", "least"), [(LARGE, 20), ((1024, 768), 16)])
def test_all_lines_of_each_task_are_in_sight_in_large_letters(size, least):
    for task, exercise in enumerate(EXERCISES):
        stage = lines_stage(size, task=task)
        lines = stage.lesson.practice.lines.given
        rows = rows_of_lines(stage)
        assert sorted(rows) == list(range(len(lines.mixed))), exercise.name
        for number, text in enumerate(lines.mixed):
            code = text.split("  #")[0]
            written = [each for each in stage.drawn.written if each.text == code]
            assert all(each.size >= least for each in written), (exercise.name, number)
            assert all(each.at.right <= rows[number].right for each in written)
        assert stage.drawn.scrolls is None
    assert len(lines_of("once_each")) == 14


def test_the_lines_stand_over_map_and_side_and_l_takes_them_away():
    stage = paused_stage("07", LARGE)
    place = laid_out(LARGE, stage.panels.layout_share)
    own = paused_stage("07", LARGE).as_frame()
    press(stage, pygame.K_l)
    frame = stage.as_frame()
    assert (frame.rule, frame.companion.name) == (None, "lines")
    stage.draw()
    rows = rows_of_lines(stage).values()
    assert min(row.left for row in rows) >= place.map.left
    assert max(row.right for row in rows) > place.side.centerx
    assert max(row.bottom for row in rows) <= place.strip.top
    assert not [each for each in stage.drawn.targets if isinstance(each.what, MapPlaces)]
    for key in (pygame.K_l, pygame.K_c):
        press(stage, key)
        again = stage.as_frame()
        assert (again.rule.name, again.companion.name) == (own.rule.name, own.companion.name)
        press(stage, pygame.K_l)


def test_while_the_class_is_to_click_a_line_of_the_rule_the_rule_has_the_side(tmp_path):
    rule = "from mazelib import Turn\n\n\n" + "\n".join(lines_of("left_hand")) + "\n"
    stage = paused_stage("07", LARGE, strategy=saved(tmp_path, rule), map="open_square")
    press(stage, pygame.K_l, pygame.K_g)
    seen = set()
    for key in 3 * (pygame.K_1, pygame.K_2, pygame.K_3):
        asks = stage.guessing.asks
        seen.add((asks is Question.WHY, stage.as_frame().rule is not None))
        press(stage, key if asks is Question.WHAT else pygame.K_n)
        settle(stage)
    assert seen == {(True, True), (False, False)}


def test_a_walk_goes_on_while_lines_are_clicked():
    stage = lines_stage()
    press(stage, pygame.K_n, pygame.K_n)
    settle(stage)
    scene = stage.scene
    half = stage.player.half
    assert half > 0
    click_on(stage, LineToOrder(2))
    stage.frame(0.0)
    assert (stage.scene, stage.player.half) == (scene, half)


def test_in_a_small_window_the_sheet_says_why_and_keeps_the_row_it_was_turned_to(folder):
    stage = lines_stage((640, 480), ONCE_EACH)
    stage.inputs.at = rows_of_lines(stage)[3].center
    for _ in range(4):
        pygame.event.post(pygame.event.Event(pygame.MOUSEWHEEL, y=-1, x=0))
        stage.frame(0.0)
    before = rows_of_lines(stage)
    assert 0 not in before
    click(stage, before[5].center)
    stage.frame(0.0)
    after = rows_of_lines(stage)
    assert {number: at for number, at in after.items() if number != 5} == {
        number: at for number, at in before.items() if number != 5
    }
    stage = lines_stage((640, 480))
    lines = lines_of("left_hand")
    for line in [*lines[:3], lines[4], lines[3], lines[5]]:
        stage.scene.choose(line_to_order(stage, line))
    stage.frame(0.0)
    finish_check(stage)
    assert "Line 3 has already answered, so line 4 never runs." in words_on(stage)


def test_the_lines_that_ran_are_marked_while_their_rule_walks():
    stage = lines_stage()
    lines = lines_of("left_hand")
    order(stage, lines)
    stage.frame(0.0)
    finish_check(stage)
    walk_to_the_end(stage)
    press(stage, pygame.K_r)
    press(stage, pygame.K_n)
    settle(stage)
    shown = stage.as_frame().shown
    assert shown.thinks
    decided = shown.lines_run.decided[1]
    given = stage.lesson.practice.lines
    strong = [
        place
        for place, number in enumerate(given.order, 1)
        if LIGHT.mark in colours(stage, rect_of(stage, LineToOrder(number)))
    ]
    assert strong == [decided]
    press(stage, pygame.K_b)
    assert not any(
        LIGHT.mark in colours(stage, rect_of(stage, LineToOrder(number))) for number in given.order
    )


def box_of(stage, number: int) -> pygame.Rect:
    """Where the box of an exercise is."""
    row = rect_of(stage, ExerciseTask(number))
    return pygame.Rect(row.left, row.top, row.height, row.height)


@pytest.mark.parametrize("lesson", ["04", "05", "06", "07"])
@pytest.mark.parametrize("size", MOST_SIZES)
@pytest.mark.sweep(3)
def test_the_timeline_is_at_least_six_letters_wide(lesson, size):
    stage = paused_stage(lesson, size)
    stage.draw()
    assert stage.drawn.timeline.width >= 6 * text_size(size).usual


def test_the_rule_stays_in_sight_on_the_map_that_shows_a_fault(folder):
    stage = paused_stage("07", LARGE)
    check(stage)
    assert "return Turn.AHEAD" in words_on(stage)
    assert EXERCISES[WALLS].goal in words_on(stage)
    passes = f"To pass: {EXERCISES[WALLS].passes}"
    beside = [each for each in drawn(stage).written
              if each.at.left > LARGE[0] * 0.6 and each.text in passes and len(each.text) > 12]
    assert " ".join(each.text for each in beside) == passes
    assert min(each.size for each in beside) >= 21


@pytest.mark.parametrize("content", ["", "\n\nabc\n", "x\n" * 500])
def test_any_lines_are_drawn_and_can_be_clicked(content, tmp_path, monkeypatch):
    monkeypatch.setattr("mazelib.kinds.shared.lines_in_order.LINES_FOLDER", tmp_path)
    (tmp_path / "left_hand.txt").write_text(content)
    stage = paused_stage("07", LARGE)
    choose(stage, LEFT_HAND)
    press(stage, pygame.K_l)
    for number in range(len(stage.lesson.practice.lines.given.mixed)):
        stage.scene.choose(LineToOrder(number))
    stage.frame(0.0)
    stage.draw()
    finish_check(stage)
    said = {"": "There are no lines", "\n\nabc\n": "Line 1:", "x\n" * 500: "Line 1:"}
    assert said[content] in words_on(stage)


def test_a_broken_file_of_lines_is_told_on_the_sheet(tmp_path, monkeypatch):
    monkeypatch.setattr("mazelib.kinds.shared.lines_in_order.LINES_FOLDER", tmp_path)
    stage = paused_stage("07", LARGE)
    assert stage.problem is None
    press(stage, pygame.K_l)
    assert "there's no such file" in words_on(stage)
    check(stage)
    assert stage.lesson.practice.results[0].words.startswith("Not yet")


@pytest.mark.thorough
def test_a_rule_in_its_own_file_is_checked_and_the_result_is_forgotten_when_it_is_saved(
    tmp_path, folder
):
    path = tmp_path / "mine.py"
    path.write_text(
        "from mazelib import right_hand\n\n\ndef turn(view):\n    return right_hand(view)\n"
    )
    stage = paused_stage("07", LARGE, strategy=path)
    choose(stage, LEFT_HAND)
    check(stage)
    assert "Whoever imports the answer has not passed." in stage.as_frame().strip.sentence
    assert not stage.lesson.practice.earned
    for text, passes in ((LEFT, True), (STANDS, False)):
        path.write_text(text)
        check_files(stage)
        assert stage.lesson.practice.results == {}
        stage.lesson.practice.number = LEFT_HAND
        check(stage)
        result = stage.lesson.practice.results[LEFT_HAND]
        assert isinstance(result, Passed) == passes
        assert set(stage.lesson.practice.earned) == {LEFT_HAND}, "a tick once earned stays"


COINS = """\
from mazelib import Turn


def turn(view, rng):
    return rng.choice([Turn.AHEAD, Turn.AHEAD, Turn.RIGHT, Turn.LEFT])
"""
STANDS = "from mazelib import Turn\n\n\ndef turn(view):\n    return Turn.AHEAD\n"
SLOW = """\
from mazelib import Turn, show

def my_turn(view, rng):
    for number in range(4000):
        pass
    return rng.choice([Turn.RIGHT, Turn.LEFT, Turn.AHEAD])

if __name__ == "__main__":
    show(my_turn, kind="exercises", panels=["exercises"])
"""


def test_a_check_of_a_slow_rule_leaves_the_window_time_to_answer(tmp_path):
    path = tmp_path / "slow.py"
    path.write_text(SLOW)
    stage = paused_stage(path, LARGE)
    press(stage, pygame.K_v)
    for _ in range(10):
        begun = time.process_time()
        stage.frame(0.01)
        assert time.process_time() - begun < 0.25


@pytest.mark.thorough
def test_another_exercise_has_other_lines():
    stage = paused_stage("07", LARGE)
    choose(stage, FAST)
    press(stage, pygame.K_l)
    assert stage.lesson.practice.number == FAST
    assert stage.lesson.practice.lines.given.wanted == 8
    assert "2 of these lines do not belong." in words_on(stage)
    order(stage, lines_of("fast"))
    stage.frame(0.0)
    finish_check(stage)
    assert set(stage.lesson.practice.earned) == {FAST}


@pytest.mark.thorough
def test_the_scripts_own_rule_walks_again_once_it_is_saved(tmp_path):
    path = tmp_path / "07_your_turn.py"
    path.write_text(script("07").read_text())
    stage = paused_stage(path, LARGE)
    choose(stage, LEFT_HAND)
    press(stage, pygame.K_l)
    order(stage, lines_of("left_hand"))
    stage.frame(0.0)
    finish_check(stage)
    path.write_text(LEFT)
    check_files(stage)
    assert stage.lesson.practice.lines.order == []
    assert "Left is open." in stage.scene.source.pieces[0].lines[2]
    check(stage)
    assert set(stage.lesson.practice.earned) == {LEFT_HAND}


@pytest.mark.thorough
def test_a_check_goes_on_a_little_in_every_frame_and_says_so(monkeypatch, tmp_path):
    # On a fast machine too there are some.
    monkeypatch.setattr(checking_scene, "BUDGET_SECONDS", 0.001)
    stage = paused_stage("07", LARGE, strategy=saved(tmp_path, LEFT))
    choose(stage, LEFT_HAND)
    press(stage, pygame.K_v)
    words = [words_on(stage)]
    for _ in range(60):
        stage.frame(0.01)
        words.append(words_on(stage))
    finish_check(stage)
    assert sum("Checking your rule" in each for each in words) > 5
    counts = re.findall(r"map (\d+) of \d+ ", " ".join(words))
    assert counts == sorted(counts, key=int)
    assert int(counts[-1]) > int(counts[0])
    assert set(stage.lesson.practice.earned) == {LEFT_HAND}
    assert stage.lesson.map_path.name == "first.txt"
    assert "Checking your rule" not in words_on(stage)


def test_a_fault_is_shown_even_where_its_map_cannot_be_kept(monkeypatch, folder):
    monkeypatch.setattr(kept_maps, "KEPT_FOLDER", folder / "no" / "where")
    stage = paused_stage("07", LARGE)
    check(stage)
    result = stage.lesson.practice.results[WALLS]
    assert stage.lesson.map_path.name == "first.txt"
    assert stage.scene.timeline.heya.rows == result.heya.rows
    assert stage.as_frame().strip.sentence == result.fault.sentence
    press(stage, pygame.K_ESCAPE)
    stage.frame(0.0)
    assert stage.scene.timeline.heya.rows != result.heya.rows


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


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("#?#\n", "'?' doesn't mean anything on a map"),
        pytest.param("###\n#A#\n###\n", "no target", marks=pytest.mark.thorough),
    ],
)
def test_a_check_over_a_broken_first_map_ticks_the_other_exercises(
    text, why, monkeypatch, folder, tmp_path, capsys
):
    path = saved(tmp_path, LEFT)
    stage = paused_stage("07", LARGE, map="loop", strategy=path)
    shutil.copytree(HEYA_FOLDER, folder, dirs_exist_ok=True)
    monkeypatch.setattr("mazelib.maps.folder.HEYA_FOLDER", folder)
    (folder / "first.txt").write_text(text)
    choose(stage, FAST)
    check(stage)
    assert stage.is_open
    assert why in stage.lesson.practice.results[FAST].words
    assert capsys.readouterr().err == ""
    assert stage.as_frame().strip.sentence.startswith("Not checked. Its map can't be used.")
    choose(stage, LEFT_HAND)
    check(stage)
    assert set(stage.lesson.practice.earned) == {LEFT_HAND}


def test_a_check_of_a_rule_that_is_saved_meanwhile_ticks_nothing_of_the_new_one(
    tmp_path, monkeypatch
):
    monkeypatch.setattr(checking_scene, "BUDGET_SECONDS", 0.0)
    path = saved(tmp_path, LEFT)
    stage = paused_stage("07", LARGE, strategy=path)
    choose(stage, LEFT_HAND)
    press(stage, pygame.K_v)
    assert stage.scene.is_checking
    stage.lesson.note_saved([path])
    with unseen(stage):
        for _ in range(3000):
            if not stage.scene.is_checking:
                break
            stage.frame(0.01)
    assert not stage.lesson.practice.earned
    assert not stage.lesson.practice.results
    assert stage.lesson.result_shown is None


@pytest.mark.parametrize("done", [set(), {0}, {1, 3}])
def test_the_exercises_that_were_passed_have_a_tick_and_those_after_the_open_one_are_pale(done):
    stage = paused_stage("07", LARGE)
    practice = stage.lesson.practice
    practice.number = 5
    practice.earned = {number: Earned("10:42", practice.own_rule) for number in done}
    first_open = min(set(range(len(EXERCISES))) - done)
    for number in range(5):
        seen = colours(stage, rect_of(stage, ExerciseTask(number)))
        assert (LIGHT.good in seen) == (number in done), number
        if number in done:
            middle = rect_of(stage, ExerciseTask(number)).center
            rising = (middle[0] + 3, middle[1] + 1)
            assert stage.window.surface.get_at(rising)[:3] == LIGHT.panel, "the tick rises"
        if number not in done:
            assert (LIGHT.text not in seen) == (number > first_open), number


def test_the_strip_says_the_task_and_what_to_press_and_the_panel_what_counts_as_passed():
    stage = paused_stage("07", LARGE)
    practice = stage.lesson.practice
    pictures = set()
    for number, exercise in enumerate(EXERCISES):
        practice.number = number
        strip = stage.as_frame().strip
        assert strip.heading == f"Task {number + 1} of {len(EXERCISES)}"
        assert strip.sentence == exercise.goal
        assert "Press V" in strip.more
        said = words_on(stage)
        assert said.count(f"To pass: {exercise.passes}") == 1
        at = laid_out(LARGE, stage.panels.layout_share).strip
        at.width = at.width // 4
        pictures.add(tuple(pixels_of(stage.window.surface, at)))
    assert len(pictures) == len(EXERCISES), "each has a picture of its own"


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


def test_while_the_lines_have_the_side_the_strip_tells_the_task():
    stage = paused_stage("07", LARGE)
    press(stage, pygame.K_l)
    assert stage.as_frame().strip.sentence == EXERCISES[WALLS].goal


def test_once_a_task_is_passed_the_strip_says_so_and_what_leads_on():
    stage = paused_stage("07", LARGE)
    practice = stage.lesson.practice
    practice.earned[WALLS] = Earned("10:42", practice.own_rule)
    strip = stage.as_frame().strip
    assert strip.heading == f"Task 1 of {len(EXERCISES)}: passed"
    assert strip.more == "Your rule passes this task. T goes to the next one."


def test_the_line_to_change_is_named_and_has_a_blue_edge_until_it_ran():
    stage = paused_stage("07", LARGE)
    assert "Change line 19 and save. Then press V." in words_on(stage)
    (line,) = [each.at for each in stage.drawn.targets if getattr(each.what, "line", "")
               and each.what.line[1] == 19]
    assert stage.window.surface.get_at((line.centerx, line.top))[:3] == LIGHT.accent
    go_on(stage, 1)
    stage.draw()
    assert stage.window.surface.get_at((line.centerx, line.top))[:3] == LIGHT.mark


def test_a_rule_that_leaves_little_room_still_says_what_to_do(tmp_path):
    stage = paused_stage("07", LARGE, strategy=saved(tmp_path, RULE_OF_SEVEN_LINES))
    assert "Change this rule, save, and press V." in words_on(stage)


def test_at_a_fault_of_a_longer_rule_the_strip_names_the_line_that_answered(tmp_path, folder):
    stage = paused_stage("07", LARGE, strategy=saved(tmp_path, RIGHT))
    choose(stage, LEFT_HAND)
    check(stage)
    assert "Line 6 decided this. Change your rule" in stage.as_frame().strip.more


def test_the_green_button_checks_the_rule(folder, monkeypatch):
    monkeypatch.setattr(checking_scene, "BUDGET_SECONDS", 0.0)
    stage = paused_stage("07", LARGE)
    buttons = [target.at for target in drawn(stage).targets if target.what is Command.CHECK]
    (button,) = [at for at in buttons if at.left > LARGE[0] // 2]
    assert stage.window.surface.get_at((button.left + 30, button.centery))[:3] == LIGHT.good
    click(stage, button.center)
    assert stage.scene.is_checking
    finish_check(stage)
    assert not stage.lesson.practice.earned


@pytest.mark.parametrize("size", [(640, 480), (480, 360)])
def test_in_a_small_window_check_and_hint_stand_in_the_strip(size, folder):
    stage = paused_stage("07", size)
    strip = laid_out(size, stage.panels.layout_share).strip
    sentences = set()
    for _half in range(3):
        sentences.add(stage.as_frame().strip.sentence)
        for command in (Command.CHECK, Command.HINT):
            at = rect_of(stage, command)
            assert strip.contains(at)
            (label,) = [each for each in stage.drawn.written if each.text == command.label]
            assert at.contains(label.at)
        go_on(stage, 1)
    assert len(sentences) > 1
    press(stage, pygame.K_HOME)
    click_on(stage, Command.HINT)
    assert stage.as_frame().strip.sentence == EXERCISES[WALLS].hints[0].sentence
    click_on(stage, Command.CHECK)
    finish_check(stage)
    assert stage.as_frame().strip.heading == f"Task 1 of {len(EXERCISES)}: not yet"
    assert strip.contains(rect_of(stage, Command.HINT))


def drawn(stage):
    stage.draw()
    return stage.drawn


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


def test_only_the_command_to_check_begins_a_check():
    scene = paused_stage("07", LARGE).scene
    scene.carry_out(Command.PRINT)
    assert not scene.is_checking
    scene.carry_out(Command.CHECK)
    assert scene.is_checking


def test_lines_to_put_in_order_are_shown_without_comments_and_their_strings_as_they_are(
    tmp_path, monkeypatch
):
    monkeypatch.setattr("mazelib.kinds.shared.lines_in_order.LINES_FOLDER", tmp_path)
    says = '    print("a  # b    c")  # It says so.'
    lines = [says, "    ways = [# All of them.", "def turn(view):"]
    (tmp_path / "left_hand.txt").write_text("\n".join(lines))
    stage = paused_stage("07", LARGE)
    choose(stage, LEFT_HAND)
    press(stage, pygame.K_l)
    shown = words_on(stage)
    texts = {each.text for each in stage.drawn.written}
    assert {'    print("a  # b    c")', "    ways = [", "def turn(view):"} <= texts
    assert "It says so" not in shown
    assert "All of them" not in shown


def test_the_ring_that_calls_for_play_is_missing_where_a_rule_is_to_be_checked():
    assert LIGHT.mark in colours_of_foot("04"), "elsewhere it calls for Play"
    assert LIGHT.mark not in colours_of_foot("07")


def colours_of_foot(lesson: str):
    """The colours around the buttons at the left foot of a window."""
    return colours(paused_stage(lesson, LARGE), pygame.Rect(78, 718, 190, 80))


def test_a_check_of_a_file_with_a_mistake_names_the_line_to_mend_first(tmp_path):
    path = saved(tmp_path, ROUND_CORNERS)
    stage = paused_stage("07", LARGE, strategy=path)
    path.write_text(ROUND_CORNERS.replace("if view.front:", "if view.front"))
    check_files(stage)
    assert "MEND LINE" not in words_on(stage)
    press(stage, pygame.K_v)
    assert "FIX LINE 5 FIRST." in words_on(stage)
    assert not stage.scene.is_checking


@pytest.mark.parametrize("way", [pygame.K_m, pygame.K_ESCAPE])
def test_what_a_check_found_is_not_said_on_another_map(way, folder):
    stage = paused_stage("07", LARGE)
    check(stage)
    fault = stage.lesson.practice.results[WALLS].fault
    press(stage, way)
    stage.frame(0.0)
    assert stage.scene.name == "first"
    strip = stage.as_frame().strip
    assert strip.sentence == EXERCISES[WALLS].goal
    assert fault.sentence not in words_on(stage)
    assert strip.heading == f"Task 1 of {len(EXERCISES)}"


def test_a_fault_has_a_red_heading_and_a_red_edge(folder):
    stage = paused_stage("07", LARGE)
    strip = laid_out(LARGE, stage.panels.layout_share).strip
    edge = pygame.Rect(strip.left, strip.centery, 3, 3)
    stage.draw()
    assert LIGHT.wrong not in colours(stage, edge)
    check(stage)
    words = f"TASK 1 OF {len(EXERCISES)}: NOT YET"
    (heading,) = [each for each in drawn(stage).written if each.text == words]
    assert LIGHT.wrong in colours(stage, edge)
    assert LIGHT.wrong in colours(stage, heading.at)
    assert heading.size >= 28


def test_after_the_step_that_goes_wrong_no_class_is_asked_and_the_fault_stays_to_the_end(folder):
    stage = paused_stage("07", LARGE)
    check(stage)
    strip = stage.as_frame().strip
    for _ in range(3):
        press(stage, pygame.K_n)
        settle(stage)
        assert not stage.as_frame().strip.asks
        assert "Next map" not in words_on(stage)
    assert ended(stage) is None
    assert stage.as_frame().strip._replace(news="") == strip
    press(stage, pygame.K_a)
    assert stage.as_frame().strip.sentence == EXERCISES[WALLS].hints[0].sentence


def test_after_three_failed_checks_the_lines_are_offered(folder, tmp_path):
    path = saved(tmp_path, AHEAD)
    stage = paused_stage("07", LARGE, strategy=path)
    offer = "Stuck? Press L: the lines are there, only out of order."
    for number in range(3):
        assert offer not in words_on(stage)
        path.write_text(f"{AHEAD}# {number}\n")
        check_files(stage)
        check(stage)
    assert offer in words_on(stage)


def test_no_class_is_asked_where_a_learner_works_alone(tmp_path):
    stage = paused_stage("07", LARGE, strategy=saved(tmp_path, ROUND_CORNERS))
    come_to(stage, 1)
    stage.player.seek(1)
    assert stage.as_frame().strip.asks
    assert stage.as_frame().strip.heading == "It looks"


@pytest.mark.parametrize("way", ["key", "click"])
def test_a_hint_helps_where_the_file_cannot_be_read(way, tmp_path):
    path = saved(tmp_path, ROUND_CORNERS)
    stage = paused_stage("07", LARGE, strategy=path)
    path.write_text(ROUND_CORNERS.replace("if view.front:", "if view.front"))
    check_files(stage)
    ask_for_hint(stage, way)
    said = words_on(stage)
    assert EXERCISES[WALLS].hints[0].sentence in said
    assert "Line 5 has a mistake" in said
    assert "olon is missing" in said, "below it stands what is wrong"
    for _ in EXERCISES[WALLS].hints:
        ask_for_hint(stage, way)
    assert "Hint" not in stage.as_frame().strip.heading
    assert not stage.as_frame().strip.goes_first


@pytest.mark.parametrize("way", ["key", "click"])
def test_a_hint_helps_where_the_rule_has_stopped(way, tmp_path, folder):
    crashes = AHEAD.replace("Turn.AHEAD\n", "Turn(1 // 0)\n")
    stage = paused_stage("07", LARGE, strategy=saved(tmp_path, crashes))
    check(stage)
    assert stage.problem
    ask_for_hint(stage, way)
    assert EXERCISES[WALLS].hints[0].sentence in words_on(stage)


def ask_for_hint(stage, way: str) -> None:
    """Ask for a hint by its key, or by its button."""
    if way == "key":
        press(stage, pygame.K_a)
    else:
        click_on(stage, Command.HINT)
    stage.draw()


def test_the_code_of_a_hint_stands_on_a_line_of_its_own_in_letters_of_code():
    stage = paused_stage("07", LARGE)
    press(stage, pygame.K_a)
    (code,) = [each for each in drawn(stage).written if each.text == "if view.front:"]
    assert code.at.width == len(code.text) * stage.drawn.lettering.mono_width(code.size)
    assert "view" not in EXERCISES[WALLS].hints[0].sentence


@pytest.mark.parametrize("size", [LARGE, (1024, 768), (640, 480)])
def test_all_lines_of_a_hint_are_read_below_its_sentence(size):
    stage = paused_stage("07", size)
    strip = laid_out(size, stage.panels.layout_share).strip
    for number, exercise in enumerate(EXERCISES):
        stage.lesson.practice.number = number
        for asked, hint in enumerate(exercise.hints, 1):
            stage.scene.hint = asked
            written = [each for each in drawn(stage).written if strip.collidepoint(each.at.center)]
            assert hint.sentence in " ".join(each.text for each in written)
            for line in hint.code.split("\n"):
                sizes = [each.size for each in written if each.text.strip() == line.strip()]
                assert not line or min(sizes) >= 14


@pytest.mark.thorough
def test_a_rule_that_has_passed_is_seen_to_walk_before_its_end(tmp_path):
    stage = paused_stage("07", LARGE, strategy=saved(tmp_path, ROUND_CORNERS))
    press(stage, pygame.K_v)
    ticks = ticks_until_pause(stage)
    last = stage.scene.last
    assert sorted(set(ticks)) == list(range(last + 1)), "no step is left out"
    assert last > 2
    assert strip_of_pass(stage)


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


def test_a_hint_stays_while_lines_are_chosen():
    stage = lines_stage(task=WALLS)
    press(stage, pygame.K_a)
    for line in (0, 1):
        stage.scene.choose(LineToOrder(line))
        stage.frame(0.0)
    assert stage.as_frame().strip.sentence == EXERCISES[WALLS].hints[0].sentence


def test_the_steps_before_a_fault_are_played_and_a_key_passes_over_them(tmp_path, folder):
    stage = paused_stage("07", LARGE, strategy=saved(tmp_path, TO_AND_FRO))
    press(stage, pygame.K_v)
    ticks = ticks_until_pause(stage)
    fault = stage.lesson.practice.results[WALLS].fault
    first = max(0, fault.tick - exercises_scene.STEPS_BEFORE_FAULT)
    assert fault.tick > 0
    assert set(range(first, fault.tick + 1)) <= set(ticks)
    assert stage.as_frame().strip.sentence == fault.sentence
    press(stage, pygame.K_v)
    with unseen(stage):
        while not (stage.player.playing and stage.scene.plays_from is not None):
            stage.frame(0.01)
    press(stage, pygame.K_SPACE)
    assert not stage.player.playing
    with unseen(stage):
        for _ in range(300):
            if stage.player.half == stage.scene.opens_at:
                break
            stage.frame(0.01)
    assert (stage.player.tick, stage.player.thinks) == (fault.tick, True)


def ticks_until_pause(stage) -> list[int]:
    """The ticks that are shown from when the result of a check plays, until it pauses."""
    ticks = list[int]()
    with unseen(stage):
        for _ in range(3000):
            stage.frame(0.02)
            if stage.scene.plays_from is not None:
                ticks.append(stage.player.tick)
                if not stage.player.playing:
                    return ticks
    raise AssertionError("it never pauses")


@pytest.mark.parametrize("key", [pygame.K_t, pygame.K_m, pygame.K_z])
def test_a_key_does_not_throw_away_a_check_but_escape_ends_it(key, monkeypatch, folder):
    monkeypatch.setattr(checking_scene, "BUDGET_SECONDS", 0.0)
    stage = paused_stage("07", LARGE)
    press(stage, pygame.K_v, key)
    stage.frame(0.0)
    assert stage.scene.is_checking
    assert stage.lesson.practice.number == WALLS
    assert "Esc stops that" in words_on(stage)
    press(stage, pygame.K_ESCAPE)
    stage.frame(0.0)
    assert stage.is_open
    assert not stage.scene.is_checking
    assert "The check was stopped" in words_on(stage)


def test_the_class_that_stands_ready_beside_the_rule_is_seen_once_show_gets_it(tmp_path):
    text = (PROJECT / "lessons" / "07_your_turn.py").read_text(encoding="utf-8")
    text = text.replace("import here", "#")
    ready = "for way in open_ways(view, heading):"
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
