"""What was passed is kept from window to window, apart for each script."""

import sys
from pathlib import Path

import pytest

from mazelib.kinds.shared.earned import FILE, Earned, Standing, earned_before, keep_earned
from mazelib.maps.kept_files import write_kept

MINE = Path("/lessons/mine.py")
PASSED = Earned("10:42", "a", by_lines=True, failed="b")


@pytest.fixture(autouse=True)
def data(tmp_path, monkeypatch) -> Path:
    """The user's folder for data."""
    monkeypatch.setattr("platformdirs.user_data_path", lambda *name, **more: tmp_path / "data")
    return tmp_path / "data"


def test_what_was_earned_is_kept_for_its_own_script():
    assert keep_earned(MINE, {"fast": PASSED})
    assert keep_earned(Path("/other/mine.py"), {})
    assert earned_before(MINE) == {"fast": PASSED}
    assert earned_before(Path("/other/mine.py")) == {}


def test_what_two_windows_earn_with_one_script_is_kept_of_both():
    assert keep_earned(MINE, {"fast": PASSED})
    other = Earned("10:43", "c")
    assert keep_earned(MINE, {"left_hand": other})
    assert earned_before(MINE) == {"fast": PASSED, "left_hand": other}


def test_only_the_rule_that_earned_it_is_known_to_pass():
    standings = [PASSED.standing(rule) for rule in ("a", "b", "c", "")]
    assert standings == [
        Standing.PASSES, Standing.FAILS, Standing.NOT_CHECKED, Standing.NOT_CHECKED
    ]


@pytest.mark.parametrize(
    "damaged", [[1], {"a": 1}, {"a": {"fast": ["10:42"]}}, {"a": {"fast": ["", "", 1, ""]}}]
)
def test_a_damaged_list_is_told_once_and_a_new_one_begins(damaged, capsys):
    write_kept(FILE, damaged)
    assert earned_before(MINE) == {}
    assert "was damaged. It was put aside" in " ".join(capsys.readouterr().err.split())
    assert keep_earned(MINE, {"fast": PASSED})
    assert earned_before(MINE) == {"fast": PASSED}
    assert capsys.readouterr().err == ""


def test_where_nothing_can_be_kept_that_is_known(monkeypatch):
    monkeypatch.setitem(sys.modules, "platformdirs", None)
    assert not keep_earned(MINE, {"fast": PASSED})
    assert earned_before(MINE) == {}
