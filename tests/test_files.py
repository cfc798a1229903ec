"""Files on disk. Each file in broken_maps/ has its whole message beside it."""

import errno
import os
from pathlib import Path

import pytest

from mazelib.diagnostics import LocatedError
from mazelib.files import MOST_BYTES, FileWatcher, read_heya, read_text, write_bytes, write_text
from mazelib.heya import MOST_OF_NOTE, parse, write
from tests.maps import TESTS

BROKEN = TESTS / "broken_maps"
MAPS = sorted(path.name for path in BROKEN.iterdir() if not path.name.endswith(".message.txt"))


def names_in(folder):
    return sorted(path.name for path in folder.iterdir())


def message_of(path):
    with pytest.raises(LocatedError) as caught:
        read_heya(path)
    return str(caught.value)


@pytest.mark.parametrize("name", MAPS)
def test_a_broken_map_gets_exactly_its_message(name):
    expected = (BROKEN / f"{Path(name).stem}.message.txt").read_bytes().decode()
    assert message_of(BROKEN / name) + "\n" == expected


def test_every_message_belongs_to_a_broken_map():
    assert len(MAPS) == len(list(BROKEN.glob("*.message.txt"))) > 30


def test_a_missing_file(tmp_path):
    path = tmp_path / "frist.txt"
    assert message_of(path) == (f"frist.txt: there is no such file.\n  Look for a typing mistake in: {path}")


def test_a_folder(tmp_path):
    (tmp_path / "maps").mkdir()
    assert message_of(tmp_path / "maps") == (
        "maps: this is a folder, not a map.\n  Name a file inside it."
    )


def test_a_name_that_no_file_can_have(tmp_path):
    name = "x" * 5000
    assert message_of(tmp_path / name) == (
        f"{name}: the file cannot be read (File name too long).\n  Look at the file's name and rights."
    )


def test_a_file_that_nobody_may_read(tmp_path, monkeypatch):
    def refuse(*_, **__):
        raise PermissionError(errno.EACCES, "Permission denied")

    path = tmp_path / "secret.txt"
    path.write_text("#a")
    monkeypatch.setattr(Path, "open", refuse)
    assert message_of(path) == (
        "secret.txt: the file cannot be read (Permission denied).\n  Look at the file's name and rights."
    )


def test_a_line_of_a_million_characters(tmp_path):
    path = tmp_path / "million.txt"
    path.write_text("#a#\n" + "#" * 1_000_000 + "\n###\n")
    assert message_of(path) == (
        "million.txt, line 2, column 100001: the line is 1,000,000 characters wide; "
        "100,000 is the most.\n"
        f"    …{'#' * 60}…\n    {' ' * 31}^\n  Make the line shorter."
    )


def test_a_map_of_more_than_4_194_304_places(tmp_path):
    path = tmp_path / "many.txt"
    path.write_text("#a\n" + "#" * 3000 + "\n" + "##\n" * 1500)
    assert message_of(path) == (
        "many.txt, line 2, column 3000: the map has 4,506,000 places (3,000 × 1,502); "
        "4,194,304 is the most.\n"
        f"    …{'#' * 31}\n    {' ' * 31}^\n"
        "  Make the map smaller. Every line counts as long as this one, the longest."
    )


def test_a_file_of_more_bytes_than_any_map(tmp_path):
    path = tmp_path / "huge.txt"
    with path.open("wb") as file:
        file.truncate(MOST_BYTES + 1)
    assert message_of(path) == (
        "huge.txt: the file is larger than 33,554,432 bytes.\n  No map is: name another."
    )


@pytest.mark.parametrize("content", [b"#a#\r\n# #\r\n", b"\xef\xbb\xbf#a#\n", "＃ａ　＃".encode(), b"#a"])
def test_a_map_read_and_written_is_the_same_file_byte_for_byte(tmp_path, content):
    (tmp_path / "one.txt").write_bytes(content)
    write_text(tmp_path / "two.txt", write(read_heya(tmp_path / "one.txt")))
    assert (tmp_path / "two.txt").read_bytes() == content


def test_a_map_is_named_after_its_file(tmp_path):
    (tmp_path / "mine.txt").write_text("#a")
    assert read_heya(tmp_path / "mine.txt").name == "mine.txt"


def test_what_is_there_is_not_overwritten_without_force(tmp_path):
    path = tmp_path / "map.txt"
    write_text(path, "old")
    with pytest.raises(FileExistsError, match=r"map\.txt exists already"):
        write_text(path, "new")
    assert path.read_text() == "old"
    write_text(path, "new", force=True)
    assert read_text(path, "map") == "new"
    assert names_in(tmp_path) == ["map.txt"]


@pytest.mark.parametrize("force", [False, True])
def test_a_full_disk_leaves_the_old_file_and_nothing_half_written(tmp_path, monkeypatch, force):
    def full(_):
        raise OSError(errno.ENOSPC, "No space left on device")

    path = tmp_path / "map.txt"
    if force:
        path.write_text("old")
    before = names_in(tmp_path)
    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space left"):
        write_text(path, "new", force=force)
    assert names_in(tmp_path) == before
    assert not force or path.read_text() == "old"


def test_a_name_that_is_taken_while_we_write_is_left_alone(tmp_path, monkeypatch):
    path = tmp_path / "map.txt"
    sync = os.fsync

    def meanwhile(handle):
        path.write_text("another program's")
        sync(handle)

    monkeypatch.setattr(os, "fsync", meanwhile)
    with pytest.raises(FileExistsError, match=r"map\.txt exists already"):
        write_text(path, "ours")
    assert path.read_text() == "another program's"
    assert names_in(tmp_path) == ["map.txt"]


@pytest.mark.parametrize("number", [errno.EPERM, errno.EOPNOTSUPP])
def test_a_file_system_without_links_is_written_to_all_the_same(tmp_path, monkeypatch, number):
    def refuse(*_):
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(os, "link", refuse)
    write_text(tmp_path / "map.txt", "new")
    assert (tmp_path / "map.txt").read_text() == "new"
    assert names_in(tmp_path) == ["map.txt"]


def test_a_missing_folder_is_an_error(tmp_path):
    with pytest.raises(FileNotFoundError):
        write_bytes(tmp_path / "none" / "map.txt", b"new")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with names here")
def test_what_is_no_plain_file_is_never_replaced(tmp_path):
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(OSError, match="no plain file"):
        write_text(tmp_path / "pipe", "new", force=True)
    assert (tmp_path / "pipe").is_fifo()
    with pytest.raises(OSError, match="no plain file"):
        write_text(tmp_path, "new", force=True)


@pytest.mark.skipif(os.name == "nt", reason="links are other things there")
def test_links_that_lead_round_in_a_circle_are_no_place_to_write_to(tmp_path):
    (tmp_path / "one").symlink_to(tmp_path / "two")
    (tmp_path / "two").symlink_to(tmp_path / "one")
    for force in (False, True):
        with pytest.raises(OSError):
            write_text(tmp_path / "one", "new", force=force)
    assert names_in(tmp_path) == ["one", "two"]


@pytest.mark.skipif(os.name == "nt", reason="links and rights are other things there")
def test_a_link_stays_a_link_and_the_rights_of_a_file_stay(tmp_path):
    real, link = tmp_path / "real.txt", tmp_path / "link.txt"
    real.write_text("old")
    real.chmod(0o600)
    link.symlink_to(real)
    write_text(link, "new", force=True)
    assert link.is_symlink() and real.read_text() == "new"
    assert real.stat().st_mode & 0o777 == 0o600


def test_others_may_read_what_is_written(tmp_path):
    write_text(tmp_path / "ours.txt", "")
    (tmp_path / "usual.txt").touch()
    assert (tmp_path / "ours.txt").stat().st_mode == (tmp_path / "usual.txt").stat().st_mode


def test_a_very_long_note_is_kept_as_far_as_anybody_reads():
    heya = parse("#a\n\n" + "word " * 200_000 + "\n" * 100_000)
    assert len(heya.note) == MOST_OF_NOTE
    assert heya.note.startswith("word word") and heya.note.endswith("…")
    assert parse(write(heya)) == heya


def test_fifty_thousand_lines_of_prose_are_told_in_so_many_lines():
    with pytest.raises(LocatedError) as caught:
        parse("these are words and no row of a map\n" * 50_000)
    assert len(caught.value.diagnostics) == 100
    assert "there are more" in str(caught.value)


def test_a_file_whose_name_is_not_utf8_is_named_as_far_as_it_can_be(tmp_path):
    path = tmp_path / os.fsdecode(b"\x95\x94\x89\xae.txt")
    try:
        path.write_text("#a")
    except OSError:
        pytest.skip("this file system has UTF-8 names only")
    heya = read_heya(path)
    assert heya.name == "····.txt"
    heya.name.encode("utf-8")


def test_rights_mended_with_chmod_are_noticed(tmp_path):
    path = tmp_path / "map.txt"
    path.write_text("#a")
    path.chmod(0o000)
    watcher = FileWatcher([path])
    path.chmod(0o644)
    assert watcher.changed() == [path]
    assert watcher.changed() == []
