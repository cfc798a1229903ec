"""The best times: a better one is kept, what is damaged is set aside, and no time is ever lost."""

import itertools
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from mazelib.game.best_times import BestTimes
from mazelib.game.seeing import Seeing
from tests.conftest import PROJECT
from tests.samples import posix_only

ROOMS = (4, 3)
OTHER_ROOMS = (5, 4)
EYES = Seeing.EYES
NAME = "4 × 3 rooms, eyes"


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """Where best times are kept; it is not there yet."""
    monkeypatch.setattr("platformdirs.user_data_path", lambda *name, **more: tmp_path / "kept")
    return tmp_path / "kept"


def kept_in(folder):
    return json.loads((folder / "best_times.json").read_text(encoding="utf-8"))


def keep(seconds, rooms=ROOMS, seeing=EYES):
    return BestTimes().keep(rooms, seeing, seconds)


def test_only_a_better_time_is_kept(folder):
    assert [keep(seconds) for seconds in (9.5, 12.0, 9.501, 8.26, 8.3, 8.34)] == [1, 0, 0, 1, 0, 0]
    assert BestTimes().best(ROOMS, EYES) == 8.3, "in tenths, as it is told"


def test_each_size_and_way_of_seeing_has_a_time_of_its_own_under_a_name_that_no_language_changes(
    folder,
):
    keep(8.5)
    keep(4.5, seeing=Seeing.TORCH)
    keep(20.0, OTHER_ROOMS)
    times = BestTimes()
    assert times.best(ROOMS, EYES) == 8.5
    assert times.best(ROOMS, Seeing.TORCH) == 4.5
    assert times.best(OTHER_ROOMS, Seeing.TORCH) is None
    assert kept_in(folder) == {NAME: 8.5, "4 × 3 rooms, torch": 4.5, "5 × 4 rooms, eyes": 20.0}


def test_a_size_is_won_once_it_was_in_a_way_of_seeing_that_counts(folder):
    times = BestTimes()
    assert not times.is_won(ROOMS)
    times.keep(ROOMS, Seeing.TORCH, 9.0)
    assert times.is_won(ROOMS)
    assert not times.is_won(OTHER_ROOMS)


NO_TABLE = [b"", b"{", b"[]", b"5", b"null", b"\xff\xfe\0", b"[" * 100_000]


@pytest.mark.parametrize("damaged", NO_TABLE, ids=range(len(NO_TABLE)))
@pytest.mark.sweep(2)
def test_a_file_that_is_no_list_is_set_aside_and_told_and_then_a_new_list_begins(damaged, folder):
    folder.mkdir()
    (folder / "best_times.json").write_bytes(damaged)
    times = BestTimes()
    assert times.news == "The list of best times was damaged. It was moved aside."
    aside = [*folder.glob("damaged-*/best_times.json")]
    assert [path.read_bytes() for path in aside] == [damaged]
    assert times.keep(ROOMS, EYES, 5.0)
    assert BestTimes().best(ROOMS, EYES) == 5.0
    assert BestTimes().news == ""


NO_TIME = ['"fast"', "[1]", "-5.0", "0", "NaN", "Infinity", "true", "null"]


@pytest.mark.parametrize("edited", NO_TIME)
@pytest.mark.sweep(2)
def test_one_edited_number_keeps_the_others_and_the_file_as_it_was_is_set_aside(edited, folder):
    folder.mkdir()
    text = f'{{"{NAME}": {edited}, "5 × 4 rooms, torch": 7.5}}'
    (folder / "best_times.json").write_text(text, encoding="utf-8")
    times = BestTimes()
    assert times.news.startswith("Some best times could not be read.")
    assert times.best(ROOMS, EYES) is None
    assert times.best(OTHER_ROOMS, Seeing.TORCH) == 7.5
    assert kept_in(folder) == {"5 × 4 rooms, torch": 7.5}
    aside = [*folder.glob("damaged-*/best_times.json")]
    assert [path.read_text(encoding="utf-8") for path in aside] == [text]
    assert BestTimes().news == ""


def test_what_an_older_version_kept_stays_in_the_file(folder):
    folder.mkdir()
    (folder / "best_times.json").write_text('{"4 × 3 rooms": 12.5}', encoding="utf-8")
    keep(8.0)
    assert kept_in(folder) == {"4 × 3 rooms": 12.5, NAME: 8.0}


def test_asking_for_the_best_time_writes_nothing(folder):
    assert BestTimes().best(ROOMS, EYES) is None
    assert not folder.exists()


def test_a_folder_in_place_of_the_file_is_set_aside_too(folder):
    (folder / "best_times.json").mkdir(parents=True)
    assert "damaged" in BestTimes().news
    assert keep(5.0)


def test_a_folder_that_cannot_be_written_is_told_once_and_the_time_counts_in_this_session(folder):
    folder.write_text("")
    times = BestTimes()
    times.keep(ROOMS, EYES, 5.0)
    assert times.news.startswith("Best times cannot be kept: ")
    assert str(folder) in times.news
    times.news = ""
    assert times.best(ROOMS, EYES) == 5.0
    times.keep(ROOMS, EYES, 4.0)
    assert times.news == ""


class Missing:
    """Finds no package platformdirs."""

    def find_spec(self, name, path=None, target=None):
        if name == "platformdirs":
            raise ModuleNotFoundError(name=name)


def test_without_platformdirs_times_count_as_long_as_the_window_is_open_and_that_is_said_once(
    monkeypatch,
):
    monkeypatch.delitem(sys.modules, "platformdirs", raising=False)
    monkeypatch.setattr(sys, "meta_path", [Missing(), *sys.meta_path])
    times = BestTimes()
    assert times.news == "Best times are not kept: the package platformdirs is missing."
    times.news = ""
    assert times.keep(ROOMS, EYES, 9.0)
    assert times.best(ROOMS, EYES) == 9.0
    assert times.news == ""


GAME = """
import sys
from pathlib import Path
import platformdirs
from mazelib.game.best_times import BestTimes
from mazelib.game.seeing import Seeing
platformdirs.user_data_path = lambda *name, **more: Path(sys.argv[1])
times = BestTimes()
for number in range(int(sys.argv[3])):
    times.keep((int(sys.argv[2]), number), Seeing.EYES, 5.0)
"""


@posix_only
@pytest.mark.thorough
def test_two_games_at_once_lose_no_time(folder):
    most = 25
    games = [
        subprocess.Popen(
            [sys.executable, "-c", GAME, str(folder), str(across), str(most)], cwd=PROJECT
        )
        for across in (1, 2)
    ]
    assert [game.wait() for game in games] == [0, 0]
    assert len(kept_in(folder)) == 2 * most


@pytest.mark.thorough
@posix_only
def test_a_kill_at_any_moment_of_writing_leaves_the_old_times_or_the_new_ones(folder):
    folder.mkdir()
    path = folder / "best_times.json"
    seen = []
    for line in itertools.count(1, 2):
        path.write_text(json.dumps({NAME: 9.0}))
        child = os.fork()
        if (
            not child
        ):  # It dies when it comes to this line of the library, and nothing is tidied up.
            die_at(line)
            keep(5.0)
            os._exit(0)
        _, status = os.waitpid(child, 0)
        seen.append(BestTimes().best(ROOMS, EYES))
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
        is_ours = name in ("best_times.py", "kept_numbers.py", "kept_files.py", "files.py")
        if is_ours and event == "line" and next(lines) == line:
            os._exit(9)
        return trace

    sys.settrace(trace)
