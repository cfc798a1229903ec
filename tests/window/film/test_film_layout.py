"""The places in a picture of a film: the map is as large as it goes."""

import pytest
from pygame import Rect

from mazelib.kinds.shared import lesson_options
from mazelib.window.film.film_layout import LEAST_MAP, LEAST_WORDS, Beside, film_laid_out, film_text
from mazelib.window.screen import layout

SIZES = [(480, 360), (640, 480), (960, 600), (1280, 800), (1920, 1080), (600, 960), (1920, 360)]
#: A film that is wide and low: a map of 17 x 7 places leaves room beside it.
WIDE = (1280, 480)
#: The shapes of first, of 4 x 3 and 10 x 5 rooms, and of something high.
SHAPES = [(17, 7), (9, 7), (21, 11), (9, 21), None]
#: A rule that may stand beside the map in a wide film: the map stays large.
SHORT = Beside(16, 400, 240)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("offers", [(), (SHORT,)])
def test_map_band_and_rule_fill_the_picture_without_a_gap(size, shape, offers):
    laid_out = film_laid_out(size, shape, offers)
    places = [at for at in (laid_out.map, laid_out.band, laid_out.rule) if at]
    picture = Rect((0, 0), size)
    assert all(picture.contains(at) for at in places)
    for number, at in enumerate(places):
        assert at.collidelist(places[number + 1 :]) == -1
    assert sum(at.width * at.height for at in places) == picture.width * picture.height
    assert laid_out.band.contains(laid_out.title)
    assert laid_out.band.contains(laid_out.said)
    assert laid_out.title.bottom <= laid_out.said.top


@pytest.mark.parametrize("size", SIZES[:5])
def test_the_map_has_all_the_width_and_seven_tenths_of_the_height(size):
    laid_out = film_laid_out(size, (9, 7))
    assert laid_out.map.width == laid_out.band.width == size[0]
    assert laid_out.map.height > 0.7 * size[1]


def test_a_rule_stands_beside_the_map_only_where_all_of_it_has_room_and_the_map_stays_large():
    alone = film_laid_out(WIDE, (17, 7)).map
    needed = alone.height * 17 / 7
    widest = round(alone.width - LEAST_MAP * needed)
    assert film_laid_out(WIDE, (17, 7), [SHORT]).rule.width == 400
    assert film_laid_out(WIDE, (17, 7), [SHORT._replace(width=widest - 2)]).rule
    assert film_laid_out(WIDE, (9, 9), [SHORT._replace(width=700)]).rule
    too_wide = SHORT._replace(width=widest + 2)
    too_high = SHORT._replace(height=alone.height + 1)
    for offer in (too_wide, too_high):
        assert film_laid_out(WIDE, (17, 7), [offer]).rule is None


@pytest.mark.parametrize("size", SIZES[1:5])
def test_below_a_wide_map_the_rule_stands_beside_the_words_and_the_map_keeps_its_width(size):
    text = film_text(size)
    offer = Beside(text, 15 * text, 10 * text)
    laid_out = film_laid_out(size, (17, 7), [offer])
    assert laid_out.rule.topleft == laid_out.band.topright
    assert laid_out.rule.bottom == size[1]
    assert laid_out.map.width == size[0]
    assert laid_out.said.width >= LEAST_WORDS * text
    # Words that would be squeezed keep their room.
    wide = offer._replace(width=round(size[0] - (LEAST_WORDS + 1) * text))
    assert film_laid_out(size, (17, 7), [wide]).rule is None


def test_of_several_letters_for_a_rule_the_first_that_have_room_are_taken():
    offers = [Beside(text, 25 * text, 9 * text) for text in (30, 20, 16)]
    laid_out = film_laid_out(WIDE, (17, 7), offers)
    assert laid_out.beside_text == 20


def test_in_a_film_that_is_higher_than_wide_the_rule_lies_below_the_sentence():
    laid_out = film_laid_out((600, 960), (17, 7), [SHORT])
    assert laid_out.map.bottom == laid_out.band.top < laid_out.band.bottom == laid_out.rule.top
    assert laid_out.rule.bottom == 960
    # A map that needs the height keeps it.
    laid_out = film_laid_out((600, 960), (17, 21), [SHORT])
    assert laid_out.rule is None
    assert laid_out.band.bottom == 960


def test_what_needs_no_sentence_has_all_of_the_picture():
    laid_out = film_laid_out((640, 480), None, has_words=False)
    assert laid_out.map == Rect(0, 0, 640, 480)


def test_text_has_16_pixels_at_640_x_480_and_grows_with_the_film():
    assert [film_text(size) for size in SIZES[:4]] == [14, 16, 20, 27]
    assert film_text((600, 960)) == film_text((960, 600))


def test_a_film_may_be_as_small_as_a_window():
    least = (lesson_options.LEAST_WIDTH, lesson_options.LEAST_HEIGHT)
    assert least == (layout.LEAST_WIDTH, layout.LEAST_HEIGHT)
