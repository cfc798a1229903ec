"""The trace: each tick once, in order, and never over a user's file."""

import json
import os
from pathlib import Path

import pytest

from mazelib.kinds.shared.trace import TraceWriter


class Counting:
    """A recording whose ticks say their number, and a name."""

    def __init__(self, name, last=0):
        self.name = name
        self.last = last

    def traced(self, tick):
        return {"tick": tick, "name": self.name}


def test_each_tick_is_written_once_however_often_it_follows(tmp_path):
    path = tmp_path / "trace.jsonl"
    writer = TraceWriter(str(path))
    recording = Counting("one")
    for last in (0, 0, 3, 3, 5):
        recording.last = last
        writer.follow(recording)
    assert [json.loads(line) for line in path.read_text().splitlines()] == [
        {"tick": tick, "name": "one"} for tick in range(6)
    ]


def test_another_recording_is_written_from_the_beginning(tmp_path):
    path = tmp_path / "trace.jsonl"
    writer = TraceWriter(str(path))
    writer.follow(Counting("one", 7))
    writer.follow(Counting("two", 1))
    assert path.read_text() == '{"tick": 0, "name": "two"}\n{"tick": 1, "name": "two"}\n'


def test_a_line_means_standard_output(capsys):
    writer = TraceWriter("-")
    writer.check(force=False)
    writer.follow(Counting("one", 1))
    assert writer.path is None
    assert capsys.readouterr().out.count("\n") == 2


def test_a_file_that_is_there_is_not_touched_before_a_tick_and_only_with_force(tmp_path):
    path = tmp_path / "trace.jsonl"
    path.write_text("mine")
    writer = TraceWriter(str(path))
    with pytest.raises(ValueError, match="exists already"):
        writer.check(force=False)
    writer.check(force=True)
    assert path.read_text() == "mine"


def test_a_name_stays_where_it_was_given_whatever_folder_a_script_goes_to(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    writer = TraceWriter("trace.jsonl")
    (tmp_path / "elsewhere").mkdir()
    monkeypatch.chdir(tmp_path / "elsewhere")
    writer.follow(Counting("one"))
    assert (tmp_path / "trace.jsonl").exists()


def test_a_file_that_comes_after_the_check_is_not_overwritten(tmp_path):
    path = tmp_path / "trace.jsonl"
    writer = TraceWriter(str(path))
    writer.check(force=False)
    path.write_text("mine")
    with pytest.raises(FileExistsError):
        writer.follow(Counting("one"))
    assert path.read_text() == "mine"
    assert not writer.is_wanted


def test_what_was_there_stays_until_the_first_ticks_are_written_whole(tmp_path):
    class Broken(Counting):
        def traced(self, tick):
            if tick == 2:
                raise ValueError("this tick cannot be told")
            return super().traced(tick)

    path = tmp_path / "trace.jsonl"
    path.write_text("mine")
    writer = TraceWriter(str(path))
    writer.check(force=True)
    with pytest.raises(ValueError, match="cannot be told"):
        writer.follow(Broken("one", 4))
    assert path.read_text() == "mine"
    assert [each.name for each in tmp_path.iterdir()] == ["trace.jsonl"]


def test_it_can_be_read_while_the_run_goes_on(tmp_path):
    path = tmp_path / "trace.jsonl"
    writer = TraceWriter(str(path))
    recording = Counting("one")
    for last in (0, 2):
        recording.last = last
        writer.follow(recording)
        assert path.read_text().count("\n") == last + 1


@pytest.mark.skipif(not Path(os.devnull).exists(), reason="there is no such file")
def test_a_device_is_written_to_and_stays_a_device():
    writer = TraceWriter(os.devnull)
    writer.check(force=True)
    writer.follow(Counting("one"))
    writer.follow(Counting("two"))
    assert writer.is_wanted
    assert not Path(os.devnull).is_file()
