"""The best times: a better one is kept, a damaged file is set aside, and a file is always whole."""

import itertools
import json
import os
import sys
from pathlib import Path

import pytest

from mazelib.game.best_times import best_time, keep_time
from tests.samples import posix_only

SIZE = "4 × 3 rooms"


@pytest.fixture
def folder(tmp_path, monkeypatch):
    monkeypatch.setattr("platformdirs.user_data_path", lambda *name, **more: tmp_path / "kept")
    return tmp_path / "kept"


def test_only_a_better_time_is_kept_and_each_size_has_its_own(folder):
    assert best_time(SIZE) == "No best time yet" and not folder.exists()
    assert [keep_time(SIZE, seconds) for seconds in (9.5, 12.0, 8.251, 8.2499)] == [
        "A new best time: 9.5 s",
        "The best time so far: 9.5 s",
        "A new best time: 8.2 s",
        "The best time so far: 8.2 s",
    ]
    assert (
        keep_time("5 × 4 rooms", 20.0) == "A new best time: 20.0 s"
        and best_time(SIZE) == "The best time so far: 8.2 s"
    )
    assert json.loads((folder / "best_times.json").read_text()) == {SIZE: 8.25, "5 × 4 rooms": 20.0}


DAMAGED = [
    b"",
    b"{",
    b"[]",
    b"5",
    b"null",
    b'{"4 \xc3\x97 3 rooms": "fast"}',
    b'{"4 \xc3\x97 3 rooms": [1]}',
    b"\xff\xfe\0",
    b"[" * 100_000,
    *(b'{"4 \xc3\x97 3 rooms": %s}' % each for each in (b"-5.0", b"NaN", b"Infinity", b"true", b"1" * 400)),
]


@pytest.mark.parametrize("damaged", DAMAGED, ids=range(len(DAMAGED)))
def test_a_damaged_file_is_set_aside_and_told(damaged, folder):
    folder.mkdir()
    for number in (1, 2):
        (folder / "best_times.json").write_bytes(damaged)
        told = best_time(SIZE)
        aside = [*folder.glob("damaged-*/best_times.json")]
        assert [path.read_bytes() for path in aside] == [damaged] * number
        assert told == "The best times were damaged: they were moved aside, and a new list begins"
        assert (
            keep_time(SIZE, 5.0) == "A new best time: 5.0 s"
            and best_time(SIZE) == "The best time so far: 5.0 s"
        )


def test_asking_for_the_best_time_writes_nothing(folder):
    keep_time(SIZE, 5.0)
    before = (folder / "best_times.json").stat().st_mtime_ns
    assert best_time(SIZE) == "The best time so far: 5.0 s"
    assert best_time("5 × 4 rooms") == "No best time yet"
    assert (folder / "best_times.json").stat().st_mtime_ns == before


def test_an_equal_time_is_no_new_best_time(folder):
    assert keep_time(SIZE, 5.001) == "A new best time: 5.0 s"
    assert keep_time(SIZE, 5.0) == "The best time so far: 5.0 s"


def test_what_is_no_file_is_set_aside_too(folder):
    (folder / "best_times.json").mkdir(parents=True)
    assert "damaged" in best_time(SIZE) and keep_time(SIZE, 5.0) == "A new best time: 5.0 s"


def test_a_folder_that_cannot_be_written_is_told(folder):
    folder.write_text("")
    told = keep_time(SIZE, 5.0)
    assert told.startswith("Best times cannot be kept: ") and str(folder) in told


@posix_only
def test_a_kill_at_any_moment_of_writing_leaves_the_old_times_or_the_new_ones(folder):
    folder.mkdir()
    path, seen = folder / "best_times.json", []
    for line in itertools.count(1, 2):
        path.write_text(json.dumps({SIZE: 9.0}))
        child = os.fork()
        if not child:  # It dies when it comes to this line of the library, and nothing is tidied up.
            die_at(line)
            keep_time(SIZE, 5.0)
            os._exit(0)
        _, status = os.waitpid(child, 0)
        seen.append(best_time(SIZE)[-5:])
        if status == 0:
            break
    assert len(seen) > 10 and set(seen) == {"9.0 s", "5.0 s"} and seen == sorted(seen, reverse=True)


def die_at(line: int) -> None:
    """Die when this many lines of the library have run from now on."""
    lines = itertools.count(1)

    def trace(frame, event, argument):
        is_ours = Path(frame.f_code.co_filename).name in ("best_times.py", "files.py")
        if is_ours and event == "line" and next(lines) == line:
            os._exit(9)
        return trace

    sys.settrace(trace)
