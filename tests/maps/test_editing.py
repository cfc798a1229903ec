"""Drawing on the text of a map: one sign changes, everything else stays."""

import pytest

from mazelib.maps.editing import next_letter, places_between, sign_at, with_sign
from mazelib.maps.heya_text import parse

MAP = "+----+\n|a  b|\n|c >d|\n+----+\n\nA note: a b c.\n"


def test_one_sign_changes_and_all_else_stays():
    assert with_sign(MAP, (2, 1), "#").text == MAP.replace("|a  b|", "|a# b|")


def test_a_sign_that_is_there_changes_nothing():
    assert with_sign(MAP, (0, 0), "+").text is MAP


def test_the_start_is_moved_whatever_its_sign_was():
    assert with_sign(MAP, (2, 1), "V").text.split("\n")[1:3] == ["|aV b|", "|c  d|"]


def test_a_letter_is_moved_and_leaves_floor():
    assert with_sign(MAP, (2, 1), "d").text.split("\n")[1:3] == ["|ad b|", "|c > |"]


def test_the_letters_after_one_that_is_drawn_over_move_up():
    drawn = with_sign(MAP, (1, 1), "#").text
    assert drawn.split("\n")[1:3] == ["|#  a|", "|b >c|"]
    assert drawn.endswith("\n\nA note: a b c.\n"), "the note is no part of the map"


def test_only_control_points_are_renamed_and_the_others_are_told():
    with_x = "#######\n#abcx f#\n#######\n"
    drawn = with_sign(with_x, (2, 1), "#")
    assert drawn.text == "#######\n#a#bx f#\n#######\n"
    assert drawn.renamed == {"c": "b"}
    assert with_sign(with_x, (6, 1), "#").renamed == {}
    assert with_sign("####\n#bc #\n####\n", (3, 1), "#").text == "####\n#bc##\n####\n"


def test_a_short_line_is_filled_with_floor_up_to_the_sign():
    assert with_sign("####\n#\n####\n", (3, 1), "a").text == "####\n#  a\n####\n"


def test_windows_line_ends_and_a_byte_order_mark_stay():
    drawn = with_sign("\ufeff###\r\n#a#\r\n###\r\n", (1, 0), "b")
    assert drawn.text == "\ufeff#b#\r\n#a#\r\n###\r\n"


def test_a_wide_letter_is_known_as_its_plain_twin():
    assert with_sign("###\n#ａ #\n####\n", (2, 1), "a").text == "###\n# a#\n####\n"


def test_the_last_sign_of_a_line_is_not_rubbed_out_since_that_would_end_the_map():
    text = "###\n#\n###\n"
    assert with_sign(text, (0, 1), " ").text is text
    assert parse(text).height == 3


@pytest.mark.parametrize("place", [(0, 4), (0, -1), (-1, 0)])
def test_outside_the_map_nothing_can_be_drawn(place):
    with pytest.raises(ValueError, match="does not lie on the map"):
        with_sign(MAP, place, "#")


def test_the_next_letter_is_the_first_that_is_not_on_the_map():
    assert next_letter(MAP) == "e"
    assert next_letter("###\n# #\n\nabc\n") == "a"


def test_the_sign_at_a_place_is_plain_and_a_short_line_goes_on_with_floor():
    assert sign_at("＃ａ\n#", (1, 0)) == "a"
    assert sign_at("＃ａ\n#", (5, 1)) == " "


def test_between_two_places_of_a_quick_mouse_none_is_left_out():
    assert places_between((1, 1), (1, 1)) == []
    assert places_between((1, 1), (4, 1)) == [(2, 1), (3, 1), (4, 1)]
    assert places_between((4, 4), (1, 1)) == [(3, 3), (2, 2), (1, 1)]


def test_a_row_of_wide_spaces_would_end_the_map_and_is_not_drawn():
    text = "###\n\u3000\u3000#\n#a#\n"
    assert with_sign(text, (2, 1), " ").text is text
    assert parse(text).height == 3


def test_each_line_keeps_its_own_end():
    text = "###\r\n#a#\n# #\r###\n\r\nA note.\r\n"
    drawn = with_sign(text, (1, 2), "#").text
    assert drawn == "###\r\n#a#\n###\r###\n\r\nA note.\r\n"
