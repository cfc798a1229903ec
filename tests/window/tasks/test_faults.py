"""A rule that goes wrong in the workshop: the map and the tick that show it, mistakes and hints."""

import pygame
import pytest

from mazelib.challenges import kept_maps
from mazelib.challenges.exercises import EXERCISES
from mazelib.walking.walk import Walk
from mazelib.window.drawing.theme import LIGHT
from mazelib.window.input.keys import Command
from mazelib.window.scenes import exercises as exercises_scene
from mazelib.window.scenes.shared import checking_scene
from mazelib.window.screen.layout import laid_out
from mazelib.window.stage import news
from tests.learners import saved
from tests.window.on_stage import (
    LARGE,
    check_files,
    click_on,
    colours,
    come_to,
    go_on,
    on_map,
    paused_stage,
    press,
    rect_of,
    settle,
    unseen,
    wait_for_scene,
    words_on,
)
from tests.window.tasks.on_workshop import (
    AHEAD,
    DEAD_ENDS,
    LEFT_HAND,
    RIGHT,
    ROUND_CORNERS,
    WALLS,
    card_of,
    check,
    choose,
    drawn,
    ended,
    finish_check,
    ticks_until_pause,
)

TO_AND_FRO = """\
from mazelib import Turn


def my_turn(view):
    if view.front:
        return Turn.AHEAD
    return Turn.LEFT if view.left else Turn.BACK
"""


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
    assert strip.news == "Saved."
    assert strip.to_do == "Watch it, then press [V] to check again."
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
    stage.frame(0.0)
    assert stage.is_open
    assert "Press Esc again to leave this lesson." in words_on(stage)
    press(stage, pygame.K_ESCAPE)
    assert not stage.is_open


def test_a_second_escape_long_after_the_first_asks_again():
    stage = paused_stage("07", LARGE)
    press(stage, pygame.K_ESCAPE)
    with unseen(stage):
        for _ in range(60):
            stage.frame(0.1)
    press(stage, pygame.K_ESCAPE)
    stage.frame(0.0)
    assert stage.is_open
    press(stage, pygame.K_ESCAPE)
    assert not stage.is_open


def test_that_a_check_goes_on_is_not_told_any_more_once_it_is_over(folder, monkeypatch):
    monkeypatch.setattr(checking_scene, "BUDGET_SECONDS", 0.0)
    stage = paused_stage("07", LARGE)
    press(stage, pygame.K_v, pygame.K_t)
    stage.frame(0.0)
    going_on = "It's being checked. Esc stops that."
    assert going_on in words_on(stage)
    finish_check(stage)
    assert going_on not in words_on(stage)
    assert stage.as_frame().strip.tells_fault


def test_what_to_change_is_said_at_every_tick_of_the_map_of_the_fault(folder):
    stage = paused_stage("07", LARGE)
    check(stage)
    for _half in range(4):
        assert "Change line 19, save, and press V." in words_on(stage)
        press(stage, pygame.K_b)
        settle(stage)


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


def test_a_hint_that_was_opened_during_a_check_does_not_hide_its_result(folder, monkeypatch):
    stage = paused_stage("07", LARGE)
    with monkeypatch.context() as patch:
        patch.setattr(checking_scene, "BUDGET_SECONDS", 0.0)
        press(stage, pygame.K_v, pygame.K_a)
    assert stage.scene.hint == 1
    finish_check(stage)
    assert stage.as_frame().strip.heading == f"Task 1 of {len(EXERCISES)}: not yet"


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
    assert strip.to_do == "Change line 19, save, and press [V]."


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


def test_a_rule_that_is_not_mended_is_told_so_at_the_end_of_its_walk(tmp_path, folder):
    path = saved(tmp_path, AHEAD)
    stage = paused_stage("07", LARGE, strategy=path)
    check(stage)
    path.write_text(AHEAD.replace("AHEAD", "BACK"))
    check_files(stage)
    stage.frame(0.0)
    assert ended(stage).question == "Not fixed yet. Change the rule again and save it."


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


COINS = """\
from mazelib import Turn


def turn(view, rng):
    return rng.choice([Turn.AHEAD, Turn.AHEAD, Turn.RIGHT, Turn.LEFT])
"""


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


def test_at_a_fault_of_a_longer_rule_the_strip_names_the_line_that_answered(tmp_path, folder):
    stage = paused_stage("07", LARGE, strategy=saved(tmp_path, RIGHT))
    choose(stage, LEFT_HAND)
    check(stage)
    to_do = "Line 6 decided this. Change the rule, save, press V."
    assert to_do in words_on(stage)


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


def test_a_check_of_a_file_with_a_mistake_names_the_line_to_mend_first(tmp_path, monkeypatch):
    monkeypatch.setattr(news, "NEWS_SECONDS", 60.0)
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
    assert strip.sentence.startswith("Change line 19 in 07_your_turn.py and save.")
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


@pytest.mark.parametrize("way", ["key", "click"])
def test_a_mistake_in_the_file_takes_the_place_of_an_open_hint_and_is_told_again_in_red(
    way, tmp_path, monkeypatch
):
    monkeypatch.setattr(news, "NEWS_SECONDS", 60.0)
    path = saved(tmp_path, ROUND_CORNERS)
    stage = paused_stage("07", LARGE, strategy=path)
    ask_for_hint(stage, way)
    path.write_text(ROUND_CORNERS.replace("if view.front:", "if view.front"))
    check_files(stage)
    said = words_on(stage)
    assert EXERCISES[WALLS].hints[0].sentence not in said
    assert "olon is missing" in said
    assert "Write: if view.front:" in said
    for again in (lambda: ask_for_hint(stage, way), lambda: press(stage, pygame.K_v)):
        again()
        assert "Write: if view.front:" in words_on(stage)
        told = next(each for each in drawn(stage).written if each.text == "FIX LINE 5 FIRST.")
        assert LIGHT.wrong in colours(stage, told.at)
        assert LIGHT.faint not in colours(stage, told.at)
    path.write_text(ROUND_CORNERS)
    check_files(stage)
    ask_for_hint(stage, way)
    assert EXERCISES[WALLS].hints[0].sentence in words_on(stage)


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
