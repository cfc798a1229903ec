"""Drawing on the text of a map: one sign changes, everything else stays, and Z takes it back."""

import os
from pathlib import Path

import pytest

from mazelib.maps.editing import MapHistory, next_letter, places_between, sign_at, with_sign
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


@pytest.fixture
def history(tmp_path: Path) -> MapHistory:
    path = tmp_path / "map.txt"
    path.write_text(MAP)
    opened = MapHistory(path)
    opened.note_file()
    return opened


def test_each_change_is_in_the_file_and_is_taken_back_and_made_again(history):
    history.draw((2, 1), "#")
    history.draw((3, 1), "#")
    both = MAP.replace("|a  b|", "|a##b|")
    assert history.path.read_text() == both
    assert history.undo()
    assert history.path.read_text() == MAP.replace("|a  b|", "|a# b|")
    assert history.undo()
    assert history.path.read_text() == MAP
    assert not history.undo()
    assert history.redo()
    assert history.redo()
    assert not history.redo()
    assert history.path.read_text() == both


def test_a_stroke_is_taken_back_as_a_whole(history):
    history.draw((2, 1), "#")
    history.draw((3, 1), "#", goes_on=True)
    history.undo()
    assert history.path.read_text() == MAP


def test_a_stroke_draws_what_its_first_place_became_and_goes_round_what_stands_there(history):
    history.begin_stroke((2, 1))
    history.go_on_to((4, 1))
    assert history.path.read_text() == MAP.replace("|a  b|", "|a##b|")
    history.begin_stroke((0, 2))
    history.go_on_to((5, 2))
    assert history.path.read_text().split("\n")[2] == " c >d "
    history.undo()
    assert history.path.read_text().split("\n")[2] == "|c >d|"


def test_between_two_places_of_a_quick_mouse_none_is_left_out():
    assert places_between((1, 1), (1, 1)) == []
    assert places_between((1, 1), (4, 1)) == [(2, 1), (3, 1), (4, 1)]
    assert places_between((4, 4), (1, 1)) == [(3, 3), (2, 2), (1, 1)]


def test_what_an_editor_saves_in_between_is_a_change_like_any_other(history):
    history.draw((2, 1), "#")
    history.path.write_text("####\n#a #\n####\n")
    history.draw((2, 1), "b")
    assert history.path.read_text() == "####\n#ab#\n####\n"
    history.undo()
    assert history.path.read_text() == "####\n#a #\n####\n"
    history.undo()
    assert history.path.read_text() == MAP.replace("|a  b|", "|a# b|")


def test_the_file_as_it_was_when_it_was_opened_can_always_be_got_back(history):
    history.draw((2, 1), "#")
    history.path.write_text("####\n#a #\n####\n")
    assert history.restore()
    assert history.path.read_text() == MAP
    history.undo()
    assert history.path.read_text() == "####\n#a #\n####\n"


@pytest.mark.skipif(os.name == "nt", reason="rights work in another way there")
def test_where_it_cannot_be_saved_it_is_drawn_all_the_same_and_says_so(history, monkeypatch):
    def refuse(*_args: object, **_named: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("mazelib.maps.editing.write_bytes", refuse)
    assert history.draw((2, 1), "#")
    assert not history.is_saved
    assert history.why_not == "Permission denied"
    history.note_file()
    assert history.text == MAP.replace("|a  b|", "|a# b|"), "what is drawn is not lost"
    assert history.path.read_text() == MAP
    monkeypatch.undo()
    history.draw((3, 1), "#")
    assert history.is_saved
    assert history.path.read_text() == MAP.replace("|a  b|", "|a##b|")


def test_a_file_that_is_gone_is_written_anew(history):
    history.path.unlink()
    history.draw((2, 1), "#")
    assert history.path.read_text() == MAP.replace("|a  b|", "|a# b|")


def test_what_an_editor_has_saved_and_cannot_be_read_is_never_written_over(history):
    theirs = "#########\n#S     a#\n#########\n\nGrün\n".encode("latin-1")
    history.path.write_bytes(theirs)
    for change in (lambda: history.draw((2, 1), "#"), history.undo, history.redo, history.restore):
        assert not change()
        assert history.path.read_bytes() == theirs
    history.path.unlink()
    history.path.mkdir()
    assert not history.draw((2, 1), "#")
    assert history.path.is_dir()


def test_a_row_of_wide_spaces_would_end_the_map_and_is_not_drawn():
    text = "###\n\u3000\u3000#\n#a#\n"
    assert with_sign(text, (2, 1), " ").text is text
    assert parse(text).height == 3


def test_after_z_a_stroke_begins_anew(history):
    history.draw((2, 1), "#")
    history.draw((3, 1), "#")
    history.undo()
    history.draw((4, 2), "#", goes_on=True)
    history.undo()
    assert history.path.read_text() == MAP.replace("|a  b|", "|a# b|")


def test_what_an_editor_saves_after_a_drawing_that_was_not_saved_is_shown_and_can_be_taken_back(
    history,
):
    text = history.path.read_text()
    history.path.chmod(0o444)
    assert history.draw((2, 1), "#")
    assert not history.is_saved
    assert history.path.read_text() == text, "nobody may write it"
    drawn = history.text
    history.path.chmod(0o644)
    history.path.write_text("#####\n#S a#\n#####\n")
    history.note_file()
    assert history.is_saved
    assert history.text == "#####\n#S a#\n#####\n"
    history.undo()
    assert history.path.read_text() == drawn


def test_the_rights_of_a_file_stay(history):
    history.path.chmod(0o600)
    history.draw((2, 1), "#")
    assert history.path.stat().st_mode & 0o777 == 0o600
