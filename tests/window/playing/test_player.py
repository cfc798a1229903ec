"""The player alone, over a scene of numbered ticks: halves, moves, stops, speeds."""

import math

import pytest

from mazelib.window.features import Features
from mazelib.window.playing.pace import LONGEST_MOVE_SECONDS
from mazelib.window.playing.player import KEY_MOVE_SECONDS, Player
from mazelib.window.playing.stops import LONG_REST_SECONDS, REST_SECONDS
from mazelib.window.stage.actions import PLAYS
from tests.window.stand_ins import NumberedScene


def player_of(length: int = 100, *, speed: float = 4.0, **attributes) -> Player:
    player = Player(NumberedScene(length, **attributes), speed)
    player.budget_seconds = math.inf
    return player


def at(player: Player) -> tuple[int, bool]:
    return player.tick, player.thinks


def test_it_begins_paused_at_the_first_half_and_asks_for_space():
    player = player_of()
    player.elapse(10.0)
    assert at(player) == (0, False)
    assert not player.playing
    assert player.needs_space
    assert player.scene.batches == []


def test_steps_go_half_by_half_and_back_the_same_way():
    player = player_of(2)
    forth = []
    for _ in range(5):
        forth.append(at(player))
        player.step()
    assert forth == [(0, False), (0, True), (1, False), (1, True), (2, False)]
    assert at(player) == (2, False)
    assert player.at_end, "behind the end there is nothing"
    for then in [(1, True), (1, False), (0, True), (0, False), (0, False)]:
        player.step_back()
        assert at(player) == then


def test_without_halves_a_step_is_a_tick():
    player = player_of(features=Features())
    player.step()
    player.step()
    assert at(player) == (2, False)
    player.step_back()
    assert at(player) == (1, False)


def test_a_step_pauses_what_played():
    player = player_of()
    player.toggle()
    player.step()
    assert not player.playing
    assert player.begun


@pytest.mark.parametrize(
    ("seconds", "then"),
    [(0.04, (0, False)), (0.06, (0, True)), (0.2, (1, False)), (1.0, (4, False))],
)
def test_played_slowly_both_halves_are_seen(seconds, then):
    player = player_of(speed=4.0)  # A quarter of a second each; at the start the move is over.
    player.toggle()
    player.elapse(seconds)
    assert at(player) == then


def test_played_fast_the_halves_melt_into_the_thinking():
    player = player_of(speed=10.0)
    player.toggle()
    player.elapse(0.1)
    assert at(player) == (1, True)
    assert player.phase == 1.0


def test_the_move_into_the_next_tick_takes_its_time_and_a_jump_takes_none():
    player = player_of()
    player.step()
    assert player.phase == 1.0, "from half to half of a tick nobody moves"
    player.step()
    assert player.phase == 0.0
    player.elapse(LONGEST_MOVE_SECONDS / 2)
    assert player.phase == pytest.approx(0.5)
    player.elapse(LONGEST_MOVE_SECONDS)
    assert player.phase == 1.0
    player.seek(0)
    assert player.phase == 1.0


def test_it_pauses_where_a_maze_is_ready_and_goes_on_from_there():
    player = player_of(features=Features(), pauses_at=7, speed=math.inf)
    player.toggle()
    player.elapse(0.1)
    assert at(player) == (7, False)
    assert not player.playing
    assert player.needs_space
    player.half += 1
    assert not player.needs_space, "it has gone on by a half"
    player.half -= 1
    player.toggle()
    player.elapse(0.1)
    assert player.tick == 100
    assert player.at_end
    assert not player.needs_space


def test_where_a_circle_pauses_nobody_waits_for_space():
    """The ring on the play button says that Space begins; it has begun long ago."""
    player = player_of(features=Features(), pauses_at=7, speed=math.inf)
    player.scene.goes_round = True
    player.toggle()
    for _frame in range(20):
        player.elapse(0.1)
    assert at(player) == (7, False)
    assert not player.playing
    assert not player.needs_space


def test_it_waits_at_the_first_tick_at_which_a_guess_is_due():
    player = player_of(speed=100.0)
    player.waits = lambda tick: tick in (5, 8)
    player.toggle()
    player.elapse(0.2)
    player.elapse(0.2)
    assert at(player) == (5, False)
    assert player.is_waiting
    player.elapse(0.2)
    player.step()
    assert at(player) == (5, False), "the answer is not given away"


@pytest.mark.parametrize("plays", [True, False])
def test_after_the_answer_it_rests_and_then_plays_on_if_it_played(plays):
    player = player_of(speed=2.0)
    player.waits = lambda tick: tick == 1
    player.toggle()
    player.elapse(1.0)
    assert player.is_waiting
    player.playing = plays
    player.waits = lambda _tick: False
    player.answer(3.0)
    player.elapse(2.9)
    assert at(player) == (1, True)
    player.elapse(0.2)
    player.elapse(0.25)
    assert (at(player) == (2, False)) == plays
    assert player.playing == plays


def test_it_rests_where_something_is_to_be_looked_at_but_not_when_it_is_fast():
    player = player_of(speed=4.0, stays={1})
    player.toggle()
    player.elapse(0.2)
    assert at(player) == (1, False)
    assert player.pace.rest_seconds == REST_SECONDS
    player.elapse(REST_SECONDS - 0.1)
    assert at(player) == (1, False)
    player.elapse(0.2)
    player.elapse(0.1)
    assert at(player) == (1, True)
    fast = player_of(speed=100.0, stays={1})
    fast.toggle()
    fast.elapse(0.2)
    assert fast.tick == 20
    assert fast.pace.rest_seconds == 0


def test_a_rule_that_stops_is_shown_in_the_half_that_thinks_and_is_not_asked_again():
    player = player_of(speed=math.inf, fails_at=3)
    player.toggle()
    player.elapse(0.1)
    assert at(player) == (3, True)
    assert str(player.failure) == "the rule stopped"
    asked = len(player.scene.batches)
    player.step()
    player.elapse(1.0)
    assert at(player) == (3, True)
    assert len(player.scene.batches) == asked
    player.step_back()
    assert player.failure is None


def test_a_circle_goes_round_for_ever_and_not_too_fast_to_be_seen():
    player = player_of(6, speed=math.inf)
    player.scene.advance(6)
    player.scene.goes_round = True
    player.seek(6)
    player.toggle()
    player.elapse(1.0)
    assert player.tick == 6 + 20
    assert player.playing
    assert not player.at_end


def test_at_the_end_space_plays_the_recording_again():
    player = player_of(3, speed=math.inf)
    player.toggle()
    player.elapse(0.1)
    assert player.at_end
    assert not player.playing
    player.toggle()
    assert at(player) == (0, False)
    assert player.playing


def test_without_time_left_nothing_more_is_recorded_in_a_frame():
    player = player_of(speed=100.0)
    player.budget_seconds = 0.0
    player.toggle()
    player.elapse(0.5)
    assert player.scene.last == 0
    assert at(player) == (0, False)


def test_seeking_stays_within_what_is_recorded():
    player = player_of()
    player.scene.advance(10)
    for tick, then in ((4, 4), (99, 10), (-3, 0)):
        player.seek(tick)
        assert at(player) == (then, False)
        assert player.begun


def test_first_and_last_are_commands_of_the_player():
    player = player_of()
    for command, tick in (("LAST", 100), ("FIRST", 0)):
        next(play for each, play in PLAYS.items() if each.name == command)(player)
        assert player.tick == tick


def test_faster_and_slower_change_the_speed_and_not_whether_it_plays():
    player = player_of(speed=4.0)
    player.pace.go_faster()
    assert player.pace.speed == 10.0
    assert player.pace.in_words == "10 steps a second"
    assert not player.playing
    player.toggle()
    player.pace.go_slower()
    player.pace.go_slower()
    assert player.pace.speed == 2.0
    assert player.playing


def test_with_a_clock_time_goes_to_the_scene_and_the_first_arrow_begins():
    player = player_of(features=Features(has_halves=True, has_clock=True))
    assert not player.needs_space
    player.elapse(1.0)
    assert player.scene.seconds == 0
    player.scene.last = 1  # An arrow key was pressed.
    player.show_newest()
    assert player.playing
    assert at(player) == (1, False)
    player.elapse(KEY_MOVE_SECONDS / 2)
    assert player.phase == pytest.approx(0.5)
    assert player.scene.seconds == KEY_MOVE_SECONDS / 2


def test_a_fresh_scene_begins_at_its_start_or_stays_where_it_was():
    player = player_of()
    for _ in range(5):
        player.step()
    assert at(player) == (2, True)
    player.restart(NumberedScene(), stays=True)
    assert at(player) == (2, True)
    assert player.scene.last == 3
    assert player.begun
    player.restart(NumberedScene())
    assert at(player) == (0, False)
    assert not player.begun


def test_a_shorter_scene_is_shown_as_far_as_it_comes_and_one_that_was_over_plays_again():
    player = player_of()
    for _ in range(5):
        player.step()
    player.restart(NumberedScene(1), stays=True)
    assert at(player) == (1, False)
    assert player.at_end
    assert not player.playing
    player.restart(NumberedScene())
    assert at(player) == (0, False)
    assert player.playing


def test_what_is_reached_pops_once_when_the_walker_comes_there_and_not_after_a_jump():
    player = player_of(speed=2.0, stays={1})
    player.toggle()
    while player.tick < 1:
        assert player.popped == 1.0
        player.elapse(0.02)
    seen = []
    while player.tick == 1 and len(seen) < 60:
        seen.append(player.popped)
        player.elapse(0.02)
    assert seen[0] == 0.0, "first it comes there"
    assert seen == sorted(seen)
    assert sum(0 < part < 1 for part in seen) > 20
    assert seen[-1] == 1.0, "once, and no more"
    player.seek(0)
    player.seek(1)
    assert player.popped == 1.0
    fast = player_of(speed=100.0, stays={1})
    fast.toggle()
    fast.elapse(0.01)
    assert fast.popped == 1.0


def test_a_scene_that_goes_on_rests_where_it_is_ready_and_at_its_end_and_then_asks_for_the_next():
    player = player_of(6, pauses_at=3, goes_on=True)
    player.toggle()
    for at_tick in (3, 6):
        while player.tick < at_tick:
            player.elapse(0.05)
        assert player.playing
        assert player.pace.rest_seconds == LONG_REST_SECONDS
        player.elapse(LONG_REST_SECONDS - 0.1)
        assert (player.tick, player.scene.times_asked_for_next) == (at_tick, 0)
        player.elapse(0.2)
    player.elapse(0.1)
    assert player.scene.times_asked_for_next > 0
    assert player.playing
