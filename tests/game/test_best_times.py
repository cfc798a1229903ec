"""The best times: kept if they are better, set aside if damaged, whole whatever happens."""

import itertools
import json
import os
import sys
from pathlib import Path

import pytest

from mazelib.game.best_times import BestTimes
from tests.maps import posix_only

KIND = "4 × 3 rooms, first person"


def test_only_a_better_time_is_kept_and_each_kind_has_its_own(tmp_path):
    folder = tmp_path / "not there yet"
    assert BestTimes(folder).best(KIND) is None and not folder.exists()
    kept = [BestTimes(folder).keep(KIND, seconds) for seconds in (9.5, 9.5, 12.0, 8.25)]
    assert kept == [True, False, False, True]
    assert BestTimes(folder).keep("above", 20.0)
    assert (BestTimes(folder).best(KIND), BestTimes(folder).best("above")) == (8.25, 20.0)


def test_two_windows_lose_nothing_of_each_other(tmp_path):
    one, other = BestTimes(tmp_path), BestTimes(tmp_path)
    assert one.keep("a", 3.0) and other.keep("b", 4.0) and not other.keep("a", 3.5)
    assert json.loads((tmp_path / "best_times.json").read_text()) == {"a": 3.0, "b": 4.0}


DAMAGED = [
    b"", b"{", b"[]", b"5", b"null", b'{"a": "5"}', b'{"a": -1}', b'{"a": NaN}', b'{"a": true}', b'{"a": 1e999}',
    b"\xff\xfe\0", b"[" * 100_000, b'{"a": ' + b"9" * 5000 + b"}",
]  # fmt: skip


@pytest.mark.parametrize("damaged", DAMAGED, ids=range(len(DAMAGED)))
def test_a_damaged_file_is_set_aside_under_a_free_name_and_told(damaged, tmp_path):
    path = tmp_path / "best_times.json"
    for number in (1, 2):
        path.write_bytes(damaged)
        times = BestTimes(tmp_path)
        aside = tmp_path / f"best_times.damaged-{number}.json"
        assert aside.read_bytes() == damaged and str(aside) in times.told and "\n" not in times.told
        assert times.keep(KIND, 5.0) and BestTimes(tmp_path).best(KIND) == 5.0


def test_what_is_no_file_is_set_aside_too(tmp_path):
    (tmp_path / "best_times.json").mkdir()
    times = BestTimes(tmp_path)
    assert times.told and times.keep(KIND, 5.0) and BestTimes(tmp_path).best(KIND) == 5.0


def test_a_folder_that_cannot_be_written_is_told_and_the_time_counts_in_this_game(tmp_path):
    (tmp_path / "file").write_text("")
    times = BestTimes(tmp_path / "file")
    assert times.keep(KIND, 5.0) and times.best(KIND) == 5.0
    assert times.told.startswith("The best time") and "\n" not in times.told


@posix_only
def test_a_kill_at_any_moment_of_writing_leaves_the_old_times_or_the_new_ones(tmp_path):
    BestTimes(tmp_path).keep(KIND, 9.0)
    path, seen = tmp_path / "best_times.json", []
    for line in itertools.count(1):
        path.write_text(json.dumps({KIND: 9.0}))
        child = os.fork()
        if not child:  # It dies when it comes to this line of ours, and nothing is tidied up.
            die_at(line)
            BestTimes(tmp_path).keep(KIND, 5.0)
            os._exit(0)
        _, status = os.waitpid(child, 0)
        seen.append(json.loads(path.read_text())[KIND])
        assert BestTimes(tmp_path).told == ""
        if status == 0:
            break
    assert len(seen) > 20 and set(seen) == {9.0, 5.0} and seen == sorted(seen, reverse=True)
    assert [file.name for file in tmp_path.iterdir()] == ["best_times.json"], "what was left is tidied up"


def die_at(line: int) -> None:
    """Die at the so many-th line of the library that runs from now on."""
    lines = itertools.count(1)

    def trace(frame, event, argument):
        is_ours = Path(frame.f_code.co_filename).name in ("best_times.py", "files.py")
        if is_ours and event == "line" and next(lines) == line:
            os._exit(9)
        return trace

    sys.settrace(trace)
