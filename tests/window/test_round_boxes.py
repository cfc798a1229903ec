"""Discs and round boxes: they have the size asked for, and edges between ground and colour."""

import pygame
import pytest
from pygame import Rect

from mazelib.window.smooth import draw_box, draw_disc

RED = (200, 0, 0)
BLACK = (0, 0, 0)


def reds(surface: pygame.Surface) -> dict[tuple[int, int], int]:
    width, height = surface.get_size()
    return {(x, y): surface.get_at((x, y))[0] for x in range(width) for y in range(height)}


@pytest.mark.parametrize("radius", [1, 3, 10, 40])
def test_a_disc_fills_its_circle_and_nothing_beyond_and_its_edge_is_smooth(radius):
    window = pygame.Surface((100, 100))
    draw_disc(window, RED, (50, 50), 2 * radius)
    found = reds(window)
    for (x, y), red in found.items():
        distance = ((x + 0.5 - 50) ** 2 + (y + 0.5 - 50) ** 2) ** 0.5
        if distance < radius - 1:
            assert red == 200, (x, y)
        if distance > radius + 1:
            assert red == 0, (x, y)
    if radius > 2:
        assert set(found.values()) - {0, 200}, "some points lie between"


def test_a_round_box_fills_all_but_its_corners():
    window = pygame.Surface((60, 40))
    at = Rect(5, 5, 50, 30)
    draw_box(window, RED, at, 10)
    found = reds(window)
    inside = {point for point, red in found.items() if red}
    assert Rect.unionall(Rect(*min(inside), 1, 1), [Rect(*point, 1, 1) for point in inside]) == at
    assert found[5, 5] == found[54, 5] == found[5, 34] == found[54, 34] == 0
    assert found[30, 5] == found[5, 20] == found[30, 20] == 200


def test_a_box_whose_corners_are_too_round_for_it_gets_round_ends():
    window = pygame.Surface((60, 40))
    draw_box(window, RED, Rect(5, 10, 50, 20), 99)
    assert window.get_at((5, 10))[:3] == BLACK
    assert window.get_at((30, 10))[:3] == RED
