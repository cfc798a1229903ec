"""What is passed in the workshop: ticks and when they were earned, and what is said of them."""

import re
import shutil
import sys
from dataclasses import replace

import pygame
import pytest

from mazelib.challenges.exercises import EXERCISES
from mazelib.command_line.terminal import usual_python
from mazelib.kinds.shared.earned import Earned, Standing
from mazelib.walking.verdict import Verdict
from mazelib.window.drawing.theme import LIGHT
from mazelib.window.input.clicks import ExerciseTask
from mazelib.window.input.keys import Command
from mazelib.window.painters.to_do import in_plain_words
from mazelib.window.scenes.shared import checking_scene
from mazelib.window.screen.layout import laid_out
from tests.learners import saved, script
from tests.samples import HEYA_FOLDER
from tests.window.on_stage import (
    LARGE,
    check_files,
    click,
    colours,
    paused_stage,
    pixels_of,
    press,
    rect_of,
    settle,
    unseen,
    words_on,
)
from tests.window.tasks.on_workshop import (
    DEAD_ENDS,
    FAST,
    LEFT,
    LEFT_HAND,
    RIGHT,
    ROUND_CORNERS,
    STANDS,
    WALLS,
    box_of,
    card_of,
    check,
    choose,
    drawn,
    ended,
    finish_check,
    lines_of,
    order,
    strip_of_pass,
    ticks_until_pause,
    walk_to_the_end,
)


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
    assert strip.to_do == f"It works on all {maps} maps. [T]: next task"
    assert in_plain_words(strip.to_do) in words_on(stage)
    assert strip.picture == "task_not_into_walls"
    for key in (pygame.K_b, pygame.K_b, pygame.K_n, pygame.K_r, pygame.K_n):
        press(stage, key)
        settle(stage)
        assert strip_of_pass(stage) == strip, "one sentence, in one place, and it stays"
    press(stage, pygame.K_t)
    stage.frame(0.0)
    assert practice.number == DEAD_ENDS
    assert stage.as_frame().strip.sentence.startswith("Change your rule in mine.py and save.")
    assert EXERCISES[DEAD_ENDS].goal in words_on(stage)


@pytest.mark.thorough
def test_a_tick_stays_and_says_that_the_rule_as_it_is_now_does_not_pass(tmp_path, folder):
    path = saved(tmp_path, ROUND_CORNERS)
    stage = paused_stage("07", LARGE, strategy=path)
    check(stage)
    path.write_text(STANDS)
    check_files(stage)
    assert {LIGHT.good, LIGHT.faint} <= set(colours(stage, box_of(stage, WALLS)))
    choose(stage, WALLS)
    heading = stage.as_frame().strip.heading
    assert heading == f"Task 1 of {len(EXERCISES)}", "nobody has checked it again"
    assert "by a rule that is not this one any more." in words_on(stage)
    check(stage)
    assert {LIGHT.good, LIGHT.faint} <= set(colours(stage, box_of(stage, WALLS)))
    assert stage.as_frame().strip.heading.endswith("not yet")
    assert "by another rule. This one does not pass." in words_on(stage)
    path.write_text(ROUND_CORNERS)
    check_files(stage)
    assert LIGHT.good in colours(stage, box_of(stage, WALLS))
    assert LIGHT.faint not in colours(stage, box_of(stage, WALLS))


def test_ticks_outlive_the_window_and_have_a_ring_where_another_text_earned_them(tmp_path):
    path = saved(tmp_path, ROUND_CORNERS)
    stage = paused_stage("07", LARGE, strategy=path)
    check(stage)
    time_passed = stage.lesson.practice.earned[WALLS].time
    again = paused_stage("07", LARGE, strategy=path)
    assert again.lesson.practice is not stage.lesson.practice
    assert again.lesson.practice.number == DEAD_ENDS
    assert LIGHT.good in colours(again, box_of(again, WALLS))
    path.write_text(STANDS)
    changed = paused_stage("07", LARGE, strategy=path)
    assert LIGHT.good in colours(changed, box_of(changed, WALLS)), "it was earned"
    assert LIGHT.faint in colours(changed, box_of(changed, WALLS)), "a ring: by another rule"
    choose(changed, WALLS)
    assert f"Passed at {time_passed} by a rule that is not this one" in words_on(changed)
    other = paused_stage("07", LARGE, strategy=saved(tmp_path, ROUND_CORNERS, "other.py"))
    assert not other.lesson.practice.earned, "another file has ticks of its own"


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
    assert {LIGHT.good, LIGHT.faint} <= set(colours(stage, box_of(stage, LEFT_HAND)))
    assert stage_heading(stage) == f"Task 3 of {len(EXERCISES)}"
    assert "Does your own rule pass?" in words_on(stage)


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
    assert f"It works on all {passed.maps} maps." in words_on(stage)
    assert stage.as_frame().card is None, "what was found stands there already"
    press(stage, pygame.K_t)
    stage.frame(0.0)
    assert (stage.scene.timeline.heya.rows, stage.player.tick) == (own, 0)
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
    assert "Your rule passes this task. T: next task" in words_on(stage)
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
    strip = strip_of_pass(stage)
    assert strip.to_do == "All 6 tasks passed! [J]: go on with the next lesson"
    assert in_plain_words(strip.to_do) in words_on(stage)
    assert "Next task" not in words_on(stage)
    rect_of(stage, Command.NEXT_LESSON)
    card = card_of(stage)
    assert "You've passed every task!" in card.title
    assert f"{usual_python()} lessons stump {stage.lesson.strategy_path}" in card.question
    choose(stage, WALLS)
    assert stage.as_frame().card is None


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


def test_once_a_task_is_passed_the_strip_says_so_and_what_leads_on():
    stage = paused_stage("07", LARGE)
    practice = stage.lesson.practice
    practice.earned[WALLS] = Earned("10:42", practice.own_rule)
    strip = stage.as_frame().strip
    assert strip.heading == f"Task 1 of {len(EXERCISES)}: passed"
    assert strip.more == "Your rule passes this task."
    assert strip.to_do == "[T]: next task"


@pytest.mark.thorough
def test_a_rule_that_has_passed_is_seen_to_walk_before_its_end(tmp_path):
    stage = paused_stage("07", LARGE, strategy=saved(tmp_path, ROUND_CORNERS))
    press(stage, pygame.K_v)
    ticks = ticks_until_pause(stage)
    last = stage.scene.last
    assert sorted(set(ticks)) == list(range(last + 1)), "no step is left out"
    assert last > 2
    assert strip_of_pass(stage)


def test_paper_flies_where_a_task_is_passed_and_is_gone_after_two_seconds(tmp_path):
    stage = paused_stage("07", LARGE, strategy=saved(tmp_path, ROUND_CORNERS))
    check(stage)
    at = laid_out(LARGE, stage.panels.layout_share).strip

    def strip_of(seconds):
        """The strip so long after the pass, in pixels; and the frame's words of it."""
        stage.scene._seconds = seconds
        stage.draw()
        return pixels_of(stage.window.surface, at), strip_of_pass(stage)

    begun, words = strip_of(0.0)
    flying, words_then = strip_of(1.0)
    gone, words_at_end = strip_of(2.0)
    assert flying != gone
    assert begun == gone
    assert words == words_then == words_at_end, "the words stay"


@pytest.mark.parametrize("follows", [True, False])
def test_the_next_lesson_is_offered_only_where_one_follows(follows, tmp_path):
    text = LEFT if follows else ROUND_CORNERS
    path = tmp_path / "07_mine.py"
    path.write_text(ROUND_CORNERS, encoding="utf-8")
    if follows:
        (tmp_path / "08_more.py").write_text(text, encoding="utf-8")
    stage = paused_stage(path, LARGE)
    practice = stage.lesson.practice
    for number in range(len(EXERCISES)):
        practice.earned[number] = Earned("10:42", practice.own_rule)
    words = words_on(stage)
    assert ("Next lesson" in words) == follows
    check(stage)
    assert ("J: go on with the next lesson" in words_on(stage)) == follows
