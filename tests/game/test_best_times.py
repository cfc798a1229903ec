"""The best times: a better one is kept, a damaged file is set aside, and a file is always whole."""

import itertools
import json
import os
import sys
from pathlib import Path

import pytest

from mazelib.game.best_times import BestTime, best_time, keep_time
from tests.samples import posix_only

ROOMS = (4, 3)
OTHER_ROOMS = (5, 4)


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """Where best times are kept; it is not there yet."""
    monkeypatch.setattr("platformdirs.user_data_path", lambda *name, **more: tmp_path / "kept")
    return tmp_path / "kept"


def kept_in(folder):
    return json.loads((folder / "best_times.json").read_text(encoding="utf-8"))


def test_only_a_better_time_is_kept(folder):
    kept = [keep_time(ROOMS, seconds) for seconds in (9.5, 12.0, 8.251, 8.2499)]
    assert [time.seconds for time in kept] == [9.5, 9.5, 8.25, 8.25]
    assert [time.is_new for time in kept] == [True, False, True, False]
    assert best_time(ROOMS) == BestTime(8.25)


def test_each_size_has_a_best_time_of_its_own_under_a_name_that_no_language_changes(folder):
    keep_time(ROOMS, 8.25)
    keep_time(OTHER_ROOMS, 20.0)
    assert best_time(ROOMS).seconds == 8.25
    assert best_time(OTHER_ROOMS).seconds == 20.0
    assert kept_in(folder) == {"4 × 3 rooms": 8.25, "5 × 4 rooms": 20.0}


@pytest.mark.parametrize(
    ("time", "words"),
    [
        (BestTime(), "No best time yet."),
        (BestTime(8.25), "The best time so far: 8.2 s."),
        (BestTime(9.5, is_new=True), "A new best time: 9.5 s."),
        (
            BestTime(was_damaged=True),
            "The best times were damaged: they were moved aside, and a new list begins.",
        ),
        (BestTime(problem="no room"), "Best times cannot be kept: no room."),
    ],
)
def test_a_best_time_is_said_in_one_sentence(time, words):
    assert time.words == words


DAMAGED = [
    b"",
    b"{",
    b"[]",
    b"5",
    b"null",
    b'{"4 \xc3\x97 3 rooms": "fast"}',
    b'{"4 \xc3\x97 3 rooms": [1]}',
    b'{"4 \xc3\x97 3 rooms": 5.0, "5 \xc3\x97 4 rooms": "fast"}',
    b"\xff\xfe\0",
    b"[" * 100_000,
    *(
        b'{"4 \xc3\x97 3 rooms": %s}' % each
        for each in (b"-5.0", b"0.0", b"NaN", b"Infinity", b"true", b"1" * 400)
    ),
]


@pytest.mark.parametrize("damaged", DAMAGED, ids=range(len(DAMAGED)))
@pytest.mark.sweep(5)
def test_a_damaged_file_is_set_aside_and_told_and_then_a_new_list_begins(damaged, folder):
    folder.mkdir()
    for number in (1, 2):
        (folder / "best_times.json").write_bytes(damaged)
        assert best_time(ROOMS) == BestTime(was_damaged=True)
        aside = [*folder.glob("damaged-*/best_times.json")]
        assert [path.read_bytes() for path in aside] == [damaged] * number
        assert keep_time(ROOMS, 5.0) == BestTime(5.0, is_new=True)
        assert best_time(ROOMS) == BestTime(5.0)


def test_a_file_that_is_damaged_during_a_round_does_not_cost_the_time_of_that_round(folder):
    folder.mkdir()
    (folder / "best_times.json").write_bytes(b"{")
    assert keep_time(ROOMS, 5.0) == BestTime(5.0, is_new=True)
    assert len([*folder.glob("damaged-*/best_times.json")]) == 1


def test_asking_for_the_best_time_writes_nothing(folder):
    assert best_time(ROOMS) == BestTime()
    assert not folder.exists()
    keep_time(ROOMS, 5.0)
    before = (folder / "best_times.json").stat().st_mtime_ns
    assert best_time(ROOMS) == BestTime(5.0)
    assert best_time(OTHER_ROOMS) == BestTime()
    assert (folder / "best_times.json").stat().st_mtime_ns == before


def test_an_equal_time_is_no_new_best_time(folder):
    assert keep_time(ROOMS, 5.001).is_new
    assert not keep_time(ROOMS, 5.0).is_new


def test_a_folder_in_place_of_the_file_is_set_aside_too(folder):
    (folder / "best_times.json").mkdir(parents=True)
    assert best_time(ROOMS).was_damaged
    assert keep_time(ROOMS, 5.0).is_new


def test_a_folder_that_cannot_be_written_is_told(folder):
    folder.write_text("")
    kept = keep_time(ROOMS, 5.0)
    assert str(folder) in kept.problem
    assert kept.seconds is None
    assert kept.words.startswith("Best times cannot be kept: ")


def test_a_system_that_gives_no_reason_is_told_too_and_no_best_time_is_claimed(folder, monkeypatch):
    keep_time(ROOMS, 5.0)

    def fails(path):
        raise OSError

    monkeypatch.setattr("mazelib.maps.kept_files.read_text", fails)
    for found in (best_time(ROOMS), keep_time(ROOMS, 4.0)):
        assert found.words.startswith("Best times cannot be kept")
        assert not found.is_new


@pytest.mark.thorough
@posix_only
def test_a_kill_at_any_moment_of_writing_leaves_the_old_times_or_the_new_ones(folder):
    folder.mkdir()
    path = folder / "best_times.json"
    seen = []
    for line in itertools.count(1, 2):
        path.write_text(json.dumps({"4 × 3 rooms": 9.0}))
        child = os.fork()
        if (
            not child
        ):  # It dies when it comes to this line of the library, and nothing is tidied up.
            die_at(line)
            keep_time(ROOMS, 5.0)
            os._exit(0)
        _, status = os.waitpid(child, 0)
        seen.append(best_time(ROOMS).seconds)
        if status == 0:
            break
    assert len(seen) > 10
    assert set(seen) == {9.0, 5.0}
    assert seen == sorted(seen, reverse=True)


def die_at(line: int) -> None:
    """Die when this many lines of the library have run from now on."""
    lines = itertools.count(1)

    def trace(frame, event, argument):
        name = Path(frame.f_code.co_filename).name
        is_ours = name in ("best_times.py", "kept_files.py", "files.py")
        if is_ours and event == "line" and next(lines) == line:
            os._exit(9)
        return trace

    sys.settrace(trace)
