"""What takes long to make is made beside the window, which answers meanwhile."""

import threading
import time

import pygame
import pytest

from mazelib.commands import CommandError, made_map
from mazelib.stage import making_program, workshop
from mazelib.stage.lenses_scene import LensesScene
from mazelib.stage.waiting_scene import WAITING, WaitingScene
from mazelib.stage.walk_scene import WalkScene
from mazelib.stage.workshop import Workshop
from tests.stage.on_stage import paused_stage, press
from tests.stage.test_making import making_stage
from tests.stage.test_stage import look

LONG = 20.0


class Gate:
    """Makes mazes that are ready only when it is opened; knows which seeds were asked for."""

    def __init__(self):
        self.opened = threading.Event()
        self.seeds = []

    def made_map(self, maker, width, height, seed, *more):
        self.seeds.append(seed)
        assert self.opened.wait(LONG)
        return made_map(maker, width, height, seed, *more)

    def made(self, seed):
        return self.made_map("dig", 4, 3, seed, 0.0, "abc")


@pytest.fixture
def gate(monkeypatch):
    made = Gate()
    monkeypatch.setattr(making_program, "made_map", made.made_map)
    monkeypatch.setattr(workshop, "SHORT_WAIT", 0.02)
    yield made
    made.opened.set()


def wait_for(stage, kind):
    until = time.monotonic() + LONG
    while not isinstance(stage.scene, kind) and time.monotonic() < until:
        stage.frame(0.01)
        time.sleep(0.002)
    assert isinstance(stage.scene, kind)


def test_the_window_says_that_the_maze_is_being_made_and_answers_keys(gate):
    stage = making_stage("road", solves=True)
    press(stage, pygame.K_k)
    assert isinstance(stage.scene, WaitingScene) and stage.as_frame().caption == WAITING
    before = stage.switched_on.copy()
    press(stage, pygame.K_SPACE, pygame.K_n, pygame.K_b, pygame.K_d, pygame.K_LEFT, pygame.K_t)
    assert stage.switched_on != before and stage.player.tick == 0
    stage.draw()
    gate.opened.set()
    wait_for(stage, LensesScene)
    press(stage, pygame.K_n)
    assert stage.player.tick == 1 and stage.problem is None


def test_the_window_can_be_closed_while_a_maze_is_being_made(gate):
    stage = making_stage("road", solves=True)
    press(stage, pygame.K_k, pygame.K_ESCAPE)
    assert not stage.is_open
    stage.program.closed(stage.scene)


def test_mazes_that_nobody_waits_for_any_more_are_not_begun(gate):
    stage = making_stage("road", solves=True)
    press(stage, pygame.K_k, *[pygame.K_m] * 5)
    gate.opened.set()
    wait_for(stage, LensesScene)
    assert gate.seeds == [3, 8] and "seed 8" in stage.scene.note


def test_who_goes_back_to_making_does_not_wait(gate):
    stage = making_stage("road", solves=True)
    press(stage, pygame.K_k, pygame.K_k)
    gate.opened.set()
    for _ in range(5):
        stage.frame(0.01)
    assert not isinstance(stage.scene, (WaitingScene, LensesScene))


def test_a_maze_of_the_same_seed_is_made_once(gate):
    gate.opened.set()
    stage = making_stage("road", solves=True)
    press(stage, pygame.K_k)
    wait_for(stage, LensesScene)
    press(stage, pygame.K_r, pygame.K_k, pygame.K_k, pygame.K_r)
    wait_for(stage, LensesScene)
    assert gate.seeds == [3]


def test_the_lenses_take_the_maze_that_was_just_watched(gate):
    stage = making_stage("road", solves=True)
    while not stage.scene.ended:
        press(stage, pygame.K_n)
    floor = stage.scene.making.floor
    press(stage, pygame.K_k)
    wait_for(stage, LensesScene)
    assert gate.seeds == [] and stage.scene.both[1].before == floor


@pytest.mark.parametrize("by_keyboard", [False, True])
def test_a_walk_through_a_made_maze_waits_for_it_and_restarts_in_the_same(gate, by_keyboard):
    rule = None if by_keyboard else "right_hand"
    stage = paused_stage(map_path="first", made=gate.made, seed=5, rule=rule, by_keyboard=by_keyboard)
    assert isinstance(stage.scene, WaitingScene)
    gate.opened.set()
    wait_for(stage, WalkScene)
    heya = stage.scene.timeline.heya
    assert heya == made_map("dig", 4, 3, 5, 0.0, "abc")
    press(stage, pygame.K_r)
    assert stage.scene.timeline.heya is heya and gate.seeds == [5]
    press(stage, pygame.K_r, mod=pygame.KMOD_LSHIFT)
    wait_for(stage, WalkScene)
    assert gate.seeds == [5, 6]


def test_who_waits_with_a_strategy_that_is_broken_meanwhile_sees_why(gate, tmp_path):
    path = tmp_path / "mine.py"
    path.write_text("from mazelib.compass import Turn\n\n\ndef turn(view):\n    return Turn.RIGHT\n")
    stage = paused_stage(made=gate.made, strategy_path=path)
    path.write_text("def turn(view)\n    return 1\n")
    look(stage)
    gate.opened.set()
    until = time.monotonic() + LONG
    while stage.problem is None and time.monotonic() < until:
        stage.frame(0.01)
    assert "mine.py, line 1" in stage.problem[1] and stage.is_open


def test_a_maze_that_cannot_be_made_is_told_in_the_window():
    def made(seed):
        raise CommandError("no such maze")

    stage = paused_stage(made=made)
    assert stage.problem[1] == "no such maze"
    stage.frame(0.01)
    assert stage.is_open


def test_a_maze_for_which_there_is_no_memory_is_told_and_nobody_waits_any_more(monkeypatch):
    def too_large(*asked):
        raise MemoryError

    monkeypatch.setattr(workshop, "SHORT_WAIT", 0.0)
    monkeypatch.setattr(making_program, "made_map", too_large)
    stage = making_stage("road", solves=True)
    press(stage, pygame.K_k)
    until = time.monotonic() + LONG
    while not stage.problem and time.monotonic() < until:
        stage.frame(0.01)
    assert "not memory enough" in stage.problem[1]
    stage.draw()
    assert stage.as_frame().caption != WAITING


def test_the_workshop_makes_a_thing_once_and_hands_on_what_went_wrong():
    shop, made = Workshop(), []

    def make():
        made.append(1)
        return "thing"

    while shop.made("key", make) is None:
        pass
    assert shop.made("key", make) == "thing" and made == [1] and shop.is_ready
    with pytest.raises(ZeroDivisionError):
        while True:
            shop.made("other", lambda: 1 // 0)
