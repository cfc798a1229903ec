"""What to do next is one bold line: its keys look like keys."""

import pygame
import pytest

from mazelib.window.drawing.theme import LIGHT
from mazelib.window.painters.to_do import draw_to_do, in_plain_words
from tests.window.on_stage import colours_of, pen_of

WORDS = "Change line 19, save, and press [V]."


def test_a_key_has_an_edge_around_its_letter_and_the_words_are_noted_as_one_text():
    pen = pen_of((600, 60))
    at = draw_to_do(pen, pygame.Rect(10, 10, 580, 40), WORDS, 25)
    (written,) = pen.written
    assert written.text == in_plain_words(WORDS) == "Change line 19, save, and press V."
    assert written.size == 25
    assert LIGHT.window in colours_of(pen.window, at), "the ground of a key"
    plain = pen_of((600, 60))
    draw_to_do(plain, pygame.Rect(10, 10, 580, 40), in_plain_words(WORDS), 25)
    assert LIGHT.window not in colours_of(plain.window, plain.window.get_rect())


@pytest.mark.parametrize("width", [580, 400, 300])
def test_a_line_is_as_large_as_it_fits_and_stays_in_its_row(width):
    pen = pen_of((600, 60), smallest=14)
    row = pygame.Rect(10, 10, width, 40)
    at = draw_to_do(pen, row, WORDS, 30)
    assert row.contains(at)
    outside = pygame.Rect(row.right + 1, 0, 600 - row.right - 1, 60)
    assert colours_of(pen.window, outside) <= {LIGHT.panel}


def test_a_line_at_the_right_of_a_heading_ends_there():
    pen = pen_of((600, 60))
    row = pygame.Rect(10, 10, 580, 40)
    assert draw_to_do(pen, row, "[A]: next hint", 19, is_at_right=True).right == row.right
