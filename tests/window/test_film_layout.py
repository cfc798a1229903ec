"""The places in a picture of a film: the map is as large as it goes."""

import pytest
from pygame import Rect

from mazelib.kinds.shared import lesson_options
from mazelib.window import layout
from mazelib.window.film_layout import (
    COMPANION,
    MOST_BESIDE,
    Beside,
    film_laid_out,
    film_text,
)

SIZES = [(480, 360), (640, 480), (960, 600), (1280, 800), (1920, 1080), (600, 960), (1920, 360)]
#: The shapes of first, of 4 x 3 and 10 x 5 rooms, and of something high.
SHAPES = [(17, 7), (9, 7), (21, 11), (9, 21), None]
#: Rules that may stand beside the map in a film of 1280 x 800: the map keeps its size.
SHORT = Beside(24, 400, 240, has_companion=False)


def places_of(laid_out):
    return [at for at in laid_out[:5] if at is not None]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("offer", [SHORT, SHORT._replace(has_companion=True)])
def test_nothing_lies_over_anything_else_or_outside_the_picture(size, shape, offer):
    places = places_of(film_laid_out(size, shape, [offer]))
    assert len(places) >= 3
    assert all(Rect((0, 0), size).contains(at) for at in places)
    for number, at in enumerate(places):
        assert at.collidelist(places[number + 1 :]) == -1


@pytest.mark.parametrize("size", [(480, 360), (640, 480)])
def test_in_a_small_film_the_map_has_most_of_the_height_and_nothing_beside_it(size):
    laid_out = film_laid_out(size, (9, 7), [Beside(14, 60, 60, has_companion=False)])
    assert laid_out.map.width > 0.95 * size[0]
    assert laid_out.map.height > 0.64 * size[1]
    assert (laid_out.rule, laid_out.companion) == (None, None)


def test_a_strip_is_higher_where_the_map_does_not_need_the_room_and_the_map_keeps_its_size():
    wide = film_laid_out((1280, 800), (17, 5))
    square = film_laid_out((1280, 800), (17, 17))
    assert wide.strip.height > square.strip.height
    assert wide.map.height >= 5 * wide.map.width / 17


def test_a_rule_stands_beside_the_map_only_where_all_of_it_has_room_and_the_map_stays_large():
    size = (1280, 800)
    assert film_laid_out(size, (17, 7), [SHORT]).rule.size >= (400, 240)
    too_wide = SHORT._replace(width=round(MOST_BESIDE * 1280) + 2)
    too_high = SHORT._replace(rule_height=740)
    for offer in (too_wide, too_high):
        assert film_laid_out(size, (17, 7), [offer]).rule is None
    # So wide a map would be less than two thirds as large beside it; a square one loses nothing.
    wide_rule = SHORT._replace(width=486)
    assert film_laid_out(size, (9, 9), [wide_rule]).rule
    assert film_laid_out((1280, 560), (30, 4), [wide_rule._replace(width=520)]).rule is None


def test_of_several_letters_for_a_rule_the_first_that_have_room_are_taken():
    offers = [Beside(text, 20 * text, 9 * text, has_companion=False) for text in (30, 22, 16)]
    laid_out = film_laid_out((1280, 800), (17, 7), offers)
    assert laid_out.beside_text == 22


def test_a_companion_stands_below_the_rule_where_it_has_room():
    with_eyes = SHORT._replace(has_companion=True)
    laid_out = film_laid_out((1280, 800), (17, 7), [with_eyes, SHORT])
    assert laid_out.rule.height == 240
    assert laid_out.companion.top > laid_out.rule.bottom
    assert laid_out.companion.height >= COMPANION * 24
    assert laid_out.companion.bottom == laid_out.strip.bottom
    long = [offer._replace(rule_height=600) for offer in (with_eyes, SHORT)]
    laid_out = film_laid_out((1280, 800), (17, 7), long)
    assert laid_out.companion is None
    assert laid_out.rule.bottom == laid_out.strip.bottom


def test_in_a_film_that_is_higher_than_wide_the_rule_lies_below_the_sentence():
    laid_out = film_laid_out((600, 960), (17, 7), [SHORT._replace(has_companion=True), SHORT])
    assert laid_out.map.bottom < laid_out.strip.top < laid_out.rule.top < laid_out.companion.top
    assert laid_out.map.height < 0.5 * laid_out.map.width, "no higher than it needs"
    assert laid_out.companion.bottom > 0.98 * 960
    # A map that needs the height keeps it.
    laid_out = film_laid_out((600, 960), (17, 21), [SHORT])
    assert laid_out.rule is None
    assert laid_out.strip.bottom > 0.98 * 960


def test_what_needs_no_sentence_has_its_place():
    laid_out = film_laid_out((640, 480), None, strip=0)
    assert laid_out.strip.height == 0
    assert laid_out.map.height > 0.88 * 480


def test_text_has_16_pixels_at_640_x_480_and_grows_with_the_film():
    assert [film_text(size) for size in SIZES[:4]] == [14, 16, 20, 27]


def test_a_film_may_be_as_small_as_a_window():
    least = (lesson_options.LEAST_WIDTH, lesson_options.LEAST_HEIGHT)
    assert least == (layout.LEAST_WIDTH, layout.LEAST_HEIGHT)
