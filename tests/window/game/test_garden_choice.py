"""The map of all gardens: where it comes, what it shows, and how a level is chosen on it."""

from itertools import pairwise

import pygame
import pytest

from mazelib.grid.compass import Heading
from mazelib.window.game.garden_choice import NAMES, PASSAGE_SECONDS, GardenChoice, places_of
from mazelib.window.input.clicks import GardenToPlay
from mazelib.window.painters.gardens import GARDENS
from tests.window.game.test_game import folder, game, go_to_goal, played, wait
from tests.window.on_stage import LARGE, paused_stage, press, words_on
from tests.window.screen.test_layout import problems_of

__all__ = ["folder", "game", "played"]


def gardens(stage):
    stage.frame(0.0)
    return stage.as_frame().shown.gardens


def test_esc_shows_all_gardens_a_round_waits_there_and_esc_closes_only_when_asked_twice(game):
    press(game, pygame.K_LEFT)
    wait(game, 0.5)
    press(game, pygame.K_ESCAPE)
    wait(game, 1)
    assert "Your round is waiting. Space goes on." in words_on(game)
    press(game, pygame.K_SPACE)
    assert gardens(game) is None
    assert game.scene._round.elapsed == pytest.approx(0.5)
    press(game, pygame.K_LEFT)
    assert game.scene.last == 2, "the round goes on"
    press(game, pygame.K_ESCAPE, pygame.K_ESCAPE)
    assert game.is_open
    assert "Press Esc again to close the game." in words_on(game)
    assert "Your round is waiting." not in words_on(game), "one message at a time"
    press(game, pygame.K_LEFT, pygame.K_ESCAPE)
    assert game.is_open, "a garden was chosen in between"
    press(game, pygame.K_ESCAPE)
    assert not game.is_open


@pytest.mark.thorough
def test_the_first_start_is_a_round_and_each_later_one_the_map_of_gardens(game):
    assert gardens(game) is None
    go_to_goal(game)
    wait(game, 3)
    again = paused_stage("12", LARGE)
    shown = gardens(again)
    assert [garden.is_open for garden in shown.gardens] == [True, True] + [False] * 7
    assert [garden.stars for garden in shown.gardens] == [3] + [0] * 8
    assert shown.honours == ("3 of 24", "0 of 8")
    assert "3 of 24" in words_on(again)
    assert (shown.chosen, shown.message) == (1, "Level 2, the summer garden: Space to start.")
    press(again, pygame.K_RETURN)
    assert (gardens(again), again.scene.name) == (None, "level 2")
    press(again, pygame.K_m, mod=pygame.KMOD_SHIFT)
    assert gardens(again) is None, "the map comes once"


def test_arrows_and_clicks_choose_a_garden_and_one_that_is_shut_does_not_begin(game):
    go_to_goal(game)
    wait(game, 3)
    press(game, pygame.K_ESCAPE)
    assert gardens(game).chosen == 1, "after a win, the next one"
    assert gardens(game).is_at == 0
    wait(game, 1)
    assert gardens(game).is_at == 1, "the creature has walked there"
    press(game, pygame.K_RIGHT)
    assert "This garden opens when you've won level 2." in words_on(game)
    press(game, pygame.K_SPACE)
    assert gardens(game).chosen == 2
    game.scene.choose(GardenToPlay(0))
    assert (gardens(game), game.scene.name) == (None, "level 1")


def test_each_garden_is_a_neighbour_of_the_one_before(game):
    for count in (2, 5, 9, 14, 40):
        places = places_of(count)
        assert len(set(places)) == count
        for (x, y), (other_x, other_y) in pairwise(places):
            assert abs(x - other_x) + abs(y - other_y) == 1
    choice = GardenChoice(game.lesson)
    for arrow in (Heading.UP, Heading.LEFT, *[Heading.RIGHT] * 5, Heading.DOWN):
        choice.press(arrow)
    assert choice.chosen == 5


def test_after_a_win_the_next_level_begins_on_the_way_there_whose_garden_opens(game):
    go_to_goal(game)
    wait(game, 3)
    press(game, pygame.K_m)
    opened = []
    places = []
    while gardens(game):
        shown = gardens(game)
        assert shown.message == "Level 2: the summer garden!"
        opened.append(shown.gardens[1].is_open)
        places.append(shown.is_at)
        wait(game, 0.1)
    assert len(opened) == pytest.approx(10 * PASSAGE_SECONDS, abs=2)
    assert sorted(places) == places
    assert (places[0], places[-1], opened[0], opened[-1]) == (0, 1, False, True)
    assert (game.scene.name, game.scene._round.elapsed) == ("level 2", 0)


@pytest.mark.parametrize("key", [pygame.K_RIGHT, pygame.K_SPACE, pygame.K_RETURN])
def test_a_key_ends_the_way_to_the_next_garden_and_an_arrow_walks_at_once(game, key):
    go_to_goal(game)
    wait(game, 3)
    press(game, pygame.K_m)
    assert gardens(game)
    press(game, key)
    assert gardens(game) is None
    assert game.scene.last == (1 if key == pygame.K_RIGHT else 0)


def test_who_turns_to_another_level_without_a_win_is_there_at_once(game):
    go_to_goal(game)
    wait(game, 3)
    press(game, pygame.K_r)
    press(game, pygame.K_m)
    assert (gardens(game), game.scene.name) == (None, "level 2")


def test_each_garden_has_a_name():
    assert len(NAMES) == len(GARDENS)


@pytest.mark.parametrize("size", [LARGE, (640, 480), (480, 360)])
def test_no_text_on_the_map_of_gardens_is_cut_or_lies_over_another(size):
    stage = paused_stage("12", size)
    press(stage, pygame.K_ESCAPE)
    stage.draw()
    assert [*problems_of(stage)] == []
