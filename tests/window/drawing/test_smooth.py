"""Lines and discs: where they are, how wide, and that a line that turns back stays whole."""

import pygame
import pytest

from mazelib.window.drawing.smooth import draw_disc, draw_line
from mazelib.window.painters.map_drawing import _straight_runs

RED = (200, 0, 0)
WHITE = (255, 255, 255)


@pytest.fixture
def window():
    surface = pygame.Surface((60, 60))
    surface.fill(WHITE)
    return surface


def red(window):
    """The points that are red, quite or in part."""
    return {(x, y) for x in range(60) for y in range(60) if window.get_at((x, y))[:3] != WHITE}


@pytest.mark.parametrize("width", [1, 2, 3, 6, 9])
@pytest.mark.parametrize("ends", [((10, 20), (40, 20)), ((40, 20), (10, 20)), ((20, 50), (20, 9))])
@pytest.mark.sweep(4)
def test_a_line_is_as_wide_as_was_said_from_end_to_end(window, width, ends):
    draw_line(window, RED, ends, width)
    (one_x, one_y), (other_x, other_y) = ends
    for share in (0.1, 0.5, 0.9):
        x = round(one_x + share * (other_x - one_x))
        y = round(one_y + share * (other_y - one_y))
        across = {(x, y + n) for n in range(-9, 10)}
        if one_x == other_x:
            across = {(x + n, y) for n in range(-9, 10)}
        assert len(across & red(window)) == width


def test_a_disc_lies_round_its_middle_and_its_edge_is_smooth(window):
    draw_disc(window, RED, (30, 30), 20)
    points = red(window)
    assert (min(points)[0], max(points)[0]) == (20, 39)
    assert window.get_at((30, 30))[:3] == RED
    assert len({window.get_at(point)[:3] for point in points}) > 4


def test_ways_are_joined_where_they_are_straight_and_each_is_drawn():
    there_and_back = [(1, 1), (2, 1), (3, 1), (2, 1), (2, 2), (2, 3), (2, 3)]
    assert _straight_runs(there_and_back) == [
        ((1, 1), (3, 1)),
        ((3, 1), (2, 1)),
        ((2, 1), (2, 3)),
    ]
    assert _straight_runs([(1, 1)]) == []
