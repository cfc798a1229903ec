"""The lessons that were seen to an end, and the one that follows."""

from pathlib import Path

import pytest

from mazelib.kinds.shared import seen_lessons as seen_module
from mazelib.kinds.shared.seen_lessons import FILE, following_script, keep_seen, seen_lessons
from mazelib.maps.kept_files import write_kept


@pytest.fixture
def data(tmp_path, monkeypatch) -> Path:
    """The user's folder for data."""
    monkeypatch.setattr("platformdirs.user_data_path", lambda *name, **more: tmp_path / "data")
    return tmp_path / "data"


def test_the_next_numbered_script_follows_and_none_after_the_last(tmp_path):
    for name in ("03_c.py", "01_a.py", "here.py", "02_b.txt", "x_04.py", "10_d.py"):
        (tmp_path / name).touch()
    followed = [following_script(tmp_path / f"{name}.py") for name in ("01_a", "03_c", "10_d")]
    assert followed == [tmp_path / "03_c.py", tmp_path / "10_d.py", None]


def test_each_script_that_was_seen_is_kept_once_by_its_name(data):
    assert seen_lessons() == frozenset()
    for name in ("lessons/04_b.py", "01_a.py", "other/04_b.py"):
        keep_seen(Path(name))
    assert seen_lessons() == {"01_a", "04_b"}


@pytest.mark.parametrize("damaged", ["01_a", [1], {"01_a": 1}])
def test_a_damaged_list_is_told_once_and_a_new_one_begins(data, damaged, capsys):
    write_kept(FILE, damaged)
    assert seen_lessons() == frozenset()
    assert "was damaged. It was put aside" in " ".join(capsys.readouterr().err.split())
    assert seen_lessons() == frozenset()
    assert capsys.readouterr().err == ""
    keep_seen(Path("01_a.py"))
    assert seen_lessons() == {"01_a"}


@pytest.mark.parametrize("error", [OSError, ModuleNotFoundError])
def test_where_nothing_can_be_kept_no_lesson_is_seen_and_nothing_goes_wrong(
    error, monkeypatch, capsys
):
    def fail(*_arguments):
        raise error

    monkeypatch.setattr(seen_module, "read_kept", fail)
    monkeypatch.setattr(seen_module, "write_kept", fail)
    keep_seen(Path("01_a.py"))
    assert seen_lessons() == frozenset()
    assert capsys.readouterr().err == ""
