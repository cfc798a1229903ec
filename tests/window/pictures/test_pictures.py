"""Pictures: every SVG of the folder can be drawn at every size; a class may draw its own walker."""

import pygame
import pytest

from mazelib.text.diagnostics import LocatedError
from mazelib.window.pictures import FOLDER_OF_PICTURES, PictureError, Pictures
from tests.examples import is_thorough

NAMES = sorted(path.stem for path in FOLDER_OF_PICTURES.glob("*.svg"))
SIZES = (10, 14, 33, 48, 100, 300) if is_thorough() else (10, 48)
#: A green square whose upper half alone is filled.
UPPER_HALF = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="20px" height="20px">'
    '<rect x="0" y="0" width="20" height="10" fill="#00c000"/></svg>'
)


@pytest.fixture
def pictures():
    pygame.display.init()
    return Pictures()


def alphas(picture):
    """How opaque each pixel is, 0 to 255."""
    return pygame.image.tobytes(picture, "RGBA")[3::4]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.sweep(5)
def test_every_picture_is_drawn_at_every_size_and_its_edges_are_smooth(name, pictures):
    for size in SIZES:
        for heading in (0, 1, 1.5):
            picture = pictures.picture(name, size, heading)
            assert picture.get_size() == (size, size)
            opaque = alphas(picture)
            assert max(opaque) >= 220, (size, heading)
            assert heading == 1.5 or min(opaque) < 20, "there is room around it"
            between = [alpha for alpha in opaque if 20 < alpha < 235]
            assert len(between) >= size / 8, (size, heading)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.sweep(5)
def test_a_picture_is_as_large_in_a_large_square_as_in_a_small_one(name, pictures):
    small, large = (sum(alphas(pictures.picture(name, size))) / size**2 for size in (30, 300))
    assert small == pytest.approx(large, rel=0.1)


def test_a_picture_is_kept_once_for_each_size_and_heading(pictures):
    one = pictures.picture("walker", 40, 1)
    assert pictures.picture("walker", 40, 1) is one
    assert pictures.picture("walker", 40, 5) is one, "a whole turn more"
    assert pictures.picture("walker", 40, 1.005) is one, "nearly the same heading"
    assert pictures.picture("walker", 41, 1) is not one
    assert pictures.picture("walker", 40, 2) is not one


def test_a_mirrored_picture_has_its_right_at_the_left(pictures):
    usual, mirrored = (
        pictures.picture("worker", 40, is_mirrored=is_mirrored) for is_mirrored in (False, True)
    )
    row = [tuple(usual.get_at((x, 20))) for x in range(40)]
    other = [tuple(mirrored.get_at((x, 20))) for x in range(40)]
    assert row == other[::-1] != other


def test_a_picture_is_turned_clockwise(tmp_path, pictures):
    path = tmp_path / "mine.svg"
    path.write_text(UPPER_HALF, encoding="utf-8")
    own = Pictures(walker=path)
    sides = {"up": (20, 8), "right": (32, 20), "down": (20, 32), "left": (8, 20)}
    for heading, side in enumerate(sides):
        picture = own.picture("walker", 40, heading)
        filled = [name for name, at in sides.items() if picture.get_at(at)[3] == 255]
        assert side in filled, heading
        opposite = list(sides)[(heading + 2) % 4]
        assert opposite not in filled, heading
    assert tuple(own.picture("walker", 40).get_at((20, 8))) == (0, 192, 0, 255)


def test_an_own_walker_takes_the_place_of_the_walker_alone(tmp_path, pictures):
    path = tmp_path / "mine.svg"
    path.write_text(UPPER_HALF, encoding="utf-8")
    own = Pictures(walker=path)
    for name in NAMES:
        drawn = [pygame.image.tobytes(each.picture(name, 30), "RGBA") for each in (own, pictures)]
        assert (drawn[0] == drawn[1]) == (name != "walker"), name


@pytest.mark.parametrize(
    "content",
    [b"", b"<svg", b"no picture", b"<html></html>", b"<svg><g></svg>", b"<svg></svg>"],
)
def test_a_picture_that_cannot_be_drawn_is_an_error_that_says_what_to_do(content, tmp_path):
    path = tmp_path / "mine.svg"
    path.write_bytes(content)
    with pytest.raises(PictureError) as caught:
        Pictures(walker=path)
    assert str(path) in str(caught.value)
    assert "ave it as SVG" in str(caught.value)
    assert "line 1" not in str(caught.value), "no words of Python's"


def test_a_picture_that_is_not_there_or_a_folder_is_an_error_too(tmp_path):
    with pytest.raises(LocatedError, match="there's no such file"):
        Pictures(walker=tmp_path / "none.svg")
    with pytest.raises(LocatedError, match="this is a folder"):
        Pictures(walker=tmp_path)
    (tmp_path / "mine.svg").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(LocatedError, match="UTF-8"):
        Pictures(walker=tmp_path / "mine.svg")


def test_a_picture_of_no_width_at_all_is_drawn_as_one_pixel(pictures):
    assert pictures.picture("walker", 0).get_size() == (1, 1)
