"""Makers by real keys: going on for ever, other sizes, other mazes, and the speed of each."""

import gc
import os
import re
import sys
import weakref
from pathlib import Path

import pygame
import pytest

from mazelib.making.field import WALL
from mazelib.window.drawing.theme import LIGHT
from mazelib.window.input.keys import Command
from mazelib.window.painters.small_maze import NOT_MAZES
from mazelib.window.playing.stops import LONG_REST_SECONDS
from mazelib.window.scenes import make
from tests.learners import saved, script
from tests.samples import posix_only
from tests.window.on_stage import (
    LARGE,
    check_files,
    click_on,
    paused_stage,
    press,
    settle,
    wait_for_scene,
    words_on,
)

SHIFT = pygame.KMOD_SHIFT


def small_stage(lesson="08", size=(640, 480), **options):
    """A stage with a maze of six rooms."""
    return paused_stage(lesson, size, **{"width": 3, "height": 2, **options})


def play_to_end(stage):
    """Play until the end is shown and nothing moves."""
    for _frame in range(2000):
        if stage.player.at_end and stage.player.phase == 1:
            return
        stage.frame(0.2)
    raise AssertionError("it does not end")


def let_pass(stage, seconds):
    """Let so many seconds pass, in frames; a scene that is asked for is waited for."""
    before = stage.scene
    for _frame in range(round(seconds / 0.1)):
        stage.frame(0.1)
    if stage.player.at_end and not stage.player.pace.rest_seconds:
        wait_for_scene(stage, before)


def test_e_plays_on_where_a_maze_is_ready_and_begins_another_after_a_rest():
    stage = small_stage()
    first = stage.scene
    press(stage, pygame.K_e)
    rested = 0.0
    while stage.player.tick <= (first.pauses_at or sys.maxsize):
        stage.frame(0.1)
        assert stage.player.playing, "it does not wait for Space where the maze is ready"
        is_ready = first.pauses_at is not None and stage.player.half == 2 * first.pauses_at
        rested += 0.1 * is_ready
    assert LONG_REST_SECONDS <= rested < LONG_REST_SECONDS + 0.6
    play_to_end(stage)
    frame = first.timeline.frame(first.last)
    assert all(frame.value(room) == WALL for room in first.timeline.rooms)
    assert stage.as_frame().card is None
    assert "Everything is wall again." in words_on(stage)
    let_pass(stage, LONG_REST_SECONDS - 0.6)
    assert stage.scene is first
    let_pass(stage, 0.8)
    assert stage.scene is not first
    assert (stage.scene.seed, stage.player.tick, stage.player.playing) == (first.seed + 1, 0, True)
    assert stage.scene.timeline.field == first.timeline.field
    assert first.is_seen_to_end(None), "the class has seen all of it, without the card of the end"


def test_without_e_it_pauses_where_a_maze_is_ready_and_at_the_end():
    stage = small_stage(play=True)
    first = stage.scene
    for end in ("ready_at", "last"):
        for _frame in range(300):
            stage.frame(0.2)
        assert (stage.player.playing, stage.scene) == (False, first)
        assert stage.player.tick == getattr(first.timeline, end)
        press(stage, pygame.K_SPACE)


@pytest.mark.parametrize(
    ("key", "half"),
    [(pygame.K_SPACE, -1), (pygame.K_n, -1), (pygame.K_b, -2), (pygame.K_HOME, 0)],
)
@pytest.mark.sweep(2)
def test_a_key_while_it_rests_at_the_end_works_in_the_maze_that_is_shown(key, half):
    stage = small_stage(forever=True, play=True, speed=20.0)
    shown = stage.scene
    play_to_end(stage)
    halves = range(2 * shown.last + 1)
    press(stage, key)
    for _frame in range(40):
        stage.frame(0.1)
    assert (stage.scene, stage.player.half) == (shown, halves[half])
    assert not stage.player.playing
    press(stage, pygame.K_SPACE)
    play_to_end(stage)
    let_pass(stage, LONG_REST_SECONDS + 0.3)
    assert stage.scene.seed == shown.seed + 1, "Space goes on, and then with the next maze"
    assert stage.player.playing


def test_e_again_ends_it_with_the_maze_that_is_shown_and_says_so():
    stage = small_stage(forever=True, play=True, speed=20.0)
    shown = stage.scene
    press(stage, pygame.K_h)
    assert "stop after this maze" in words_on(stage)
    press(stage, pygame.K_h, pygame.K_SPACE)
    play_to_end(stage)
    press(stage, pygame.K_e)
    assert not stage.player.playing
    settle(stage)
    assert "It stops after this maze." in words_on(stage)
    assert stage.as_frame().card.title == "Everything is wall again."
    for _frame in range(40):
        stage.frame(0.1)
    assert stage.scene is shown
    press(stage, pygame.K_e)
    stage.frame(0.1)
    wait_for_scene(stage, shown)
    assert (stage.scene.seed, stage.player.playing) == (shown.seed + 1, True)


def test_a_script_that_is_broken_meanwhile_is_told_over_the_last_maze_and_goes_on_when_mended(
    tmp_path,
):
    text = script("08").read_text(encoding="utf-8").replace("import here", "#")
    path = saved(tmp_path, text)
    stage = small_stage(path, forever=True, play=True, speed=20.0)
    shown = stage.scene
    play_to_end(stage)
    path.write_text(text.replace("while way:", "while way"), encoding="utf-8")
    for _frame in range(40):
        stage.frame(0.1)
    assert stage.scene is shown
    assert stage.problem
    assert not stage.player.playing
    press(stage, pygame.K_b)
    assert stage.player.half < shown.last_half, "each key is answered"
    path.write_text(text, encoding="utf-8")
    check_files(stage)
    wait_for_scene(stage, shown)
    assert not stage.problem
    assert stage.player.playing
    mended = stage.scene
    play_to_end(stage)
    let_pass(stage, LONG_REST_SECONDS + 0.3)
    assert stage.scene is not mended


def test_m_leads_through_the_sizes_both_ways_and_keeps_the_seed():
    stage = paused_stage("10", LARGE)
    seen = []
    for mod in (0, 0, 0, SHIFT, SHIFT, 0):
        before = stage.scene
        press(stage, pygame.K_m, mod=mod)
        wait_for_scene(stage, before)
        field = stage.scene.timeline.field
        seen.append((field.width, field.height, stage.player.pace.speed, stage.scene.seed))
    small = (10, 5, 2.0, 0)
    middle = (20, 10, 10.0, 0)
    large = (40, 20, 200.0, 0)
    assert seen == [middle, large, small, large, middle, large]


@pytest.mark.parametrize(("key", "speed"), [(pygame.K_EQUALS, 4.0), (pygame.K_MINUS, 1.0)])
def test_a_speed_that_the_class_has_chosen_stays_from_size_to_size(key, speed):
    stage = paused_stage("10", LARGE)
    press(stage, key)
    for _size in range(2):
        before = stage.scene
        press(stage, pygame.K_m)
        wait_for_scene(stage, before)
        assert stage.player.pace.speed == speed


def test_the_next_maze_is_asked_for_once_however_long_it_takes_to_come():
    stage = small_stage(forever=True)
    seed = stage.scene.seed
    for _frame in range(3):
        stage.scene.ask_for_next()
    assert stage.lesson.seed == seed + 1


def test_only_the_key_for_it_lets_it_go_on_for_ever():
    stage = small_stage()
    for command in Command:
        if command is not Command.FOREVER:
            stage.scene.carry_out(command)
    assert not stage.scene.goes_on
    assert not stage.scene.news


def test_the_newest_half_is_the_first_one_only_where_no_step_follows(monkeypatch):
    monkeypatch.setattr(make, "MOST_AHEAD", 2)
    monkeypatch.setattr(make, "STEPS_IN_FRAME", 2)
    scene = small_stage().scene
    while scene.timeline.last < 2:
        scene.advance(2)  # On a busy machine, the scene does not wait for its first steps.
    for _step in range(4):
        halves = (scene.last, scene.last_half)
        newest = scene.timeline.last - 2
        assert halves == (newest, 2 * newest + 1), "both steps after it are made"
        scene.advance(1)
    while not scene.ended:
        scene.advance(1)
    assert (scene.last, scene.last_half) == (scene.timeline.last, 2 * scene.timeline.last)


def test_r_makes_another_maze_of_this_size_and_shift_r_the_same_again():
    stage = small_stage("09")
    changes = []
    for mod in (None, SHIFT, 0, SHIFT):
        before = stage.scene
        if mod is not None:
            press(stage, pygame.K_r, mod=mod)
            wait_for_scene(stage, before)
        words = stage.as_frame().strip.news
        stage.scene.advance(1000)
        timeline = stage.scene.timeline
        changes.append((words, timeline.field, [*timeline.changes(-1, timeline.last)]))
    first, again, other, other_again = changes
    assert (again[0], other[0]) == ("The same maze again.", "Another maze of this size.")
    assert first[1:] == again[1:] != other[1:] == other_again[1:]
    assert first[1] == other[1]


def test_in_a_walk_r_keeps_the_seed():
    stage = paused_stage("03", LARGE)
    press(stage, pygame.K_n, pygame.K_n)
    before = stage.scene
    press(stage, pygame.K_r)
    wait_for_scene(stage, before)
    assert stage.scene.seed == before.seed


def test_of_a_maze_nothing_says_map_and_the_end_leads_to_the_next_size_and_then_lesson():
    stage = paused_stage("08", LARGE)
    for key in (pygame.K_h, pygame.K_o):
        press(stage, key)
        words = words_on(stage).lower()
        assert "go to the next size" in words
        assert "make another maze" in words
        assert "keep going forever" in words
        assert " map" not in words
        press(stage, key)
    for onward in (Command.RESTART, Command.NEXT_LESSON):
        press(stage, pygame.K_END)
        play_to_end(stage)
        card = stage.as_frame().card
        assert card.leads_to is onward
        words = words_on(stage)
        assert ("New maze" in words) == (onward is Command.RESTART)
        assert "See the maze" in words
        before = stage.scene
        if onward is Command.RESTART:
            press(stage, pygame.K_m)
            wait_for_scene(stage, before)


def test_with_one_size_m_says_so_and_the_end_offers_to_go_on_for_ever():
    stage = small_stage()
    shown = stage.scene
    press(stage, pygame.K_n, pygame.K_n, pygame.K_n)
    half = stage.player.half
    press(stage, pygame.K_m)
    assert stage.as_frame().strip.news == "There's only this size. R makes another maze."
    assert (stage.scene, stage.player.half) == (shown, half)
    press(stage, pygame.K_h)
    assert "size" not in words_on(stage)
    press(stage, pygame.K_END)
    play_to_end(stage)
    before = stage.scene
    click_on(stage, Command.FOREVER)
    stage.frame(0.1)
    wait_for_scene(stage, before)
    assert stage.player.playing


def joined_rooms(rows):
    """The rooms of a small maze, and the ways between two of them."""
    places = {(x, y) for y, row in enumerate(rows) for x, sign in enumerate(row) if sign != "#"}
    rooms = {(x, y) for x, y in places if x % 2 and y % 2}
    ways = set()
    for x, y in places - rooms:
        step = (1, 0) if y % 2 else (0, 1)
        ways.add(((x - step[0], y - step[1]), (x + step[0], y + step[1])))
    return rooms, ways


def pieces(rooms, ways):
    """The rooms in pieces that ways join."""
    found = [{room} for room in rooms]
    for one, other in ways:
        left = next(piece for piece in found if one in piece)
        right = next(piece for piece in found if other in piece)
        if left is not right:
            found.remove(right)
            left |= right
    return found


def noticed(rows):
    """The rooms that a small maze shows in yellow."""
    return {
        (x, y)
        for y, row in enumerate(rows)
        for x, sign in enumerate(row)
        if sign == "o" and x % 2 and y % 2
    }


def test_what_is_not_a_maze_has_one_loop_or_one_island_and_it_is_the_yellow_part():
    loop, island = NOT_MAZES
    rooms, ways = joined_rooms(loop.rows)
    assert len(pieces(rooms, ways)) == 1
    assert len(ways) == len(rooms)
    for way in ways:  # It lies on the loop if all rooms stay joined without it.
        is_on_loop = len(pieces(rooms, ways - {way})) == 1
        assert is_on_loop == ({*way} <= noticed(loop.rows))
    rooms, ways = joined_rooms(island.rows)
    assert len(ways) == len(rooms) - 2, "neither part of it has a loop"
    both = pieces(rooms, ways)
    assert len(both) == 2
    assert noticed(island.rows) in both


def test_what_is_not_a_maze_is_drawn_place_by_place():
    stage = paused_stage("08", LARGE)
    press(stage, pygame.K_h)
    stage.draw()
    colours = {"#": LIGHT.wall, " ": LIGHT.floor, "o": LIGHT.mark}
    for maze, grid in zip(NOT_MAZES, stage.drawn.maps[1:], strict=True):
        for y, row in enumerate(maze.rows):
            for x, sign in enumerate(row):
                point = grid.rect_of((x, y)).center
                assert stage.window.surface.get_at(point)[:3] == colours[sign]


@pytest.mark.parametrize("size", [LARGE, (640, 480)])
@pytest.mark.sweep(1)
def test_help_of_lesson_8_shows_what_is_not_a_maze_and_the_others_do_not(size):
    for lesson in ("08", "09", "10"):
        stage = paused_stage(lesson, size)
        press(stage, pygame.K_h)
        words = words_on(stage)
        for said in ("NOT A MAZE", "A loop:", "An island:"):
            assert (said in words) == (lesson == "08")


def test_a_maze_that_is_shown_no_more_is_freed_at_once():
    stage = small_stage(forever=True, play=True, speed=500.0)
    kept = weakref.WeakSet()
    gc.disable()  # Nothing is to wait until Python looks for what refers to itself.
    try:
        for _maze in range(2):
            shown = stage.scene
            kept.update((shown, shown.making, shown.timeline, shown.recording))
            stage.draw()
            play_to_end(stage)
            let_pass(stage, LONG_REST_SECONDS + 0.3)
            assert stage.scene is not shown
            del shown
        stage.frame(0.1)
        assert [*kept] == []
    finally:
        gc.enable()


def kilobytes_of(process_id):
    """How much memory a process holds."""
    status = Path(f"/proc/{process_id}/status").read_text(encoding="utf-8")
    return int(re.search(r"VmRSS:\s+(\d+)", status).group(1))


@posix_only
@pytest.mark.thorough
@pytest.mark.usefixtures("only_our_garbage")
def test_over_fifty_mazes_neither_the_window_nor_its_worker_grows():
    stage = small_stage(width=12, height=7, forever=True, play=True, speed=1000.0)
    worker = stage.lesson.loaded.workers.now()  # In tests all mazes are made by this one.
    objects = []
    of_window = []
    of_worker = []
    for _maze in range(50):
        shown = stage.scene
        play_to_end(stage)
        let_pass(stage, LONG_REST_SECONDS + 0.3)
        assert stage.scene is not shown
        del shown
        gc.collect()
        objects.append(len(gc.get_objects()))
        of_window.append(kilobytes_of(os.getpid()))
        of_worker.append(kilobytes_of(worker.process_id))
    assert stage.scene.seed == 50
    # The least count: on a busy machine, some mazes are caught with a batch of steps on its way.
    # What each maze leaves behind is in all counts that follow, so in the least one, too.
    assert min(objects[25:]) < min(objects[:25]) + 250, "less than ten a maze are kept"
    assert max(of_window[25:]) < 1.05 * max(of_window[:25])
    assert max(of_worker[25:]) < 1.05 * max(of_worker[:25])
