"""Contrasts, computed as for web pages (WCAG 2): on a projector, and for the colour-blind,
hue alone says nothing.
"""

from colorsys import rgb_to_hls
from itertools import combinations
from math import dist

import pytest
from pygame import Rect

from mazelib.window.drawing.theme import DARK, INK, LIGHT, PAPER, mixed
from mazelib.window.painters.card import draw_card
from mazelib.window.painters.group_colours import LEAST_DISTANCE
from mazelib.window.painters.hand import touched_colour
from mazelib.window.painters.maze_colours import (
    DONE_COLOUR,
    FIRST_GROUP_COLOUR,
    FLOOR_COLOUR,
    maze_palette,
    number_of_group,
    outside_colour,
    road_colour,
)
from mazelib.window.painters.place_picture import AXIS_INK
from mazelib.window.painters.walk_ground import walk_palette
from mazelib.window.screen.strip import Card, Outcome
from tests.examples import is_thorough
from tests.window.on_stage import LARGE, paused_stage, pen_of, pixels_of


def brightness(colour):
    """The relative luminance: how bright a colour is in grey, 0 to 1."""
    parts = [each / 255 for each in colour]
    linear = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one, other):
    """From 1 (the same in grey) to 21 (black on white)."""
    dark, light = sorted((brightness(one), brightness(other)))
    return (light + 0.05) / (dark + 0.05)


both_themes = pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])


@both_themes
def test_walls_are_dark_and_every_room_stands_out_from_them(theme):
    wall, *rooms = walk_palette(theme)
    assert brightness(wall) < 0.05
    assert min(contrast(wall, room) for room in rooms) >= 3
    numbers = maze_palette(theme)[FLOOR_COLOUR:]
    assert min(contrast(wall, colour) for colour in numbers) >= 3
    assert contrast(wall, theme.window) >= 1.15, "a map of walls is no hole in the page"


@both_themes
def test_the_walls_of_a_shape_stand_out_from_what_is_outside_it_and_the_axes_can_be_read(theme):
    outside = outside_colour(theme)
    assert contrast(theme.wall, outside) >= 1.35
    assert contrast(AXIS_INK, outside) >= 4.5
    assert contrast(theme.floor, outside) >= 4.5


@both_themes
def test_floor_that_was_visited_can_be_told_from_the_rest_on_a_projector(theme):
    _wall, floor, visited, *_often = walk_palette(theme)
    assert contrast(floor, visited) >= 1.35


@both_themes
def test_trail_hand_circle_and_walker_stand_out_from_every_shade(theme):
    rooms = walk_palette(theme)[1:3]  # What was walked often is shown without a trail.
    assert min(contrast(theme.trail, room) for room in rooms) >= 3
    # Its dashes are what is seen of a ring in grey.
    assert contrast(theme.trail, theme.ring) >= 4.5
    assert contrast(theme.control, theme.floor) >= 3
    assert contrast(theme.walker, theme.wall) >= 3, "the hand's line lies on the wall"
    assert contrast(theme.outline, rooms[-1]) >= 3 or contrast(INK, rooms[-1]) >= 3, (
        "the walker's edge"
    )


@both_themes
def test_text_can_be_read_on_every_ground(theme):
    pale_mark = mixed(theme.panel, theme.mark, 0.3)
    pairs = [
        (theme.text, theme.window), (theme.text, theme.panel), (theme.faint, theme.window),
        (theme.faint, theme.panel), (theme.accent, theme.window), (theme.accent, theme.panel),
        (theme.on_accent, theme.accent), (theme.wrong, theme.panel), (theme.good, theme.panel),
        (INK, theme.mark), (INK, theme.floor), (PAPER, theme.wall), (PAPER, theme.control),
        (theme.text, pale_mark), (theme.faint, pale_mark),
        (theme.text, mixed(theme.panel, theme.accent, 0.14)),
        (theme.accent, mixed(theme.panel, theme.accent, 0.14)),
        (theme.text, mixed(theme.panel, theme.wrong, 0.25)),
        *((INK, colour) for colour in maze_palette(theme)[FIRST_GROUP_COLOUR:]),
    ]  # fmt: skip
    worst = min(pairs, key=lambda pair: contrast(*pair))
    assert contrast(*worst) >= 4.5, worst


@both_themes
def test_a_line_that_ran_and_the_line_that_answered_differ_in_grey(theme):
    pale = mixed(theme.panel, theme.mark, 0.3)
    assert contrast(theme.mark, pale) >= 1.25
    assert contrast(pale, theme.panel) >= 1.1


@both_themes
def test_near_and_far_walls_sky_and_ground_differ_in_grey(theme):
    seen = (theme.near, theme.far, theme.sky, theme.ground)
    for one, other in ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3)):
        assert contrast(seen[one], seen[other]) >= 1.3, (one, other)


@both_themes
def test_what_lies_behind_an_opening_is_lighter_than_every_wall_and_than_the_ground(theme):
    for other in (theme.near, theme.far):
        assert contrast(theme.opening, other) >= 1.7, other
    assert contrast(theme.opening, theme.ground) >= 1.25


@both_themes
def test_chalk_stands_out_from_the_floor_and_one_line_from_two(theme):
    pale = walk_palette(theme)[1:3]
    assert min(contrast(line, floor) for line in (theme.once, theme.twice) for floor in pale) >= 3
    assert contrast(theme.once, theme.twice) >= 1.4
    for colour in (theme.once, theme.twice):
        for other in (theme.walker, theme.wrong):
            assert hue(colour) - hue(other) > 12, "orange is the walker's, red is for errors alone"


def hue(colour):
    """Where a colour is on the circle of hues, in degrees: red 0, orange 25, yellow 60."""
    return 360 * rgb_to_hls(*(part / 255 for part in colour))[0]


@both_themes
def test_what_the_hand_touched_before_stands_out_and_differs_from_what_it_touches_now(theme):
    before = touched_colour(theme)
    assert contrast(before, theme.wall) >= 4.5
    assert contrast(before, theme.walker) >= 1.4


@both_themes
def test_a_dot_of_the_shortest_way_stands_out_from_its_white_edge(theme):
    assert contrast(theme.shortest, PAPER) >= 4.5
    assert theme.shortest[1] == max(theme.shortest), "green for done"


def group_colour(number, across):
    """The colour of a group, in a maze with so many rooms across."""
    return maze_palette(LIGHT)[number_of_group(number, across)]


@pytest.mark.parametrize("across", range(1, 60, 1 if is_thorough() else 9))
def test_numbers_of_neighbours_and_those_that_follow_each_other_differ_in_grey(across):
    for number in range(230):
        colour = group_colour(number, across)
        assert contrast(colour, group_colour(number + 1, across)) >= 1.15
        assert contrast(colour, group_colour(number + across, across)) >= 1.15


def test_the_groups_of_the_first_size_all_look_different_from_the_start():
    colours = [group_colour(number, 4) for number in range(12)]
    for one, other in combinations(colours, 2):
        assert dist(one, other) >= LEAST_DISTANCE


@pytest.mark.parametrize(("across", "down"), [(4, 3), (8, 5), (12, 8), (11, 6)])
def test_rooms_beside_each_other_differ_in_hue_as_well_as_in_grey(across, down):
    """Two greens side by side look like one group from the last row."""
    for number in range(across * down):
        beside = [number + across] if number < across * (down - 1) else []
        if number % across < across - 1:
            beside.append(number + 1)
        for other in beside:
            hues = [hue(group_colour(each, across)) for each in (number, other)]
            around = abs(hues[0] - hues[1])
            assert min(around, 360 - around) >= 45, (number, other)


def test_a_road_and_the_one_that_it_leaves_differ_in_grey():
    for road in range(1, 60):
        assert contrast(road_colour(road), road_colour(road + 1)) >= 1.15


@both_themes
def test_floor_that_is_done_differs_in_grey_from_the_floor_under_the_thread(theme):
    palette = maze_palette(theme)
    assert contrast(palette[FLOOR_COLOUR], palette[DONE_COLOUR]) >= 1.35
    assert contrast(theme.thread, palette[FLOOR_COLOUR]) >= 3.4
    assert contrast(theme.order, palette[FLOOR_COLOUR]) >= 4.5
    assert contrast(theme.order, PAPER) >= 4.5, "numbers stand on it"


def test_no_group_and_no_road_is_magenta_or_looks_like_now():
    colours = maze_palette(LIGHT)[FIRST_GROUP_COLOUR:]
    for colour in colours:
        strength = (max(colour) - min(colour)) / max(colour)
        assert strength < 0.45, "soft"
        assert not (300 < hue(colour) < 335 and strength > 0.1), colour
        is_yellow = abs(hue(colour) - hue(LIGHT.mark)) < 30
        assert not is_yellow or contrast(LIGHT.mark, colour) >= 1.15 or strength < 0.35


@pytest.mark.parametrize("is_dark", [False, True])
def test_the_letters_of_a_map_can_be_read_in_its_text(is_dark):
    stage = paused_stage("01", LARGE, map="first")
    stage.is_dark = is_dark
    stage.draw()
    theme = DARK if is_dark else LIGHT
    letters = [each for each in stage.drawn.written if each.text in "abc"]
    for side in (each.at for each in letters if each.at.left > LARGE[0] // 2):
        seen = pixels_of(stage.window.surface, side)
        assert max(contrast(colour, theme.panel) for colour in seen) >= 4.5
    assert len(letters) >= 6


@pytest.mark.parametrize("is_dark", [False, True])
@pytest.mark.parametrize("outcome", Outcome)
@pytest.mark.sweep(3)
def test_the_dark_lines_of_the_picture_at_the_end_stand_on_pale_ground(outcome, is_dark):
    pen = pen_of((776, 160))
    pen.theme = DARK if is_dark else LIGHT
    draw_card(pen, Rect(0, 0, 776, 160), Card("It is over.", "9 steps.", "Why?", outcome))
    title = next(each.at for each in pen.written if each.text == "It is over.")
    picture = Rect(0, 20, title.left, 120)
    dark = dark_with_neighbours(pen.window, picture)
    assert len(dark) > 50
    assert all(contrast(neighbour, DARK.panel) > 1.5 for neighbour in dark)


def dark_with_neighbours(surface, area):
    """For each pixel as dark as ink: the brightest one at most eight pixels away."""
    found = []
    for x in range(area.left + 30, area.right - 30, 3):
        for y in range(area.top + 10, area.bottom - 10, 3):
            if brightness(surface.get_at((x, y))[:3]) < 0.02:
                around = pixels_of(surface, Rect(x - 8, y - 8, 17, 17))
                found.append(max(around, key=brightness))
    return found
