"""Round boxes: they fill what was asked for, but for their corners."""

import pygame
from pygame import Rect

from mazelib.window.drawing.smooth import draw_box

RED = (200, 0, 0)
BLACK = (0, 0, 0)


def reds(surface: pygame.Surface) -> dict[tuple[int, int], int]:
    width, height = surface.get_size()
    return {(x, y): surface.get_at((x, y))[0] for x in range(width) for y in range(height)}


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
