"""The timeline stands for many ticks from the start, and the tick stands beside it."""

import re

import pygame
import pytest
from pygame import Rect

from mazelib.window.drawing.theme import mixed
from mazelib.window.screen.layout import laid_out
from mazelib.window.screen.timeline_bar import HANDLE, ticks_of_timeline
from tests.window.on_stage import LARGE, drawn_now, paused_stage, press, settle, stage_at
from tests.window.screen.test_layout import MOST_SIZES
from tests.window.stand_ins import NumberedScene


@pytest.mark.parametrize(
    ("last", "ended", "ticks"),
    [
        (0, False, 100),
        (90, False, 100),
        (91, False, 400),
        (361, False, 1600),
        (0, True, 1),
        (7, True, 7),
        (61, True, 61),
    ],
)
def test_the_length_has_room_for_a_usual_run_and_is_the_run_at_its_end(last, ended, ticks):
    scene = NumberedScene(usual_length=100)
    scene.last = last
    scene.ended = ended
    assert ticks_of_timeline(scene) == ticks


def test_no_letter_and_no_handle_ever_moves_back_while_a_lesson_walks_its_first_map():
    stage = paused_stage("04", map="first")
    ticks = [0]
    while not stage.scene.ended:
        ticks.append(ticks_of_timeline(stage.scene))
        stage.scene.advance(1)
    assert len(stage.scene.timeline.reached) == 3
    assert len(set(ticks[1:])) == 1
    assert ticks_of_timeline(stage.scene) <= ticks[-1], "at the end they move on"


@pytest.mark.parametrize("size", [(480, 360), (640, 480), (800, 1280), (1024, 768)])
@pytest.mark.sweep(2)
def test_the_timeline_has_a_third_of_the_row_and_its_handle_never_covers_the_tick(size):
    stage = stage_at(13, "05", size)
    stage.draw()
    bar = stage.drawn.timeline
    row = laid_out(size, stage.scene.share).controls
    assert bar.width >= row.width // 3
    (words,) = [each for each in stage.drawn.written if each.text == "tick 13"]
    radius = round(HANDLE * stage.drawn.size)
    handles = Rect(bar.left - radius, bar.centery - radius, bar.width + 2 * radius, 2 * radius)
    assert not words.at.colliderect(handles)
    assert row.contains(words.at)


def handle_of(stage) -> float:
    """Where the handle is on the timeline, from 0 to 1: where its colour is high, not only wide."""
    stage.draw()
    bar = stage.drawn.timeline
    above = bar.centery - round(0.4 * stage.drawn.size)
    accent = stage.drawn.theme.accent
    surface = stage.window.surface
    found = [x for x in range(bar.left - 9, bar.right + 9) if surface.get_at((x, above)) == accent]
    return ((found[0] + found[-1]) / 2 - bar.left) / bar.width


def test_steps_on_move_the_handle_on_and_never_to_the_end_while_the_run_goes_on():
    stage = paused_stage("04", map="first")
    shares = []
    for tick in range(2, 31, 2):
        stage.scene.advance(2)
        stage.player.seek(tick)
        shares.append(handle_of(stage))
    assert shares == sorted(shares)
    assert shares[0] < 0.05
    assert shares[-1] < 0.8


def test_each_letter_stands_over_the_tick_at_which_it_was_reached():
    stage = stage_at(143, "04", map="first")
    stage.draw()
    bar = stage.drawn.timeline
    ahead = {"a": (1, 4), "b": (9, 5)}
    for tick in range(stage.scene.last):
        for letter in list(ahead)[:1]:
            if stage.scene.timeline.place(tick) == ahead[letter]:
                del ahead[letter]
                (at,) = (
                    each.room.centerx
                    for each in stage.drawn.written
                    if each.text == letter and bar.top <= each.at.centery <= bar.bottom
                )
                assert at == pytest.approx(bar.left + bar.width * tick / 143, abs=2)
    assert not ahead


@pytest.mark.parametrize("size", MOST_SIZES)
def test_the_tick_stands_beside_the_timeline_at_a_place_of_its_own(size):
    places = set()
    for tick in (0, 9, 13):
        stage = stage_at(tick, "04", size)
        stage.draw()
        (words,) = [each for each in stage.drawn.written if each.text == f"tick {tick}"]
        assert words.size >= stage.drawn.smallest
        places.add((words.room.topleft, words.size))
        assert words.at.bottom <= size[1]
    assert len(places) == 1


@pytest.mark.parametrize("size", MOST_SIZES)
def test_while_a_maker_goes_on_for_ever_that_stands_at_the_timeline_and_nothing_moves(size):
    stage = stage_at(3, "08", size)
    seen = set()
    signs = []
    for _time in range(3):
        stage.draw()
        written = stage.drawn.written
        (step,) = (each for each in written if each.text == "step 3")
        seen.add((tuple(stage.drawn.timeline), tuple(step.at)))
        signs.append([each for each in written if each.text == "forever"])
        for sign in signs[-1]:
            assert not [each for each in written if each != sign and each.at.colliderect(sign.at)]
        press(stage, pygame.K_e)
    assert len(seen) == 1
    assert [len(each) for each in signs] == [0, 1, 0]
    (sign,) = signs[1]
    foot = laid_out(size, stage.as_frame().share).controls
    assert foot.contains(sign.at)


@pytest.mark.parametrize("lesson", ["08", "09", "10"])
def test_the_timeline_of_a_making_is_right_from_the_start_and_its_handle_only_moves_on(lesson):
    stage = paused_stage(lesson, LARGE, seed=1)
    guess = stage.scene.usual_length
    for _frame in range(20):
        stage.frame(0.01)
    assert (stage.player.half, stage.player.begun) == (0, False), "the class has seen nothing yet"
    whole = ticks_of_timeline(stage.scene)
    press(stage, pygame.K_SPACE)
    stage.player.pace.speed = 200.0
    shares = []
    for _frame in range(200):
        stage.frame(0.1)
        stage.draw()
        shares.append(stage.player.tick / ticks_of_timeline(stage.scene))
        if stage.player.at_end:
            break
        if not stage.player.playing:
            press(stage, pygame.K_SPACE)
    assert shares == sorted(shares)
    assert shares[-1] == 1
    assert stage.scene.last == whole != guess


def test_a_rule_that_fails_later_is_told_of_only_where_the_class_comes_to_it(tmp_path):
    (tmp_path / "mine.py").write_text(
        "from mazelib import show\n\n\ndef make(maze, rng):\n    for room in maze.rooms:\n"
        "        maze.dig(room)\n        yield 'Dug.'\n    nobody()\n\n\n"
        "show(make, sizes=[(5, 1)])\n"
    )
    stage = paused_stage(tmp_path / "mine.py", LARGE)
    for _frame in range(20):
        stage.frame(0.01)
    assert stage.scene.timeline.last == 4
    assert stage.problem is None
    assert not stage.news.heading
    for _key in range(20):
        press(stage, pygame.K_n)
        settle(stage)
    assert "nobody" in stage.problem.message


def test_makers_count_steps_and_the_arrow_keys_none():
    made = stage_at(3, "08")
    made.draw()
    assert "step 3" in [each.text for each in made.drawn.written]
    walked = paused_stage("02", LARGE)
    press(walked, pygame.K_RIGHT)
    walked.draw()
    assert not [each for each in walked.drawn.written if re.match(r"(tick|step) \d", each.text)]


@pytest.mark.parametrize("lesson", ["08", "09", "10"])
def test_number_and_handle_tell_the_step_that_changed_the_maze_last_in_both_halves(lesson):
    stage = stage_at(3, lesson, LARGE)
    stage.scene.advance(10**4)  # From now on the length of the bar stays.
    ticks = ticks_of_timeline(stage.scene)
    width = drawn_now(stage).timeline.width
    told = []
    for thinks in (False, True, False, True):
        assert stage.player.thinks is thinks
        seen = drawn_now(stage)
        (step,) = (each.text for each in seen.written if each.text.startswith("step "))
        told.append((step, handle_of(stage) * width))
        press(stage, pygame.K_n)
        settle(stage)
    assert [step for step, _at in told] == ["step 3", "step 4", "step 4", "step 5"]
    first, second, third, fourth = (at for _step, at in told)
    assert first < second == third < fourth
    assert fourth == pytest.approx(5 * width / ticks, abs=3), "in pixels"


def test_who_went_back_sees_on_the_bar_how_far_the_run_was_and_that_no_more_is_known():
    stage = stage_at(90)
    stage.player.seek(50)
    settle(stage)
    stage.draw()
    bar = stage.drawn.timeline
    theme = stage.drawn.theme
    ticks = ticks_of_timeline(stage.scene)
    last = stage.scene.last
    assert (stage.player.tick, last) == (50, 91)

    def colour_at(tick: int):
        at = (bar.left + bar.width * tick // ticks, bar.centery)
        return stage.window.surface.get_at(at)[:3]

    assert {colour_at(tick) for tick in (20, 35)} == {theme.accent}
    pale = mixed(theme.line, theme.accent, 0.35)
    assert {colour_at(tick) for tick in (65, last - 2)} == {pale}
    assert {colour_at(tick) for tick in (last + 2, ticks - 4)} == {theme.line}
