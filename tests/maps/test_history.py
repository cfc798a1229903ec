"""The history of a map that is drawn on: each change is saved, and Z takes it back."""

import os
from pathlib import Path

import pytest

from mazelib.maps.history import MapHistory
from mazelib.text.diagnostics import LocatedError

MAP = "+----+\n|a  b|\n|c >d|\n+----+\n\nA note: a b c.\n"


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
    history.begin_stroke((2, 1))
    history.go_on_to((3, 1))
    history.undo()
    assert history.path.read_text() == MAP


def test_a_stroke_draws_what_its_first_place_became_and_goes_round_what_stands_there(history):
    history.begin_stroke((2, 1))
    history.go_on_to((4, 1))
    history.save_stroke()
    assert history.path.read_text() == MAP.replace("|a  b|", "|a##b|")
    history.begin_stroke((0, 2))
    history.go_on_to((5, 2))
    history.save_stroke()
    assert history.path.read_text().split("\n")[2] == " c >d "
    history.undo()
    assert history.path.read_text().split("\n")[2] == "|c >d|"


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

    monkeypatch.setattr("mazelib.maps.shared_file.write_bytes", refuse)
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


@pytest.mark.parametrize("left", [None, "", " \n"])
def test_a_file_that_is_gone_or_half_saved_is_written_back_and_never_emptied(history, left):
    def lose() -> None:
        history.path.unlink()
        if left is not None:
            history.path.write_text(left)

    drawn = MAP.replace("|a  b|", "|a# b|")
    history.draw((2, 1), "#")
    lose()
    with pytest.raises(LocatedError, match="Press Z to save"):
        history.note_file()
    assert history.undo()
    assert history.path.read_text() == drawn
    assert history.undo()
    assert history.path.read_text() == MAP, "an empty file is no step of the history"
    history.redo()
    lose()
    assert history.restore()
    assert history.path.read_text() == MAP
    lose()
    assert history.draw((2, 1), "#") == (left is None)
    assert history.path.read_text() == (drawn if left is None else left), "it is being saved"


def test_a_text_that_an_editor_saves_while_a_drawing_is_written_is_kept_and_shown(
    history, monkeypatch
):
    edited = MAP.replace("|a  b|", "|a #b|")
    wait_for_disk = os.fsync

    def save_meanwhile(descriptor: int) -> None:
        wait_for_disk(descriptor)
        history.path.write_text(edited)

    monkeypatch.setattr(os, "fsync", save_meanwhile)
    history.draw((2, 1), "#")
    assert history.path.read_text() == edited
    assert history.text == edited
    monkeypatch.undo()
    assert history.undo()
    assert history.text == MAP.replace("|a  b|", "|a# b|"), "the drawing can be got back"


def test_a_file_that_was_empty_from_the_beginning_is_no_step_of_the_history(tmp_path):
    path = tmp_path / "map.txt"
    path.write_text("")
    history = MapHistory(path)
    history.note_file()
    path.write_text(MAP)
    history.note_file()
    assert not history.can_undo
    assert not history.undo()
    assert path.read_text() == MAP


def test_a_stroke_is_saved_when_it_is_asked_for_and_whole(history):
    history.begin_stroke((2, 1))
    history.go_on_to((3, 1))
    assert history.path.read_text() == MAP.replace("|a  b|", "|a# b|")
    assert history.save_stroke()
    assert history.path.read_text() == MAP.replace("|a  b|", "|a##b|")
    assert not history.save_stroke()


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


def test_after_z_a_stroke_begins_anew(history):
    history.draw((2, 1), "#")
    history.draw((3, 1), "#")
    history.undo()
    history.begin_stroke((4, 2))
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
