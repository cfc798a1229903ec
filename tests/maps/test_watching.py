"""Watching files."""

import os

import pytest

from mazelib.maps.watching import FileWatcher


@pytest.mark.parametrize("name", ["map.txt", "Ümläut and space.txt"])
def test_a_file_that_appears_is_saved_made_readable_or_vanishes_is_noticed_once(tmp_path, name):
    path = tmp_path / name
    watcher = FileWatcher(lambda: [path])
    changes = [
        lambda: path.write_text("#a"),
        lambda: path.write_text("#a #"),
        lambda: path.chmod(0o444),
        path.unlink,
    ]
    for change in changes:
        assert watcher.changed() == []
        change()
        assert watcher.changed() == [path]
    assert watcher.changed() == []


def test_a_file_replaced_by_one_of_the_same_size_and_time_is_noticed(tmp_path):
    path = tmp_path / "map.txt"
    other = tmp_path / "other.txt"
    path.write_text("#a")
    other.write_text("a#")
    watcher = FileWatcher(lambda: [path])
    status = path.stat()
    os.utime(other, ns=(status.st_atime_ns, status.st_mtime_ns))
    other.replace(path)
    assert watcher.changed() == [path]


def test_only_the_files_that_changed_are_told_in_the_order_of_the_list(tmp_path):
    paths = [tmp_path / name for name in ("c.txt", "a.txt", "b.txt")]
    watcher = FileWatcher(lambda: paths)
    paths[2].write_text("#")
    paths[0].write_text("#")
    assert watcher.changed() == [paths[0], paths[2]]


def test_a_file_that_is_watched_from_now_on_has_not_changed(tmp_path):
    first = tmp_path / "first.txt"
    second = tmp_path / "second.txt"
    second.write_text("#a")
    watched = [first]
    watcher = FileWatcher(lambda: watched)
    watched.append(second)
    assert watcher.changed() == []
    second.unlink()
    assert watcher.changed() == [second]
