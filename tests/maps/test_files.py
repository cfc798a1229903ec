"""Files on disk. Each file in broken_maps/ has its whole message beside it."""

import errno
import os
from pathlib import Path

import pytest

from mazelib.maps.files import MOST_BYTES, write_bytes
from mazelib.maps.folder import read_heya
from mazelib.maps.heya_text import write
from mazelib.maps.watching import FileWatcher
from mazelib.text.diagnostics import LocatedError
from tests.samples import TESTS, posix_only

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


def test_what_cannot_be_read_is_told_with_its_reason(tmp_path, monkeypatch):
    missing, folder, secret, huge = (tmp_path / name for name in ("frist.txt", "maps", "secret.txt", "huge.txt"))
    folder.mkdir()
    secret.write_text("#a")
    with huge.open("wb") as file:
        file.truncate(MOST_BYTES + 1)
    advice = "Look at its name and rights."
    assert message_of(missing) == f"frist.txt: there is no such file.\n  Look for a typing mistake in: {missing}"
    assert message_of(folder) == f"maps: the map cannot be read (it is no plain file).\n  {advice}"
    assert message_of(huge) == "huge.txt: the file is larger than 33,554,432 bytes.\n  No map is: name another."
    assert "the map cannot be read" in message_of(tmp_path / ("x" * 5000))

    def refuse(*_, **__):
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(Path, "open", refuse)
    assert message_of(secret) == f"secret.txt: the map cannot be read (Permission denied).\n  {advice}"


@pytest.mark.parametrize("content", [b"#a#\r\n# #\r\n", b"\xef\xbb\xbf#a#\n", "＃ａ　＃".encode(), b"#a"])
def test_a_map_read_and_written_is_the_same_file_byte_for_byte(tmp_path, content):
    (tmp_path / "one.txt").write_bytes(content)
    read = read_heya(tmp_path / "one.txt")
    write_bytes(tmp_path / "two.txt", write(read).encode())
    assert (read.name, (tmp_path / "two.txt").read_bytes()) == ("one.txt", content)


def test_what_is_there_is_not_overwritten_without_force(tmp_path):
    path = tmp_path / "map.txt"
    write_bytes(path, b"old")
    with pytest.raises(FileExistsError, match=r"map\.txt exists already"):
        write_bytes(path, b"new")
    assert path.read_bytes() == b"old"
    write_bytes(path, b"new", force=True)
    assert (path.read_bytes(), names_in(tmp_path)) == (b"new", ["map.txt"])


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
        write_bytes(path, b"new", force=force)
    assert names_in(tmp_path) == before
    assert not force or path.read_text() == "old"


@posix_only
def test_what_is_no_plain_file_is_never_replaced_and_a_link_stays_a_link(tmp_path):
    pipe, real, link = tmp_path / "pipe", tmp_path / "real.txt", tmp_path / "link.txt"
    os.mkfifo(pipe)
    assert "the map cannot be read (it is no plain file)" in message_of(pipe)
    for path in (pipe, tmp_path):
        with pytest.raises(FileExistsError):
            write_bytes(path, b"new", force=True)
    assert pipe.is_fifo()
    real.write_text("old")
    link.symlink_to(real)
    write_bytes(link, b"new", force=True)
    assert link.is_symlink() and real.read_text() == "new"


def test_others_may_read_what_is_written(tmp_path):
    write_bytes(tmp_path / "ours.txt", b"")
    (tmp_path / "usual.txt").touch()
    assert (tmp_path / "ours.txt").stat().st_mode == (tmp_path / "usual.txt").stat().st_mode


def test_a_file_that_is_saved_deleted_or_made_readable_is_noticed_once(tmp_path):
    path = tmp_path / "map.txt"
    watcher = FileWatcher(lambda: [path])
    for change in (lambda: path.write_text("#a"), lambda: path.chmod(0o444), path.unlink):
        assert watcher.changed() == []
        change()
        assert watcher.changed() == [path]
