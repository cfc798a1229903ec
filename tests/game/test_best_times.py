"""The best times: kept if they are better, set aside if damaged, whole whatever happens."""

import itertools
import json
import os
import sys
from math import inf
from pathlib import Path

import pytest

from mazelib.game.best_times import best_time
from tests.maps import posix_only

SIZE = "4 × 3 rooms"


def test_only_a_better_time_is_kept_and_each_size_has_its_own(tmp_path):
    folder = tmp_path / "not there yet"
    assert best_time(folder, SIZE) == inf and not folder.exists()
    assert [best_time(folder, SIZE, seconds) for seconds in (9.5, 12.0, 8.25)] == [9.5, 9.5, 8.25]
    assert best_time(folder, "5 × 4 rooms", 20.0) == 20.0
    assert json.loads((folder / "best_times.json").read_text()) == {SIZE: 8.25, "5 × 4 rooms": 20.0}


DAMAGED = [
    b"", b"{", b"[]", b"5", b"null", b'{"a": "5"}', b'{"a": -1}', b'{"a": NaN}', b'{"a": true}', b'{"a": 1e999}',
    b"\xff\xfe\0", b"[" * 100_000, b'{"a": ' + b"9" * 5000 + b"}",
]  # fmt: skip


@pytest.mark.parametrize("damaged", DAMAGED, ids=range(len(DAMAGED)))
def test_a_damaged_file_is_set_aside_and_told(damaged, tmp_path):
    for number in (1, 2):
        (tmp_path / "best_times.json").write_bytes(damaged)
        with pytest.raises(ValueError, match="and new ones begin") as caught:
            best_time(tmp_path, SIZE)
        aside = [*tmp_path.glob("damaged-*-best_times.json")]
        assert [path.read_bytes() for path in aside] == [damaged] * number and "\n" not in str(caught.value)
        assert best_time(tmp_path, SIZE, 5.0) == best_time(tmp_path, SIZE) == 5.0


def test_what_is_no_file_is_set_aside_too(tmp_path):
    (tmp_path / "best_times.json").mkdir()
    with pytest.raises(ValueError, match="damaged"):
        best_time(tmp_path, SIZE)
    assert best_time(tmp_path, SIZE, 5.0) == 5.0


def test_a_folder_that_cannot_be_written_is_told(tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(OSError, match="file"):
        best_time(tmp_path / "file", SIZE, 5.0)


@posix_only
def test_a_kill_at_any_moment_of_writing_leaves_the_old_times_or_the_new_ones(tmp_path):
    path, seen = tmp_path / "best_times.json", []
    for line in itertools.count(1, 2):
        path.write_text(json.dumps({SIZE: 9.0}))
        child = os.fork()
        if not child:  # It dies when it comes to this line of ours, and nothing is tidied up.
            die_at(line)
            best_time(tmp_path, SIZE, 5.0)
            os._exit(0)
        _, status = os.waitpid(child, 0)
        seen.append(best_time(tmp_path, SIZE))
        if status == 0:
            break
    assert len(seen) > 10 and set(seen) == {9.0, 5.0} and seen == sorted(seen, reverse=True)


def die_at(line: int) -> None:
    """Die at the so many-th line of the library that runs from now on."""
    lines = itertools.count(1)

    def trace(frame, event, argument):
        is_ours = Path(frame.f_code.co_filename).name in ("best_times.py", "files.py")
        if is_ours and event == "line" and next(lines) == line:
            os._exit(9)
        return trace

    sys.settrace(trace)
