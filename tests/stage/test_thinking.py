"""The panels: eyes, memory and code, moved together by the one slider; and guessing first."""

import inspect
import itertools
import random
import time

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mazelib.compass import Heading
from mazelib.eyes.sight import look
from mazelib.stage.keys import Command
from mazelib.stage.panels.code import marked_rows
from mazelib.stage.panels.counts import TurnsPanel
from mazelib.stage.panels.eyes import sight_of
from mazelib.stage.panels.memory import cards_in
from mazelib.stage.pen import Pen
from mazelib.stage.player import Player
from mazelib.strategies import RULES
from mazelib.walk import Walk
from tests.maps import heya
from tests.stage.on_stage import paused_stage, press

BOTH = frozenset({Command.EYES, Command.CODE})


def what_panels_show(stage):
    """The state of the map and of each panel, as they are asked at the tick shown."""
    scene, tick = stage.scene, stage.player.tick
    shown = scene.shown(tick)
    return (
        (shown.moment.place, shown.moment.heading, shown.moment.target),
        sight_of(shown),
        cards_in(shown.moment.memory["branches"]),
        [row for row in marked_rows(shown) if row.ran or row.decided],
        scene.caption(tick),
    )


def test_the_slider_moves_map_eyes_memory_and_code_together_to_what_was_recorded():
    stage = paused_stage(rule="branch_stack", map_path="first", opened=BOTH)
    recorded = [what_panels_show(stage)]
    for _ in range(140):
        press(stage, pygame.K_n)
        recorded.append(what_panels_show(stage))
    slider = stage.toolbar._slider
    back_and_forth = [*range(140, 0, -7), *range(0, 140, 11), *random.Random(1).sample(range(140), 30)]
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=slider.center, button=1))
    for tick in back_and_forth:
        x = slider.left + round(tick * slider.width / 140)
        pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=(x, slider.centery), rel=(1, 0), buttons=(1, 0, 0)))
        stage.frame(0.02)
        assert stage.player.tick == tick
        assert what_panels_show(stage) == recorded[tick]
    assert len({str(state) for state in recorded}) > 100


def test_what_the_panels_show_is_what_a_fresh_walk_does():
    stage = paused_stage(rule="branch_stack", map_path="loop", opened=BOTH)
    walk = Walk(heya("loop"), RULES["branch_stack"](random.Random(0)))
    for moment in walk.moments():
        stage.player.seek(moment.tick)
        if stage.player.tick < moment.tick:
            stage.player.step()
        place, sight, cards, rows, _ = what_panels_show(stage)
        assert place == (moment.place, moment.heading, moment.target)
        assert cards == list(moment.memory["branches"].items())
        assert sight == look(walk.heya, moment.place, moment.heading, waiting=walk.timeline.waiting(moment.tick))
        assert bool(rows) == (moment.tick > 0)


def test_the_marked_lines_of_the_right_hand_are_those_that_must_run():
    stage = paused_stage(rule="right_hand", map_path="first", opened=BOTH)
    for tick in range(1, 60):
        press(stage, pygame.K_n)
        before = stage.scene.timeline.view(tick - 1)
        rows = marked_rows(stage.scene.shown(tick))
        ran = [row.text.strip() for row in rows if row.ran]
        decided = [row.text.strip() for row in rows if row.decided]
        if before.right:
            expected = ["if view.right:", "return Turn.RIGHT"]
        elif before.front:
            expected = ["if view.right:", "if view.front:", "return Turn.AHEAD"]
        else:
            expected = ["if view.right:", "if view.front:", "return Turn.LEFT"]
        assert ran == expected
        assert decided == expected[-1:]


def test_a_closed_code_panel_traces_nothing_and_an_opened_one_traces_from_there():
    stage = paused_stage()
    press(stage, pygame.K_n, pygame.K_n)
    assert stage.scene.timeline.ran_at(1) is None
    press(stage, pygame.K_c, pygame.K_n)
    assert stage.scene.timeline.ran_at(2) is None and stage.scene.timeline.ran_at(3) is not None
    press(stage, pygame.K_c, pygame.K_n)
    assert stage.scene.timeline.ran_at(4) is None


def test_the_eyes_move_smoothly_when_there_is_time_and_jump_when_there_is_not():
    stage = paused_stage(opened=BOTH, speed=2.0)
    stage.player.playing = True
    phases = set()
    for _ in range(60):
        stage.frame(1 / 60)
        phases.add(round(stage.as_frame().phase, 2))
    assert len(phases) > 10
    stage.player.speed = 100.0
    stage.frame(0.05)
    stage.frame(0.0)
    assert stage.as_frame().phase == 1.0


def test_eyes_on_the_way_end_where_the_next_tick_begins():
    stage = paused_stage(opened=BOTH)
    press(stage, *[pygame.K_n] * 20)
    for tick in range(1, 20):
        stage.player.seek(tick)
        for phase in (0.0, 0.2, 0.5, 0.7, 0.99, 1.0):
            stage.scene.phase = phase
            stage.draw()


@pytest.mark.parametrize("key", [pygame.K_f, pygame.K_c, pygame.K_d, pygame.K_t])
def test_a_switch_switches_on_and_off_and_changes_the_picture(key):
    stage = paused_stage(size=(1000, 700))
    press(stage, pygame.K_n)
    stage.draw()
    off = pygame.image.tobytes(stage.window.surface, "RGB")
    press(stage, key)
    stage.draw()
    assert pygame.image.tobytes(stage.window.surface, "RGB") != off
    press(stage, key)
    for _ in range(3):
        stage.frame(0.3)
    stage.draw()
    assert pygame.image.tobytes(stage.window.surface, "RGB") == off


def test_where_there_is_not_room_for_all_the_panel_that_was_opened_last_has_its_place():
    stage = paused_stage(opened=BOTH, rule="branch_stack")
    names = [type(panel).__name__ for panel in stage.scene.panels]
    assert names == ["EyesPanel", "MemoryPanel", "CodePanel"]
    press(stage, pygame.K_c, pygame.K_c)
    names = [type(panel).__name__ for panel in stage.scene.panels]
    assert names == ["CodePanel", "EyesPanel", "MemoryPanel"]


def test_a_panel_without_room_has_no_light_and_its_key_brings_it_forward():
    stage = paused_stage(opened=BOTH, rule="branch_stack")
    stage.draw()
    assert stage.scene.hidden == {Command.CODE}
    press(stage, pygame.K_c)
    assert Command.CODE in stage.switched_on and Command.CODE not in stage.scene.hidden
    press(stage, pygame.K_c)
    assert Command.CODE not in stage.switched_on


def test_the_answer_to_a_guess_stays_for_a_while_and_the_score_all_the_time():
    stage = paused_stage(rule="right_hand", map_path="first")
    press(stage, pygame.K_g)
    assert "will wait where three or four sides are open" in stage.as_frame().caption
    stage.player.playing = True
    for _ in range(40):
        stage.frame(0.1)
    press(stage, pygame.K_UP)
    answered = tick = stage.player.tick
    frames = 0
    while tick == answered:
        assert "You said up" in stage.as_frame().caption
        stage.frame(0.1)
        frames, tick = frames + 1, stage.player.tick
    assert frames >= 18
    assert stage.as_frame().caption.endswith("(0 of 1 right)")


def test_guessing_waits_at_every_junction_and_keeps_the_score():
    stage = paused_stage(rule="right_hand", map_path="first")
    press(stage, pygame.K_g)
    stage.player.playing = True
    for _ in range(40):
        stage.frame(0.1)
    junction = stage.player.tick
    assert stage.scene.timeline.view(junction).open_count >= 3
    assert stage.scene.last == junction, "the run waits: nobody knows yet"
    arrows = {Heading.UP: pygame.K_UP, Heading.RIGHT: pygame.K_RIGHT, Heading.DOWN: pygame.K_DOWN, Heading.LEFT: pygame.K_LEFT}
    walk = Walk(heya("first"), RULES["right_hand"](random.Random(0)))
    walk.advance(junction + 1)
    press(stage, arrows[walk.timeline.heading(junction + 1)])
    assert (stage.guessing.right, stage.guessing.asked) == (1, 1)
    assert "Yes" in stage.as_frame().caption
    for _ in range(40):
        stage.frame(0.1)
    second = stage.player.tick
    assert second > junction + 1
    walk.advance(second + 1 - walk.tick)
    press(stage, arrows[Heading((walk.timeline.heading(second + 1) + 1) % 4)])
    assert (stage.guessing.right, stage.guessing.asked) == (1, 2)


def test_at_the_end_the_steps_stand_beside_the_shortest_route():
    stage = paused_stage(map_path="corridor", speed=float("inf"))
    stage.player.playing = True
    stage.frame(0.1)
    said = stage.scene.caption(stage.scene.last)
    assert "Arrived after 14 ticks" in said and "the shortest route" in said


def test_a_circle_is_told_with_its_proof():
    stage = paused_stage(map_path="loop", rule="right_hand")
    press(stage, *[pygame.K_n] * 35)
    assert stage.player.tick == 29
    said = stage.scene.caption(29)
    assert "the same place, facing the same way, as at tick 13: it will walk this circle for ever" in said


def test_out_of_ticks_proves_nothing():
    stage = paused_stage(map_path="first", limit=3)
    press(stage, *[pygame.K_n] * 5)
    assert "proves nothing" in stage.scene.caption(3)


class Recorded:
    """A run of a hundred ticks, for the player alone."""

    batch = 7
    rests_at = None

    def __init__(self):
        self.last = 0

    @property
    def ended(self):
        return self.last >= 100

    def advance(self, ticks):
        self.last = min(100, self.last + ticks)


@given(st.lists(st.sampled_from(["toggle", "step", "back", "faster", "slower", "elapse", "seek"]), max_size=60))
@settings(max_examples=100, deadline=None)
def test_whatever_is_pressed_the_player_shows_a_recorded_tick(actions):
    player = Player(Recorded())
    for number, action in enumerate(actions):
        if action == "elapse":
            player.elapse(0.1)
        elif action == "seek":
            player.seek(number * 7)
        else:
            getattr(player, action)()
        assert 0 <= player.tick <= player.run.last <= 100


class Learner:
    """A strategy with all kinds of memory, much of it."""

    def __init__(self):
        self.visits = {(n, n + 1): n for n in range(5000)}
        self.seen = set(range(5000))
        self.way = [("left", (1, 2))] * 5000
        self.word = "one\ntwo\0three" * 1000
        self.nested = {"a": [1, {2: (3, [4])}]}
        self.count = 0

    def turn(self, view, place, heading):
        self.count += 1
        self.visits[place] = self.count
        return RULES["right_hand"](None)(view)


@pytest.mark.usefixtures("only_our_garbage")
def test_a_learners_own_memory_is_shown_however_much_it_is(tmp_path):
    path = tmp_path / "mine.py"
    lines = inspect.getsource(Learner).replace('RULES["right_hand"](None)(view)', "Turn.RIGHT")
    path.write_text(f"from mazelib.compass import Turn\n\n\n{lines}")
    stage = paused_stage(strategy_path=path, size=(1280, 800), opened=BOTH)
    press(stage, pygame.K_n, pygame.K_n, pygame.K_n)
    assert stage.problem is None
    assert stage.scene.moment(3).memory["count"] == 3
    begun = time.process_time()
    stage.draw()
    assert time.process_time() - begun < 0.1


@pytest.mark.usefixtures("only_our_garbage")
def test_many_remembered_branches_do_not_slow_the_window_down():
    stage = paused_stage(rule="branch_stack", opened=BOTH, size=(1280, 800))
    stage.frame(0.0)
    branches = stage.scene._strategy.branches
    for number in range(5000):
        branches[(number % 17, number // 17)] = Heading.UP
    press(stage, pygame.K_n)
    begun = time.process_time()
    for _ in range(5):
        stage.draw()
    assert (time.process_time() - begun) / 5 < 0.05


def test_turns_are_counted_forth_and_back():
    panel = TurnsPanel()
    stage = paused_stage(rule="random_walk", panels=lambda: [panel], size=(1280, 800))
    press(stage, *[pygame.K_n] * 50)
    timeline = stage.scene.timeline
    for tick in (50, 0, 31, 7, 50):
        stage.player.seek(tick)
        stage.draw()
        headings = [timeline.heading(each) for each in range(tick + 1)]
        turns = [(after - before) % 4 for before, after in itertools.pairwise(headings)]
        assert {turn: panel._counts[turn] for turn in range(4)} == {turn: turns.count(turn) for turn in range(4)}


def test_a_new_entry_is_marked_even_if_its_value_is_none(tmp_path, monkeypatch):
    path = tmp_path / "mine.py"
    path.write_text(
        "from mazelib.compass import Turn\n\n\nclass Mine:\n    def __init__(self):\n"
        "        self.seen = {(9, number): None for number in range(40)}\n\n"
        "    def turn(self, view, place, heading):\n        self.seen[place] = None\n        return Turn.RIGHT\n"
    )
    stage = paused_stage(strategy_path=path, size=(1280, 800))
    said, write = [], Pen.write
    press(stage, pygame.K_n)
    monkeypatch.setattr(Pen, "write", lambda pen, text, *more: said.append(text) or write(pen, text, *more))
    stage.draw()
    assert said[said.index("seen: 41") + 1 :][:2] == ["(1, 1): None", "new"]
    assert said.count("new") == 1


def test_a_notice_about_guessing_hides_no_verdict():
    stage = paused_stage(map_path="loop")
    press(stage, *[pygame.K_n] * 29, pygame.K_g)
    press(stage, pygame.K_b, pygame.K_n)
    assert stage.as_frame().caption.startswith("Circling")
    press(stage, pygame.K_r)
    assert not stage.as_frame().caption.startswith("Guess first")
