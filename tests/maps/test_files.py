"""Files on disk: read with a clear error, written whole or not at all."""

import errno
import os
from pathlib import Path

import pytest

from mazelib.maps.files import (
    MOST_BYTES_OF_A_FILE,
    check_ending,
    check_may_save,
    read_text,
    write_bytes,
)
from mazelib.text.diagnostics import LocatedError
from tests.samples import posix_only

NAMES = ["map.txt", "Ümläut and space.txt"]


def names_in(folder):
    return sorted(path.name for path in folder.iterdir())


def error_of(path, most_bytes=MOST_BYTES_OF_A_FILE):
    with pytest.raises(LocatedError) as caught:
        read_text(path, most_bytes)
    return caught.value


@pytest.mark.parametrize("name", NAMES)
def test_a_text_is_read_with_its_line_ends_untouched(tmp_path, name):
    (tmp_path / name).write_bytes("ä\r\n\n\r".encode())
    assert read_text(tmp_path / name) == "ä\r\n\n\r"


@pytest.mark.parametrize("name", NAMES)
def test_a_file_that_is_not_there_is_named_with_its_whole_path(tmp_path, name):
    error = error_of(tmp_path / name)
    assert error.name == name
    assert "no such file" in error.first.what
    assert str(tmp_path / name) in error.first.advice


def test_a_folder_is_told_to_be_one(tmp_path):
    error = error_of(tmp_path)
    assert error.name == tmp_path.name
    assert (error.first.what, error.first.advice) == (
        "this is a folder, not a file.",
        "Choose a file in it.",
    )


def test_a_name_that_is_too_long_for_any_file_cannot_be_read(tmp_path):
    assert "this file can't be read" in error_of(tmp_path / ("x" * 5000)).first.what


def test_a_file_is_read_up_to_the_limit_and_no_larger_one(tmp_path):
    path = tmp_path / "map.txt"
    path.write_bytes(b"1234567890")
    assert read_text(path, 10) == "1234567890"
    assert "more than 9 bytes" in error_of(path, 9).first.what
    with path.open("wb") as file:
        file.truncate(MOST_BYTES_OF_A_FILE + 1)
    assert "33,554,432" in error_of(path).first.what


def test_a_file_that_may_not_be_read_is_told_with_the_systems_reason(tmp_path, monkeypatch):
    def refuse(*_arguments, **_options):
        raise PermissionError(errno.EACCES, "Permission denied")

    path = tmp_path / "secret.txt"
    path.write_text("#a")
    monkeypatch.setattr(Path, "open", refuse)
    assert "this file can't be read (Permission denied)" in error_of(path).first.what


def test_a_byte_that_is_not_utf8_is_told_with_its_place_and_shown_as_a_sign(tmp_path):
    path = tmp_path / "map.txt"
    path.write_bytes("# a\r\n#ä \xff #\n".encode("latin-1"))
    first = error_of(path).first
    assert (first.line, first.column) == (2, 2)
    assert "0xE4" in first.what
    assert first.quoted.startswith("#\ufffd")


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "utf-16-be"])
def test_a_text_in_utf_16_is_told_as_such_with_a_mark_or_without(tmp_path, encoding):
    path = tmp_path / "map.txt"
    path.write_bytes("+--+\n|a |\n+--+\n".encode(encoding))
    first = error_of(path).first
    assert "UTF-16" in first.what
    assert "UTF-8" in first.advice


def test_what_is_there_is_not_overwritten_without_force(tmp_path):
    path = tmp_path / "map.txt"
    write_bytes(path, b"old")
    with pytest.raises(FileExistsError, match=r"map\.txt"):
        write_bytes(path, b"new")
    assert path.read_bytes() == b"old"
    write_bytes(path, b"new", force=True)
    assert (path.read_bytes(), names_in(tmp_path)) == (b"new", ["map.txt"])


@pytest.mark.parametrize("name", NAMES)
def test_what_is_written_is_all_that_lies_in_the_folder(tmp_path, name):
    write_bytes(tmp_path / name, b"new")
    assert names_in(tmp_path) == [name]
    assert (tmp_path / name).read_bytes() == b"new"


@pytest.mark.parametrize("force", [False, True])
def test_a_full_disk_leaves_the_old_file_and_nothing_half_written(tmp_path, monkeypatch, force):
    def full(_number):
        raise OSError(errno.ENOSPC, "No space left on device")

    path = tmp_path / "map.txt"
    if force:
        path.write_text("old")
    before = names_in(tmp_path)
    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space left") as caught:
        write_bytes(path, b"new", force=force)
    assert caught.value.filename == str(path)
    assert names_in(tmp_path) == before
    assert not force or path.read_text() == "old"


@posix_only
def test_a_pipe_is_neither_read_nor_replaced(tmp_path):
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    assert "isn't a plain file" in error_of(pipe).first.what
    with pytest.raises(FileExistsError):
        write_bytes(pipe, b"new", force=True)
    assert pipe.is_fifo()


def test_a_folder_is_never_replaced(tmp_path):
    with pytest.raises(FileExistsError):
        write_bytes(tmp_path, b"new", force=True)
    assert tmp_path.is_dir()


@posix_only
def test_a_link_stays_a_link_and_what_it_leads_to_is_written(tmp_path):
    real = tmp_path / "real.txt"
    link = tmp_path / "link.txt"
    real.write_text("old")
    link.symlink_to(real)
    write_bytes(link, b"new", force=True)
    assert link.is_symlink()
    assert real.read_text() == "new"


@posix_only
@pytest.mark.parametrize("force", [False, True])
def test_links_that_lead_round_in_a_circle_stay_as_they_are(tmp_path, force):
    one = tmp_path / "one.txt"
    other = tmp_path / "other.txt"
    one.symlink_to(other)
    other.symlink_to(one)
    with pytest.raises(OSError, match="symbolic links") as caught:
        write_bytes(one, b"new", force=force)
    assert caught.value.filename == str(one)
    assert one.is_symlink()
    assert other.is_symlink()


def test_an_error_names_the_file_and_not_the_one_that_is_written_beside_it(tmp_path):
    path = tmp_path / "gone" / "map.txt"
    with pytest.raises(FileNotFoundError) as caught:
        write_bytes(path, b"new")
    assert caught.value.filename == str(path)


def test_a_kind_of_file_with_one_ending_names_just_this_one(tmp_path):
    with pytest.raises(ValueError, match=r"the name has to end in \.json\.$"):
        check_ending(tmp_path / "a.txt", [".json"])


def test_others_may_read_what_is_written(tmp_path):
    write_bytes(tmp_path / "ours.txt", b"")
    (tmp_path / "usual.txt").touch()
    assert (tmp_path / "ours.txt").stat().st_mode == (tmp_path / "usual.txt").stat().st_mode


def test_before_a_long_work_it_is_said_where_nothing_could_be_saved(tmp_path):
    path = tmp_path / "maze.txt"
    check_may_save(path, force=False)
    path.write_text("#a")
    with pytest.raises(ValueError, match="exists already"):
        check_may_save(path, force=False)
    check_may_save(path, force=True)
    with pytest.raises(ValueError, match="there's no folder"):
        check_may_save(tmp_path / "gone" / "maze.txt", force=True)


@pytest.mark.parametrize(("name", "is_right"), [("a.GIF", True), ("a.png", True), ("a.txt", False)])
def test_a_file_has_one_of_the_endings_of_its_kind_in_small_or_large_letters(
    tmp_path, name, is_right
):
    def check():
        check_ending(tmp_path / name, (".gif", ".png"))

    if is_right:
        check()
    else:
        with pytest.raises(ValueError, match=r"the name has to end in \.gif or \.png\.$"):
            check()


def test_what_an_ended_program_left_is_deleted_at_the_next_save_and_nothing_else(tmp_path):
    path = tmp_path / "map.txt"
    others = [tmp_path / name for name in ("map.txt.7.part", "map.txt.part", "x.txt.7.part")]
    for other in others:
        other.write_text("half")
        os.utime(other, (0, 0))
    at_work = tmp_path / "map.txt.8.part"
    at_work.write_text("half")
    write_bytes(path, b"whole")
    assert {*tmp_path.iterdir()} == {path, at_work, *others[1:]}
