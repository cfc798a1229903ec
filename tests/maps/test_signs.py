"""The signs of a map: what each one is, read from a map that has only this sign in its middle."""

import pytest

from mazelib.grid.compass import Heading
from mazelib.maps.heya_text import HeyaError, parse
from mazelib.maps.signs import (
    HOW_TO_DRAW,
    LETTERS,
    ON_MAPS,
    PLAIN_WALL,
    START_BY_HEADING,
    WALLS,
)
from tests.samples import OURS, heya

#: The signs of the format, as README tells them: a new sign has to be added here, too.
WALL = "+-|#■█"
FLOORS = " "
CONTROL = "abcdefghijklmnopqrstuvwxyzG"
START = {"A": "up", "S": "up", ">": "right", "V": "down", "<": "left"}
ALL = {*WALL, *FLOORS, *CONTROL, *START}

MIDDLE = (1, 0)


def with_sign(sign):
    """A map with the sign in MIDDLE; b and later need the letters before them."""
    before = ""
    if sign in LETTERS:
        before = LETTERS[: LETTERS.index(sign)]
    return parse(f" {sign} #{before}")


@pytest.mark.parametrize("sign", WALL)
def test_these_are_walls(sign):
    assert not with_sign(sign).is_open(MIDDLE)


@pytest.mark.parametrize("sign", FLOORS)
def test_these_are_floor_on_which_nothing_stands(sign):
    read = with_sign(sign)
    assert read.is_open(MIDDLE)
    assert (read.start, read.controls) == ((0, 0), ())


@pytest.mark.parametrize("letter", CONTROL)
@pytest.mark.sweep(5)
def test_these_are_control_points_on_floor(letter):
    read = with_sign(letter)
    assert dict(read.controls)[letter] == MIDDLE
    assert read.is_open(MIDDLE)
    assert read.start == (0, 0)


@pytest.mark.parametrize(("sign", "heading"), START.items())
def test_these_are_the_start_on_floor_and_say_where_the_walker_faces(sign, heading):
    read = with_sign(sign)
    assert (read.start, read.heading.word) == (MIDDLE, heading)
    assert read.is_open(MIDDLE)
    assert read.controls == ()


def test_no_sign_is_two_things():
    signs = ON_MAPS + WALLS
    assert len(set(signs)) == len(signs)
    assert set(signs) == ALL, "write a new sign into its row at the top of this test"


def test_no_other_plain_character_may_stand_on_a_map():
    for sign in map(chr, range(0x20, 0x7F)):
        if sign in ON_MAPS + WALLS:
            with_sign(sign)
        else:
            with pytest.raises(HeyaError, match="doesn't mean anything on a map"):
                with_sign(sign)


def test_what_a_map_that_is_made_writes_is_read_as_what_was_meant():
    assert not with_sign(PLAIN_WALL).is_open(MIDDLE)
    for heading in Heading:
        assert with_sign(START_BY_HEADING[heading]).heading is heading


def test_each_sign_that_japanese_keyboards_make_wide_is_its_plain_twin():
    for sign in sorted(sign for sign in ALL - {" "} if sign.isascii()):
        wide = chr(ord(sign) + 0xFEE0)
        before = LETTERS[: LETTERS.index(sign)] if sign in LETTERS else ""
        assert parse(f"  {wide}  {before}") == parse(f"  {sign}  {before}"), sign


@pytest.mark.parametrize(("twin", "sign"), [("\u3000", " "), ("\u2212", "-"), ("\u30fc", "-")])
def test_the_wide_space_and_two_more_minus_signs_have_plain_twins(twin, sign):
    assert parse(f"a{twin}#").rows == (f"a{sign}#",)


def test_an_advice_and_the_maps_of_the_lessons_name_one_sign_for_each_start():
    assert "A" not in HOW_TO_DRAW.split()
    assert set(START_BY_HEADING.values()) <= set(HOW_TO_DRAW.split())
    for name in OURS:
        assert "A" not in "".join(heya(name).rows), name
