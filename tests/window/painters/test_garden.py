"""The garden of the game as it is painted, read back from its pixels."""

from dataclasses import replace
from itertools import combinations, pairwise
from math import cos, dist, radians, sin
from zlib import crc32

import pygame
import pytest
from pygame import Rect, transform

from mazelib.game.racers import Spot
from mazelib.game.rules import Game
from mazelib.grid.compass import Heading
from mazelib.maps.heya_text import parse
from mazelib.window.drawing.theme import LIGHT
from mazelib.window.game.game_shown import Hud, RacerShown
from mazelib.window.painters import garden_picture, garden_sky, hedge_leaves, hedges
from mazelib.window.painters.coin_sign import GOLD
from mazelib.window.painters.game_picture import draw_hud
from mazelib.window.painters.garden_map import GardenMap, draw_garden_map
from mazelib.window.painters.garden_picture import SPRING_DAY, Around, draw_garden, prepare_garden
from mazelib.window.painters.garden_plan import NIGHT
from mazelib.window.painters.garden_things import Standing
from mazelib.window.painters.garden_view import View
from mazelib.window.painters.gardens import GARDENS, SPRING, garden_of
from mazelib.window.painters.hedge_leaves import columns_seen, leaves_seen
from mazelib.window.painters.landmarks import LANDMARKS, NUMBERS, landmark_of
from mazelib.window.pictures import Pictures
from tests.window.on_stage import colours_of, pen_of

SIZE = (600, 400)
AREA = Rect(0, 0, *SIZE)
NOTHING = Standing((), frozenset(), ())
CORRIDOR = parse("#" * 14 + "\n#>" + " " * 11 + "#\n" + "#" * 14)
START = Spot(1, 1, Heading.RIGHT)


def painted(heya, spot=START, standing=NOTHING, around=SPRING_DAY):
    """The window after a garden was painted on it."""
    pen = pen_of(SIZE)
    draw_garden(pen, AREA, heya, spot, standing, around)
    return pen.window


def brightness(window, at):
    return sum(window.get_at(at)[:3])


def mean_brightness(window, around):
    """How bright a part of a picture of leaves is."""
    return sum(transform.average_color(window, around)[:3])


def test_a_hedge_across_is_paler_the_farther_it_is_and_darker_along_the_way():
    near = painted(CORRIDOR, Spot(11, 1, Heading.RIGHT))
    far = painted(CORRIDOR, Spot(6, 1, Heading.RIGHT))
    middle = Rect(270, 170, 60, 60)
    assert mean_brightness(near, middle) < mean_brightness(far, middle)
    left = Rect(0, 150, 60, 100)
    assert mean_brightness(near, left) < mean_brightness(near, middle)
    colour = transform.average_color(near, left)
    assert colour[1] > colour[0] + 20, "it is green"


def test_the_hedges_at_the_left_and_right_are_not_the_same_in_a_mirror():
    seen = painted(CORRIDOR)
    left = seen.subsurface(Rect(0, 100, 80, 200))
    right = transform.flip(seen.subsurface(Rect(SIZE[0] - 80, 100, 80, 200)), True, False)
    pairs = zip(pygame.image.tobytes(left, "RGB"), pygame.image.tobytes(right, "RGB"), strict=True)
    assert sum(abs(one - other) > 20 for one, other in pairs) > 0.2 * 80 * 200


def test_an_opening_at_the_side_is_sunny_and_a_wall_there_is_dark():
    open_right = parse("######\n#>   #\n# ####\n# ####\n######")
    right = Rect(560, 310, 40, 40)
    wall = mean_brightness(painted(CORRIDOR), right)
    opening = mean_brightness(painted(open_right), right)
    assert opening > wall + 80


def test_each_level_is_another_garden_and_after_the_last_one_the_first_follows():
    looks = [painted(CORRIDOR, around=Around(garden)) for garden in GARDENS]
    for one, other in combinations(looks, 2):
        for part in (Rect(0, 150, 80, 100), Rect(200, 0, 200, 60)):
            colours = [transform.average_color(window, part)[:3] for window in (one, other)]
            if dist(*colours) > 12:
                break
        else:
            raise AssertionError("two gardens look the same")
    assert garden_of(len(GARDENS), is_dark=False) is GARDENS[0]
    day = [sum(garden.sky) for garden in GARDENS]
    night = [sum(garden_of(level, is_dark=True).sky) for level in range(len(GARDENS))]
    assert all(one >= other for one, other in zip(day, night, strict=True))
    assert max(night) < 200


def test_g_is_seen_from_afar_in_a_straight_and_not_behind_a_hedge():
    letter = (("G", (11, 1)),)
    seen = painted(CORRIDOR, standing=Standing(letter, frozenset(), ()))
    around = Rect(270, 160, 60, 80)
    assert LIGHT.control in colours_of(seen, around)
    closed = CORRIDOR.changed(rows=(CORRIDOR.rows[0], "#>   #       #", CORRIDOR.rows[2]))
    hidden = painted(closed, standing=Standing(letter, frozenset(), ()))
    assert LIGHT.control not in colours_of(hidden, AREA)


@pytest.mark.parametrize("place", [(3, 1), (6, 1)])
def test_a_coin_and_a_rival_stand_where_they_are_nearer_is_larger(place):
    coin = painted(CORRIDOR, standing=Standing((), frozenset({place}), (), 0.4))
    path = Rect(290, 200, 20, 120)
    assert GOLD in colours_of(coin, path)
    assert GOLD not in colours_of(painted(CORRIDOR), path)
    x, y = place
    racer = RacerShown(Spot(x, y, 1), "walker_rival")
    rival = painted(CORRIDOR, standing=Standing((), frozenset(), (racer,)))
    body = (155, 127, 224)
    columns = [x for x in range(SIZE[0]) if body in colours_of(rival, Rect(x, 0, 1, SIZE[1]))]
    assert abs((columns[0] + columns[-1]) / 2 - 300) < 3
    high = 0.8 * 320 / (x - 1 + 0.45)
    assert 0.3 * high < columns[-1] - columns[0] < high


def test_one_sees_the_way_through_a_rival_that_is_near():
    racer = RacerShown(Spot(2, 1, 1), "walker_rival")
    near = painted(CORRIDOR, standing=Standing((), frozenset(), (racer,)))
    assert (155, 127, 224) not in colours_of(near, AREA)
    assert colours_of(near, AREA) != colours_of(painted(CORRIDOR), AREA)


@pytest.mark.parametrize("picture", ["walker", "walker_second"])
def test_a_friend_is_seen_in_a_colour_of_its_own(picture):
    racer = RacerShown(Spot(4, 1, 1), picture)
    seen = colours_of(painted(CORRIDOR, standing=Standing((), frozenset(), (racer,))), AREA)
    pen = pen_of((100, 100))
    pen.picture(picture, (50, 50), 80)
    body = transform.average_color(pen.window, Rect(46, 72, 4, 4))[:3]
    assert min(dist(body, each) for each in seen) < 12
    assert (155, 127, 224) not in seen, "it is no ghost"


def test_one_side_in_eight_has_a_landmark_and_each_maze_its_own():
    sides = [((x, y), side) for x in range(20) for y in range(20) for side in Heading]
    one = [landmark_of(1, place, side) for place, side in sides]
    other = [landmark_of(2, place, side) for place, side in sides]
    share = sum(kind is not None for kind in one) / len(sides)
    assert 0.8 / LANDMARKS < share < 1.2 / LANDMARKS
    assert set(one) == {None, *range(1, NUMBERS + 3)}
    assert one == [landmark_of(1, place, side) for place, side in sides] != other


def test_a_landmark_is_painted_on_the_side_that_has_one():
    red = (192, 57, 43)  # the roof of a birdhouse
    white = (251, 241, 216)  # a board with a number
    seen = set()
    for length in range(4, 60):
        heya = parse("#" * length + "\n#>" + " " * (length - 3) + "#\n" + "#" * length)
        kind = landmark_of(crc32("".join(heya.rows).encode()), (length - 1, 1), Heading.LEFT)
        if kind in seen:
            continue
        window = painted(heya, Spot(length - 3, 1, Heading.RIGHT))
        points = [window.get_at((x, y))[:3] for x in range(255, 345) for y in range(130, 240)]
        has_red = sum(dist(red, colour) < 6 for colour in points) > 30
        has_white = sum(dist(white, colour) < 9 for colour in points) > 30
        assert has_red is (kind == NUMBERS + 2)
        assert has_white is (kind is not None and kind <= NUMBERS)
        seen.add(kind)
    assert {None, NUMBERS + 2} < seen


def test_a_landmark_hangs_in_the_light_of_its_hedge(monkeypatch):
    for length in range(4, 60):
        heya = parse("#" * length + "\n#>" + " " * (length - 3) + "#\n" + "#" * length)
        kind = landmark_of(crc32("".join(heya.rows).encode()), (length - 1, 1), Heading.LEFT)
        if kind is not None and kind <= NUMBERS:
            break
    board = Rect(255, 130, 90, 110)
    brightest = []
    for light in (1.0, 0.6):
        garden_picture._scenery.cache_clear()
        monkeypatch.setattr(hedges, "light_of", lambda _view, _piece, light=light: light)
        window = painted(heya, Spot(length - 3, 1, Heading.RIGHT))
        brightest.append(max(map(sum, colours_of(window, board))))
    garden_picture._scenery.cache_clear()
    assert brightest[1] < 0.75 * brightest[0]


def test_the_path_is_the_darker_the_nearer_it_lies_to_a_hedge():
    window = painted(CORRIDOR, Spot(2, 1, Heading.RIGHT))
    row = window.get_height() - 3
    middle = window.get_width() // 2
    assert window.get_at((middle, row))[:3] in SPRING.sand
    light = [brightness(window, (x, row)) for x in range(middle, window.get_width())]
    edge = next(x for x, sum_of_colours in enumerate(light) if sum_of_colours < light[0] / 2)
    shades = list(dict.fromkeys(light[: edge - 20]))
    assert len(shades) >= 4
    assert shades == sorted(shades, reverse=True)


def test_grass_grows_at_the_feet_of_hedges_and_nowhere_else(monkeypatch):
    spot = Spot(2, 1, Heading.RIGHT)
    with_grass = painted(CORRIDOR, spot).copy()
    monkeypatch.setattr(garden_picture, "draw_tufts", lambda view, pieces: None)
    garden_picture._scenery.cache_clear()
    without = painted(CORRIDOR, spot)
    across, down = SIZE
    changed = [
        (x, y)
        for x in range(across)
        for y in range(down)
        if with_grass.get_at((x, y)) != without.get_at((x, y))
    ]
    garden_picture._scenery.cache_clear()
    assert len(changed) > 500
    assert min(y for _x, y in changed) > down / 2
    assert not [at for at in changed if abs(at[0] - across / 2) < 10 and at[1] > 0.8 * down]


def test_torchlight_is_bright_around_the_walker_and_pale_where_one_has_been():
    pen = pen_of((700, 150))
    seen = frozenset(CORRIDOR.places)
    light = Spot(2, 1, Heading.RIGHT)
    walker = RacerShown(light, "walker")
    garden = GardenMap(CORRIDOR, seen, light, (), frozenset(), (walker,))
    draw_garden_map(pen, Rect(0, 0, 700, 150), garden)
    path = [brightness(pen.window, (25 + 50 * x, 95)) for x in range(1, 13)]
    assert path[0] + 50 > path[2] > path[3] > path[5]
    assert len(set(path[5:])) == 2, "two sands"
    assert LIGHT.walker in colours_of(pen.window, Rect(100, 50, 50, 50))


@pytest.mark.parametrize("stars", [1, 2, 3])
def test_so_many_stars_are_bright(stars):
    pen = pen_of(SIZE)
    draw_hud(pen, AREA, Hud(clock="0:21", stars=stars, steps="24 steps"))
    gold = (255, 212, 59)
    row = [x for x in range(SIZE[0]) if gold in colours_of(pen.window, Rect(x, 20, 1, 50))]
    groups = 1 + sum(after - before > 6 for before, after in pairwise(row))
    assert groups == stars
    assert [text.text for text in pen.written] == ["0:21", "24 steps"]


def test_in_training_every_place_is_seen_as_path_or_hedge():
    heya = Game().maze(2, 5)
    pen = pen_of((13 * 20, 11 * 20))
    assert (heya.width, heya.height) == (13, 11)
    garden = GardenMap(heya, None, None, (), frozenset(), ())
    draw_garden_map(pen, Rect(0, 0, 13 * 20, 11 * 20), garden)
    for x, y in heya.places:
        # The upper part of a path lies in the shade.
        colour = transform.average_color(pen.window, Rect(20 * x + 5, 20 * y + 10, 12, 9))[:3]
        to_path = min(dist(colour, sand) for sand in SPRING.sand)
        assert (to_path < 20) is heya.is_open((x, y))
        assert (to_path > 80) is not heya.is_open((x, y))


def test_from_above_no_hedge_is_a_straight_box_and_it_throws_a_shadow_on_the_path_below():
    heya = parse("#######\n#>    #\n#     #\n#  #  #\n#     #\n#     #\n#######")
    pen = pen_of((7 * 40, 7 * 40))
    draw_garden_map(pen, pen.window.get_rect(), GardenMap(heya, None, None, (), frozenset(), ()))
    sand = sum(SPRING.sand[1])
    ends = []
    for x in range(60, 100):
        down = [y for y in range(215, 245) if brightness(pen.window, (x, y)) > sand - 60]
        ends.append(max(down))
    assert len(set(ends)) > 2, "the upper edge of the lowest hedge"
    below = Rect(3 * 40 + 14, 4 * 40 + 9, 12, 6)
    beside = below.move(80, 20)
    assert mean_brightness(pen.window, below) < mean_brightness(pen.window, beside) - 60


ROOM = parse("#########\n#>  #   #\n### # # #\n#     # #\n#########")


def by_torch(spot, racers=(), seen=None, coins=frozenset()):
    """The window with the room by torch: its places are 40 pixels wide."""
    pen = pen_of((360, 200))
    pen.window.fill(NIGHT)
    every = frozenset(ROOM.places) if seen is None else seen
    draw_garden_map(pen, pen.window.get_rect(), GardenMap(ROOM, every, spot, (), coins, racers))
    return pen.window


def test_a_torch_shines_round_its_walker_and_not_through_hedges():
    window = by_torch(Spot(3, 1, 1))
    pale = by_torch(Spot(7, 3, 0))
    brighter = set()
    for x, y in ROOM.places:
        if ROOM.is_open((x, y)):
            at = Rect(40 * x + 12, 40 * y + 12, 16, 16)
            if mean_brightness(window, at) > mean_brightness(pale, at) + 60:
                brighter.add((x, y))
    assert brighter == {(1, 1), (2, 1), (3, 1), (3, 2), (3, 3)}
    assert mean_brightness(window, Rect(212, 52, 16, 16)) == pytest.approx(
        mean_brightness(window, Rect(292, 52, 16, 16)), abs=3
    ), "behind the hedge it is as dark as anywhere"


def test_where_one_has_not_been_by_torch_path_and_hedge_look_alike_and_are_not_black():
    pictures = set()
    for row in ("#G#", "#G ", " G "):
        pen = pen_of((120, 200))
        maze = parse(f"#>#\n###\n###\n###\n{row}")
        shown = GardenMap(maze, frozenset({(1, 0)}), Spot(1, 0, 0), (), frozenset(), ())
        draw_garden_map(pen, pen.window.get_rect(), shown)
        foot = pen.window.subsurface((0, 160, 120, 40))
        assert 25 < mean_brightness(foot, foot.get_rect()) < 150
        pictures.add(pygame.image.tobytes(foot, "RGB"))
    assert len(pictures) == 1


@pytest.mark.parametrize("light", [None, Spot(1, 1, 1)])
def test_the_hedges_go_on_around_a_garden_seen_from_above_up_to_the_edges(light):
    pen = pen_of((600, 200))
    pen.window.fill((255, 0, 255))
    window = pen.window.get_rect()
    every = frozenset(ROOM.places)
    shown = GardenMap(ROOM, every, light, (), frozenset(), (), room=window)
    draw_garden_map(pen, Rect(200, 40, 200, 120), shown)
    corners = [Rect(0, 0, 40, 40), Rect(560, 160, 40, 40), Rect(0, 160, 40, 40)]
    for corner in corners:
        assert len(colours_of(pen.window, corner)) > 20, "leaves"
    assert (255, 0, 255) not in colours_of(pen.window, window)


def test_a_goose_is_seen_from_its_front_its_back_or_its_side_by_where_it_faces(monkeypatch):
    names = {}
    picture = Pictures.picture
    for heading in Heading:
        drawn = set()

        def noted(self, name, *more, drawn=drawn, **names_too):
            drawn.add((name, names_too.get("is_mirrored", False)))
            return picture(self, name, *more, **names_too)

        monkeypatch.setattr(Pictures, "picture", noted)
        goose = Spot(4, 1, heading)
        painted(CORRIDOR, standing=Standing((), frozenset(), (), goose=goose))
        names[heading] = {each for each in drawn if each[0].startswith("goose")}
    assert names == {
        Heading.RIGHT: {("goose_back", False)},
        Heading.LEFT: {("goose_front", False)},
        Heading.DOWN: {("goose_side", False)},
        Heading.UP: {("goose_side", True)},
    }, "the eye looks to the right"
    behind = Standing((), frozenset(), (), goose=Spot(0, 1, 1))
    assert differ(painted(CORRIDOR), painted(CORRIDOR, standing=behind)) == 0


def differ(one, other):
    raw = [pygame.image.tobytes(each, "RGB") for each in (one, other)]
    return sum(a != b for a, b in zip(*raw, strict=True))


def test_the_light_fades_evenly_and_its_shape_is_round():
    room = parse("\n".join(["#" * 9, *["#" + " " * 7 + "#"] * 7, "#" * 9]))
    pen = replace(pen_of((360, 360)), is_film=True)  # without grains of sand
    places = frozenset(room.places)
    draw_garden_map(
        pen, pen.window.get_rect(), GardenMap(room, places, Spot(4, 4, 0), (), frozenset(), ())
    )
    for angle in range(0, 360, 30):
        row = []
        for far in range(0, 115, 3):
            x = 180 + far * cos(radians(angle))
            y = 180 + far * sin(radians(angle))
            row.append(sum(pen.window.get_at((round(x), round(y)))[:3]))
        assert all(after < before + 45 for before, after in pairwise(row))
        assert all(abs(after - before) < 100 for before, after in pairwise(row)), "no steps"
        assert row[0] > row[20] + 40 > row[36] + 100


def test_by_torch_others_are_seen_only_in_its_light():
    other = RacerShown(Spot(3, 3, 0), "walker_second")
    dot = Rect(120, 120, 40, 40)
    near = by_torch(Spot(3, 1, 1), (other,))
    behind = by_torch(Spot(5, 1, 1), (other,))
    assert colours_of(near, dot) - colours_of(by_torch(Spot(3, 1, 1)), dot)
    assert colours_of(behind, dot) == colours_of(by_torch(Spot(5, 1, 1)), dot)


def test_by_torch_a_large_maze_is_seen_in_part_around_the_walker():
    heya = Game().maze(7, 5)
    for light in (Spot(1, 1, 0), Spot(11, 9, 0), Spot(heya.width - 2, heya.height - 2, 0)):
        pen = pen_of(SIZE)
        walker = RacerShown(light, "walker")
        seen = frozenset(heya.places)
        shown = GardenMap(heya, seen, light, (), frozenset(), (walker,))
        grid = draw_garden_map(pen, AREA, shown)
        assert grid.cell >= SIZE[1] // 9 > AREA.height // heya.height
        at = grid.rect_of((light.x, light.y))
        assert AREA.contains(at)
        assert LIGHT.walker in colours_of(pen.window, at)
        assert grid.area.contains(AREA), "the picture is full"


def test_in_a_film_hedges_are_flat_near_and_from_above():
    def colours(picture):
        return colours_of(picture, picture.get_rect())

    assert len(colours(leaves_seen(SPRING, 200, 1.0, 0.0))) > 10
    assert len(colours(leaves_seen(SPRING, 200, 1.0, 0.0, is_flat=True))) == 1
    shown = GardenMap(CORRIDOR, None, None, (), frozenset(), ())
    pen = pen_of((200, 120))
    draw_garden_map(pen, Rect(0, 0, 200, 120), shown)
    with_leaves = colours(pen.window)
    pen.is_film = True
    draw_garden_map(pen, Rect(0, 0, 200, 120), shown)
    assert len(colours(pen.window)) < 6 < len(with_leaves)


def test_the_columns_of_leaves_are_those_of_the_picture():
    picture = leaves_seen(SPRING, 80, 1.25, 0.1)
    columns = columns_seen(SPRING, 80, 1.25, 0.1)
    assert (columns.across, columns.rows) == picture.get_size()
    for x in (0, 1, 50, columns.across - 1):
        for y in (0, 1, 30, columns.rows - 1):
            assert columns.picture.get_at((0, x * columns.rows + y)) == picture.get_at((x, y))


@pytest.mark.parametrize("level", [0, 7])
def test_paths_that_hedges_hide_are_not_drawn_and_nobody_sees_that(monkeypatch, level):
    heya = Game().maze(level, 3)
    asked = []
    hides = View.hides

    def noted(view, depth, right):
        asked.append(hides(view, depth, right))
        return asked[-1]

    def never(view, depth, right):
        return False

    for heading in (0, 0.4, 1, 2.7):
        spot = Spot(*heya.start, heading)
        pictures = []
        for answer in (noted, never):
            monkeypatch.setattr(View, "hides", answer)
            garden_picture._scenery.cache_clear()
            pictures.append(pygame.image.tobytes(painted(heya, spot), "RGB"))
        assert pictures[0] == pictures[1]
    assert any(asked)


def test_a_garden_is_made_ready_in_half_a_second_before_it_is_seen():
    summer = GARDENS[1]
    hedge_leaves._foliage.cache_clear()
    hedge_leaves.leaves.cache_clear()
    garden_sky._sky.cache_clear()
    pictures = 0
    while not hedge_leaves._foliage(summer).is_whole:
        prepare_garden(summer, SIZE)
        pictures += 1
    assert 10 < pictures < 30, "half a second"
    prepare_garden(summer, SIZE)
    prepared = garden_sky._sky.cache_info().misses
    painted(CORRIDOR, around=Around(summer))
    assert garden_sky._sky.cache_info().misses == prepared == 1

