"""The leaves of a hedge, before and after all of them have grown."""

import pygame
import pytest

from mazelib.window.painters import foliage
from mazelib.window.painters.foliage import LEAVES, Foliage
from mazelib.window.painters.gardens import AUTUMN, SPRING


def pixels(growing):
    return pygame.image.tobytes(growing.picture, "RGBA")


@pytest.mark.parametrize("garden", [SPRING, AUTUMN])
def test_leaves_that_grow_some_at_a_time_become_the_same_picture(garden):
    at_once = Foliage(garden)
    at_once.grow(LEAVES)
    assert at_once.is_whole
    by_and_by = Foliage(garden)
    by_and_by.grow(1000)
    assert not by_and_by.is_whole
    assert pixels(by_and_by) != pixels(at_once)
    for _slice in range(5):
        by_and_by.grow(1000)
    assert by_and_by.is_whole
    assert pixels(by_and_by) == pixels(at_once)


def test_what_is_whole_grows_no_more(monkeypatch):
    growing = Foliage(SPRING)
    growing.grow(LEAVES)
    monkeypatch.setattr(foliage, "_draw_blossom", None)
    growing.grow(10)
