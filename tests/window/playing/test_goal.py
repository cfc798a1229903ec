"""The goal of the player: where it goes by itself, by its states alone."""

import pytest

from mazelib.window.playing.goal import Goal, Going
from mazelib.window.playing.player import Player
from tests.window.stand_ins import NumberedScene


def test_it_begins_with_nowhere_to_go():
    goal = Goal()
    assert goal.going is Going.STAYS
    assert (goal.aim, goal.missed, goal.plays_to) == (None, None, None)
    assert not goal.is_after_save(0)


def test_what_it_comes_to_is_its_aim_until_it_is_there():
    goal = Goal()
    goal.come_to(7)
    assert (goal.going, goal.aim, goal.missed) == (Going.COMES, 7, None)
    goal.arrive(7)
    assert (goal.going, goal.aim) == (Going.STAYS, None)
    assert not goal.is_after_save(7), "nothing was saved"


def test_where_it_came_back_to_counts_as_saved_until_another_half_is_shown():
    goal = Goal()
    goal.come_back_to(7)
    assert (goal.going, goal.aim, goal.missed) == (Going.COMES_BACK, 7, 7)
    assert goal.is_after_save(0), "while it is on its way, too"
    goal.arrive(5)  # The run of the saved rule is shorter.
    goal.shows(5)
    assert goal.is_after_save(5)
    assert not goal.is_after_save(7)
    goal.shows(6)
    assert not goal.is_after_save(5)


def test_a_rule_that_fails_on_the_way_back_leaves_it_behind_and_the_aim_is_kept_for_the_next():
    goal = Goal()
    goal.come_back_to(7)
    goal.fail()
    assert (goal.going, goal.aim, goal.missed) == (Going.LEFT_BEHIND, None, 7)
    assert goal.is_after_save(2)


def test_a_rule_that_fails_on_the_way_of_a_step_leaves_nothing_to_come_back_to():
    goal = Goal()
    goal.come_to(7)
    goal.fail()
    assert (goal.going, goal.aim, goal.missed) == (Going.STAYS, None, None)


@pytest.mark.parametrize("comes", [Goal.arrive, lambda goal, half: goal.fail()])
def test_an_opening_is_played_once_it_has_come_to_where_that_starts(comes):
    goal = Goal()
    goal.come_to(4)
    goal.play_to(20)
    assert (goal.going, goal.aim, goal.plays_to) == (Going.COMES, 4, 20)
    comes(goal, 4)
    assert (goal.going, goal.aim, goal.plays_to) == (Going.PLAYS, None, 20)
    assert [goal.at_most(half) for half in (19, 20, 21)] == [19, 20, 20]


def test_an_opening_is_played_at_once_where_it_is_already_there():
    goal = Goal()
    goal.play_to(20)
    assert (goal.going, goal.plays_to) == (Going.PLAYS, 20)


@pytest.mark.parametrize("go", [
    lambda goal: goal.come_to(3),
    lambda goal: goal.come_back_to(3),
    Goal.go_to_end,
    Goal.stay,
    Goal.forget,
])  # fmt: skip
def test_a_new_goal_takes_the_place_of_what_was_played_and_missed(go):
    goal = Goal()
    goal.come_to(4)
    goal.play_to(20)
    go(goal)
    assert goal.plays_to is None
    assert goal.at_most(100) == 100
    goal.arrive(3)
    assert goal.going is Going.STAYS


def test_only_a_fresh_scene_makes_it_forget_where_it_came_back_to():
    goal = Goal()
    goal.come_back_to(7)
    goal.arrive(7)
    goal.stay()
    assert goal.is_after_save(7)
    goal.forget()
    assert not goal.is_after_save(7)


def test_the_way_to_the_end_counts_its_seconds_anew():
    goal = Goal()
    goal.go_to_end()
    goal.seconds += 2.0
    goal.go_to_end()
    assert (goal.going, goal.seconds) == (Going.TO_END, 0.0)


def test_an_event_ends_the_way_to_the_end_but_no_step_that_is_still_to_come():
    scene = NumberedScene(length=9)
    player = Player(scene, speed=1.0)
    player.budget_seconds = 0.0
    player.go_to_last()
    assert player.seconds_to_end == 0.0
    player.stop_going_to_end()
    assert player.seconds_to_end is None
    player.step()
    player.stop_going_to_end()
    player.budget_seconds = 1.0
    player.elapse(0.0)
    assert player.half == 1
