"""What is special in a garden, as it is seen and told in the window."""

from itertools import pairwise
from math import dist

import pygame
import pytest

from mazelib.game.racers import RuleRacer
from mazelib.game.seeing import Seeing
from mazelib.grid.compass import heading_to
from mazelib.grid.routes import shortest_route
from mazelib.maps.heya_text import parse
from mazelib.window.game.sounds import Sound
from mazelib.window.painters.garden_picture import Around
from mazelib.window.painters.garden_sky import GLOWING
from mazelib.window.painters.garden_things import picture_of
from mazelib.window.pictures import Pictures
from tests.window.game.test_game import (
    KEYS,
    folder,
    game,
    go_to_goal,
    open_level,
    played,
    see,
    wait,
)
from tests.window.on_stage import colours, press, words_on
from tests.window.painters.test_garden import AREA, painted

__all__ = ["folder", "game", "played"]
LINES = {
    2: "Find the golden cup. Look over the hedges: the cup is by the fountain.",
    4: "Find the key and then the golden cup.",
    5: "You'll see where you've been by your footprints. You're racing the right hand robot.",
    6: "Take a coin, and a firefly shows you the way.",
}


@pytest.mark.parametrize("level", LINES)
def test_what_is_special_in_a_garden_is_told_before_the_start(game, level):
    assert LINES[level] not in words_on(game)
    open_level(game, level)
    assert LINES[level] in words_on(game)
    see(game, Seeing.ABOVE)
    assert LINES[level] not in words_on(game)


@pytest.mark.parametrize(
    ("level", "title", "pictures"),
    [
        (1, "Level 1: the spring garden", ("prize",)),
        (2, "Level 2: the summer garden", ("fountain",)),
        (3, "Level 3: the rose garden", ("prize",)),
        (5, "Level 5: the winter garden", ("footprints", "walker_rival")),
        (8, "Level 8: the sunrise garden", ("key", "firefly")),
    ],
)
def test_before_the_first_key_a_board_has_the_name_of_the_garden_and_what_is_new(
    game, level, title, pictures, monkeypatch
):
    open_level(game, level)
    drawn = list[str]()
    picture = Pictures.picture

    def noted(self, name, *more, **names):
        drawn.append(name)
        return picture(self, name, *more, **names)

    monkeypatch.setattr(Pictures, "picture", noted)
    assert title in words_on(game)
    assert set(pictures) <= set(drawn)
    press(game, pygame.K_UP)
    wait(game, 0.3)
    assert title not in words_on(game)


def test_from_above_no_board_hides_the_garden(game):
    open_level(game, 2)
    see(game, Seeing.TORCH)
    assert "Level 2:" not in words_on(game)


def test_the_cup_has_a_lock_until_the_key_is_found(game):
    open_level(game, 4)
    (key, _place), (cup, _other) = game.as_frame().shown.waiting[0]
    assert [picture_of(key, is_next=True), picture_of(cup, is_next=False)] == [
        "key",
        "prize_locked",
    ]
    see(game, Seeing.TORCH)
    go_to_goal(game, leave=1)
    assert [letter for letter, _place in game.as_frame().shown.waiting[0]] == ["G"]
    assert picture_of("G", is_next=True) == "prize"
    assert picture_of("b", is_next=True) == ""
    wait(game, 200)
    game.draw()
    assert "a" not in {text.text for text in game.drawn.written}, "on the map at the end, too"


def test_who_comes_to_the_cup_without_the_key_is_told_and_so_is_who_finds_it(game, played):
    open_level(game, 4)
    see(game, Seeing.TORCH)
    heya = game.scene.timeline.heya
    (_key, key), (_cup, cup) = heya.controls
    assert game.as_frame().shown.hud.has_key is False
    walk(game, shortest_route(heya, heya.start, cup))
    assert "The cup is locked. Find the key first." in words_on(game)
    assert played[-1] is Sound.WALL
    walk(game, shortest_route(heya, cup, key))
    assert "You have the key! Now find the cup." in words_on(game)
    assert game.as_frame().shown.hud.has_key is True
    open_level(game, 5)
    assert game.as_frame().shown.hud.has_key is None


def walk(stage, places):
    for place, following in pairwise(places):
        press(stage, KEYS[heading_to(place, following)])
        wait(stage, 0.2)


def test_in_the_winter_garden_a_robot_races_whoever_has_no_run_to_race(game):
    open_level(game, 5)
    assert isinstance(game.scene._rival, RuleRacer)
    go_to_goal(game)
    wait(game, 3)
    press(game, pygame.K_r)
    assert game.scene._rival is not None
    assert not isinstance(game.scene._rival, RuleRacer), "now it is one's own run"
    open_level(game, 4)
    assert game.scene._rival is None


def test_where_the_garden_has_a_robot_none_is_offered_until_there_is_a_run_to_race(game):
    assert "Race a robot" in words_on(game)
    open_level(game, 5)
    assert "Race a robot" not in words_on(game)
    assert "Two players" in words_on(game)
    go_to_goal(game)
    wait(game, 3)
    press(game, pygame.K_r)
    assert "Race a robot" in words_on(game)


def test_footprints_are_where_one_has_been_and_glow_at_night(game):
    open_level(game, 7)
    see(game, Seeing.TORCH)
    go_to_goal(game, leave=len(game.scene.timeline.tour) - 6)
    timeline = game.scene.timeline
    been = {timeline.place(tick) for tick in range(timeline.last + 1)}
    assert game.as_frame().shown.players[0].trodden == been
    assert GLOWING in colours(game, pygame.Rect(20, 80, 1230, 620))
    open_level(game, 6)
    go_to_goal(game, leave=len(game.scene.timeline.tour) - 6)
    assert game.as_frame().shown.players[0].trodden == frozenset()


def test_through_the_eyes_footprints_lie_on_the_path_ahead():
    corridor = parse("#######\n#>    #\n#######")
    there = painted(corridor, around=Around(trodden=frozenset({(3, 1), (4, 1)})))
    assert differs(there, painted(corridor), lower=True)


def test_a_fountain_is_seen_over_the_hedges():
    corridor = parse("######\n#>  ##\n######\n#   G#\n######")
    there = painted(corridor, around=Around(fountain=(9, 1)))
    assert differs(there, painted(corridor), lower=False)
    behind = painted(corridor, around=Around(fountain=(-9, 1)))
    assert not differs(behind, painted(corridor), lower=False)


def differs(one, other, *, lower):
    half = pygame.Rect(0, AREA.centery if lower else 0, AREA.width, AREA.height // 2)
    return pygame.image.tobytes(one.subsurface(half), "RGB") != pygame.image.tobytes(
        other.subsurface(half), "RGB"
    )


def test_a_firefly_flies_from_the_player_along_the_way(game):
    open_level(game, 6)
    see(game, Seeing.TORCH)
    round = game.scene._round
    assert game.as_frame().shown.players[0].firefly is None
    press(game, pygame.K_SPACE)
    round._coins_at = [0.0]
    way = [*game.scene.timeline.tour[:6]]
    far = []
    for _ in range(14):
        wait(game, 0.1)
        spot = game.as_frame().shown.players[0].firefly
        assert min(dist(spot[:2], place) for place in way) < 0.75
        far.append(dist(spot[:2], way[0]))
    assert max(far) > 2
    wait(game, 5)
    assert game.as_frame().shown.players[0].firefly is None
