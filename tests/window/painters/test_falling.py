"""What is in the air of a garden, read back from its pixels."""

import pygame
import pytest
from pygame import Rect

from mazelib.window.painters.falling import _in_the_air, draw_air
from mazelib.window.painters.gardens import GARDENS, NIGHT, SPRING, WINTER
from tests.window.on_stage import colours_of, pen_of


def widths(drawn):
    """How many pixels are painted in each row."""
    across, down = drawn.get_size()
    painted = []
    for y in range(down):
        painted.append(sum(drawn.get_at((x, y)).a > 127 for x in range(across)))
    return painted


def test_a_petal_is_longer_than_wide_and_turns():
    lying = _in_the_air(SPRING, (250, 190, 212), 40, 0)
    standing = _in_the_air(SPRING, (250, 190, 212), 40, 4)
    assert max(widths(lying)) > 1.3 * sum(width > 0 for width in widths(lying))
    assert 1.3 * max(widths(standing)) < sum(width > 0 for width in widths(standing))


def test_a_flake_of_snow_has_six_arms_and_a_glow_worm_is_a_dot():
    flake = _in_the_air(WINTER, (255, 255, 255), 40, 0)
    painted = sum(widths(flake))
    assert 0.1 * 40 * 40 < painted < 0.5 * 40 * 40, "there are gaps between its arms"
    dot = _in_the_air(NIGHT, (250, 244, 150), 40, 0)
    assert sum(widths(dot)) > 0.7 * dot.get_width() * dot.get_height()


@pytest.mark.parametrize("garden", GARDENS)
def test_what_is_in_the_air_stays_in_its_picture_and_moves(garden):
    pictures = []
    for seconds in (1.0, 2.0):
        pen = pen_of((300, 300))
        pen.window.fill((0, 0, 0))
        draw_air(pen, Rect(50, 50, 200, 200), garden, seconds)
        inside = pen.window.subsurface((50, 50, 200, 200)).copy()
        pen.window.fill((0, 0, 0), (50, 50, 200, 200))
        assert colours_of(pen.window, pen.window.get_rect()) == {(0, 0, 0)}
        assert len(colours_of(inside, inside.get_rect())) > 1
        pictures.append(pygame.image.tobytes(inside, "RGB"))
    assert pictures[0] != pictures[1]
