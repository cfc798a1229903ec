"""What is seen and felt in the game: bumps, the end of a round, the map of the way, the finale."""

import time
from itertools import pairwise
from math import dist

import pygame
import pytest
from pygame import Rect, transform

from mazelib.game.racers import Spot
from mazelib.game.seeing import Seeing
from mazelib.grid.compass import Heading, stepped
from mazelib.maps.heya_text import parse
from mazelib.window.drawing.place_grid import PlaceGrid
from mazelib.window.drawing.theme import LIGHT
from mazelib.window.game.game_ending import (
    COINS_FROM,
    SCENE_SECONDS,
    Ending,
    FinaleShown,
    HonoursShown,
    star_lands,
)
from mazelib.window.game.game_shown import FLIGHT_SECONDS, WINNERS, RacerShown
from mazelib.window.game.game_words import hud
from mazelib.window.game.sounds import Sound
from mazelib.window.painters.coin_sign import GOLD
from mazelib.window.painters.end_scene import draw_end_scene
from mazelib.window.painters.falling import draw_leaves
from mazelib.window.painters.finale import FINALE_SECONDS, draw_finale
from mazelib.window.painters.game_picture import leaves_at
from mazelib.window.painters.game_signs import draw_flight
from mazelib.window.painters.garden_map import GardenMap
from mazelib.window.painters.gardens import GARDENS, SPRING
from mazelib.window.painters.walked_map import Walked, draw_walked_map
from tests.window.game.test_game import folder, game, go_to_goal, played, see, side, wait
from tests.window.on_stage import LARGE, colours_of, paused_stage, pen_of, press, words_on

__all__ = ["folder", "game", "played"]
SIZE = (600, 400)
AREA = Rect(0, 0, *SIZE)
CORNER = (0, 0, 200, 200)
GOLD_OF_STAR = (255, 212, 59)


def at_end(**changes):
    """The window at the end of a round."""
    ending = Ending(**({"seconds": 1.0, "winner": 0, "stars": 3, "coins": 0} | changes))
    pen = pen_of(SIZE)
    pen.window.fill((40, 90, 50))
    draw_end_scene(pen, AREA, ending, 0)
    return pen


@pytest.mark.parametrize("stars", [1, 2, 3])
def test_stars_land_one_by_one_and_no_more_than_were_earned(stars):
    for landed in range(stars + 1):
        ending = Ending(star_lands(landed) - 0.01, 0, stars, 0)
        assert ending.stars_landed == landed
    pen = at_end(seconds=SCENE_SECONDS, stars=stars)
    for number, x in enumerate((225, 300, 375)):
        spot = Rect(x - 4, 76 - (18 if number == 1 else 0), 8, 8)
        is_bright = GOLD_OF_STAR in colours_of(pen.window, spot)
        assert is_bright is (number < stars)


def test_coins_are_counted_up_to_those_that_were_taken():
    counts = [Ending(COINS_FROM + part / 10, 0, 3, 4).coins_counted for part in range(-1, 8)]
    assert counts == sorted(counts)
    assert (counts[0], counts[-1]) == (0, 4)
    assert set(counts) == {0, 1, 2, 3, 4}
    assert "× 4" in [text.text for text in at_end(seconds=SCENE_SECONDS, coins=4).written]
    assert not at_end(seconds=SCENE_SECONDS, coins=0).written


def test_a_crown_falls_on_the_winners_head_if_all_coins_were_taken():
    gold = []
    for seconds, has_crown in ((9.0, True), (9.0, False), (COINS_FROM, True), (COINS_FROM, False)):
        window = at_end(seconds=seconds, has_crown=has_crown, stars=0).window
        over_eyes = Rect(260, top_of_winner(seconds) - 10, 80, 40).clip(window.get_rect())
        part = window.subsurface(over_eyes)
        gold.append(pygame.transform.threshold(None, part, GOLD_OF_STAR, set_behavior=0))
    assert gold[0] > gold[1] + 300
    assert gold[2] == gold[3], "it comes later"


def test_under_the_card_the_winner_goes_on_softly_and_the_confetti_is_gone(game):
    go_to_goal(game)
    wait(game, 3)
    assert game.as_frame().card is not None
    tops = [top_of_winner(4 + tenth / 10) for tenth in range(20)]
    assert 5 < max(tops) - min(tops) < 20, "softly"
    assert colours_of(at_end(seconds=8.0, stars=0).window, Rect(*CORNER)) == {(40, 90, 50)}
    before = game.as_frame().shown.ending.seconds
    wait(game, 1)
    assert game.as_frame().shown.ending.seconds == pytest.approx(before + 1)


def test_a_record_is_told_on_gold_and_how_much_faster_it_was(game):
    press(game, pygame.K_LEFT)
    wait(game, 4)
    go_to_goal(game)
    wait(game, 0.5)
    assert "New record" not in words_on(game)
    first = game.scene._round.players[0].arrived_at()
    press(game, pygame.K_r)
    go_to_goal(game)
    wait(game, 0.5)
    faster = round(first, 1) - round(game.scene._round.players[0].arrived_at(), 1)
    assert faster > 3
    assert f"That's {faster:.1f} s faster than before." in words_on(game)
    message = next(text for text in game.drawn.written if text.text.startswith("New record"))
    assert game.window.surface.get_at((message.at.left - 4, message.at.centery))[:3] == GOLD


def top_of_winner(seconds):
    pen = at_end(seconds=seconds, stars=0)
    around = Rect(270, 0, 60, 1)
    rows = [y for y in range(SIZE[1]) if LIGHT.walker in colours_of(pen.window, around.move(0, y))]
    return rows[0] if rows else SIZE[1]


@pytest.mark.thorough
def test_the_winner_comes_up_and_jumps():
    tops = [top_of_winner(seconds / 20) for seconds in range(44)]
    assert tops[0] == SIZE[1]
    turns = [b < a and b < c for a, b, c in zip(tops, tops[1:], tops[2:], strict=False)]
    assert sum(turns) >= 3, "three jumps"


def test_the_cup_does_not_cover_the_stars_when_the_winner_jumps():
    for tenth in range(12, 24):
        pen = at_end(seconds=tenth / 10, stars=3)
        star = Rect(296, 58, 8, 8)
        assert colours_of(pen.window, star) == {GOLD_OF_STAR}


def test_leaves_fall_within_their_picture_alone():
    for tenth in range(10):
        pen = pen_of((300, 300))
        pen.window.fill((255, 255, 255))
        draw_leaves(pen, Rect(50, 50, 200, 100), SPRING, tenth / 10)
        for around in (Rect(0, 0, 300, 50), Rect(0, 150, 300, 150), Rect(0, 0, 50, 300)):
            assert colours_of(pen.window, around) == {(255, 255, 255)}


def test_confetti_is_the_same_at_the_same_second_and_moves():
    one, same, later = (
        pygame.image.tobytes(at_end(seconds=seconds).window, "RGB") for seconds in (0.8, 0.8, 0.9)
    )
    assert one == same != later


def test_dusk_falls_where_a_round_is_lost_and_over_the_one_who_came_second():
    for winner in (None, 1):
        bright = [
            sum(transform.average_color(at_end(seconds=seconds, winner=winner).window, CORNER))
            for seconds in (0.0, 0.5, 1.0, 1.5)
        ]
        assert all(after < before - 10 for before, after in pairwise(bright))


def test_who_walks_into_a_hedge_is_nudged_and_leaves_fall(game, played):
    heya = game.scene.timeline.heya
    wall = next(turn for turn in (1, 3) if not heya.is_open(side(heya, turn)))
    press(game, (pygame.K_UP, pygame.K_RIGHT, pygame.K_DOWN, pygame.K_LEFT)[wall])
    wait(game, 2)
    assert game.as_frame().shown.players[0].bumped is None, "it has only turned"
    before = game.as_frame().shown.players[0].racer.spot
    press(game, pygame.K_UP)
    assert played[-1] is Sound.WALL
    ahead = []
    for _ in range(8):
        wait(game, 0.05)
        player = game.as_frame().shown.players[0]
        ahead.append(dist(player.racer.spot[:2], before[:2]))
        assert player.racer.spot.heading == before.heading
        assert player.bumped == pytest.approx(0.05 * len(ahead))
    assert max(ahead) > 0.1 > ahead[-1] == pytest.approx(0)
    game.draw()
    area = Rect(340, 250, 600, 350)
    with_leaves = pygame.image.tobytes(game.window.surface.subsurface(area), "RGB")
    wait(game, 1)
    assert game.as_frame().shown.players[0].bumped is None
    game.draw()
    without = pygame.image.tobytes(game.window.surface.subsurface(area), "RGB")
    changed = sum(a != b for a, b in zip(with_leaves, without, strict=True))
    assert changed > 3000, "more than the petals in the air"


def test_by_torch_a_bump_is_seen_too(game):
    see(game, Seeing.TORCH)
    heya = game.scene.timeline.heya
    wall = next(turn for turn in range(4) if not heya.is_open(side(heya, turn)))
    heading = Heading((heya.heading + wall) % 4)
    press(game, (pygame.K_UP, pygame.K_RIGHT, pygame.K_DOWN, pygame.K_LEFT)[heading])
    wait(game, 0.1)
    assert dist(game.as_frame().shown.players[0].racer.spot[:2], heya.start) > 0.1


MAZE = parse("#######\n#>    #\n# ### #\n#    G#\n#######")


def test_the_map_at_the_end_shows_the_trail_the_shortest_way_in_dots_and_what_is_left():
    pen = pen_of((280, 200))
    way = [(1, 1), (2, 1), (3, 1)]
    walked = Walked(way, RacerShown(Spot(3, 1, 1), "walker"))
    coins = frozenset({(5, 1)})
    shown = GardenMap(MAZE, None, None, (("a", (5, 3)),), coins, ())
    dotted = [(1, 1), (1, 2), (1, 3), (2, 3), (3, 3), (4, 3), (5, 3)]
    grid = draw_walked_map(pen, pen.window.get_rect(), shown, walked, dotted)
    assert grid.cell == 40
    for place in MAZE.places:
        if not MAZE.is_open(place):
            continue
        seen = colours_of(pen.window, grid.rect_of(place))
        assert (LIGHT.walker in seen) is (place in way)
        assert (LIGHT.shortest in seen) is (place in dotted[:-1])
        assert ((255, 200, 40) in seen) is (place in coins)
    assert [text.text for text in pen.written] == ["a"]


def test_after_the_win_the_card_comes_under_the_garden_with_the_map_beside_it(game):
    go_to_goal(game)
    wait(game, 3)
    assert game.as_frame().card is not None
    game.draw()
    grid = game.drawn.maps[0]
    assert grid.area.left > 800
    goal = game.scene.timeline.tour[-1]
    assert LIGHT.walker in colours_of(game.window.surface, grid.rect_of(goal))
    assert LIGHT.shortest in colours_of(game.window.surface, grid.area)
    winner = Rect(540, 250, 200, 250)
    assert LIGHT.walker in colours_of(game.window.surface, winner)
    assert game.as_frame().card.picture == "prize"
    beside_it = Rect(525, 130, 60, 60)
    assert GOLD_OF_STAR not in colours_of(game.window.surface, beside_it), "the card has the stars"


def test_a_newer_message_stands_in_place_of_an_older_one(game):
    assert words_on(game).count("The clock starts") == 1
    press(game, pygame.K_x)
    assert "Sound off" in words_on(game)
    assert "The clock starts" not in words_on(game)


def test_the_sun_rises_over_the_hill_and_then_the_totals_are_told():
    skies = []
    for seconds in (0.0, 1.0, 2.0, 3.0, 4.0):
        pen = pen_of(SIZE)
        draw_finale(pen, AREA, seconds, FinaleShown("You've won all 8 levels!"))
        skies.append(sum(transform.average_color(pen.window, (0, 0, 600, 60))))
    assert all(after > before + 10 for before, after in pairwise(skies))
    assert [text.text for text in pen.written] == ["You've won all 8 levels!"]
    stars = []
    for seconds in (0.5, 2.4, FINALE_SECONDS + 1):
        pen = pen_of(SIZE)
        draw_finale(pen, AREA, seconds, FinaleShown("", 0, HonoursShown("16 of 24", "1 of 8")))
        stars.append(GOLD_OF_STAR in colours_of(pen.window, Rect(400, 40, 180, 120)))
    assert stars == [False, True, False]
    assert [text.text for text in pen.written if text.text] == ["16 of 24", "1 of 8"]


@pytest.mark.parametrize("winner", [0, 1])
def test_in_the_finale_a_tree_of_each_garden_grows_and_the_winner_has_the_cup(winner):
    pictures = []
    for seconds in (0.0, 1.0, FINALE_SECONDS):
        pen = pen_of(SIZE)
        drawn = []
        pen.picture = lambda name, *_at, drawn=drawn: drawn.append(name)
        draw_finale(pen, AREA, seconds, FinaleShown("won", winner))
        assert WINNERS[winner] in drawn
        pictures.append([name for name in drawn if name.startswith("tree")])
    assert [len(trees) for trees in pictures] == [0, 3, 8]
    assert pictures[-1] == [garden.tree for garden in GARDENS]


@pytest.mark.usefixtures("only_our_garbage")
@pytest.mark.thorough
def test_the_win_is_seen_at_sixty_frames_a_second():
    stage = paused_stage("12", LARGE)
    go_to_goal(stage)
    took = []
    for _ in range(100):
        begun = time.process_time()
        stage.frame(1 / 60)
        took.append(time.process_time() - begun)
    assert stage.as_frame().card is None
    assert sorted(took)[len(took) // 2] < 0.016


def test_a_coin_flies_to_where_it_is_counted_and_then_is_gone():
    for seconds, is_seen in ((0.0, False), (0.55, True), (FLIGHT_SECONDS, False)):
        pen = pen_of((300, 200))
        draw_flight(pen, pen.window.get_rect(), seconds, (40, 20))
        near = colours_of(pen.window, pygame.Rect(20, 0, 40, 40))
        assert (GOLD in near) is is_seen


def test_the_clock_beats_in_the_last_seconds_alone(game):
    beats = []
    round = game.scene._round
    for left in (9.0, 2.99, 2.5, 1.95):
        round.elapsed = round.seconds - left
        beats.append(hud(round, "").beat)
    assert beats[0] == beats[2] == 0
    assert min(beats[1], beats[3]) > 4


@pytest.mark.parametrize("size", [LARGE, (640, 480)])
def test_a_note_that_has_no_room_beside_the_buttons_gives_way_to_them(size, monkeypatch):
    game = paused_stage("12", size)
    for note, is_there in (("!", True), ("best: 7.5 s, " + 9 * "and more ", False)):
        monkeypatch.setattr(type(game.scene), "row_note", note)
        game.draw()
        words = words_on(game)
        assert (note in words) is is_there
        for button in ("Same maze", "By torch", "Race a robot", "All gardens"):
            assert button in words


@pytest.mark.parametrize("heading", list(Heading))
def test_by_torch_leaves_fall_where_the_player_walks_into_the_hedge(heading):
    grid = PlaceGrid(7, 5, 0, 0, 350, 250)
    leaves = leaves_at(Rect(0, 0, 350, 250), grid, Spot(3, 2, heading))
    ahead = stepped((3, 2), heading)
    between = [(one + other) / 2 for one, other in zip((3, 2), ahead, strict=True)]
    assert leaves.center == pytest.approx([50 * each + 25 for each in between], abs=1)
    assert leaves.width == 80
