"""Many files of rules, checked side by side: in order, and none keeps the others waiting."""

import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from mazelib.challenges import exercise_maps, kept_maps
from mazelib.challenges.exercises import EXERCISES, by_chance
from mazelib.commands import run_command
from mazelib.commands.shared import checked_rules
from mazelib.kinds.walk import read_walker
from tests.challenges import rules
from tests.conftest import PROJECT
from tests.learners import saved

SLEEPS = "import queue\n\ndef my_turn(view):\n    queue.Queue().get()\n"
#: ``python -m mazelib``, where a rule is slow after a moment.
IS_SOON_SLOW = """
import runpy
from mazelib.learner import limits
limits.SLOW = 0.1
runpy.run_module("mazelib", run_name="__main__", alter_sys=True)
"""
#: Where Linux tells which processes run.
PROCESSES = Path("/proc")
#: How a sentence about a file begins.
ABOUT_A_FILE = re.compile(r"^(?:\S*/)?(\w+)\.py", re.MULTILINE)


@pytest.fixture(autouse=True)
def few_walks(monkeypatch, tmp_path):
    """How exercises are checked is tested elsewhere."""
    monkeypatch.setattr(by_chance, "OFTEN", 15)
    monkeypatch.setattr(exercise_maps, "SMALL_MAPS", 12)
    monkeypatch.setattr(kept_maps, "KEPT_FOLDER", tmp_path / "kept")


@pytest.fixture
def folder(tmp_path):
    """A folder with the files of a class: one rule sleeps, and one file has none."""
    path = tmp_path / "class"
    path.mkdir()
    saved(path, SLEEPS, "anna.py")
    saved(path, rules.HEAD + rules.LEFT_HAND, "ben.py")
    saved(path, rules.HEAD + rules.STANDS, "cem.py")
    saved(path, "count = 1\n", "dora.py")
    saved(path, "not a rule", "notes.txt")
    return path


@pytest.mark.thorough
def test_each_of_several_files_is_told_in_its_order(folder, monkeypatch, capfd):
    monkeypatch.setattr("mazelib.learner.limits.LONGEST", 0.5)
    monkeypatch.setattr("mazelib.learner.limits.LONGEST_NEXT_TIME", 0.3)
    paths = [str(path) for path in sorted(folder.glob("*.py"))]
    assert run_command(["check", *paths, "--seed", "1"]) == 1
    out = capfd.readouterr().out
    assert ABOUT_A_FILE.findall(out) == ["anna", "ben", "cem", "dora"]
    assert f"{folder / 'ben.py'} passes 2 of {len(EXERCISES)} exercises." in out
    assert f"{folder / 'cem.py'} passes 0 of {len(EXERCISES)} exercises." in out
    assert out.count("It stopped in anna.py, line 4") == 1
    assert out.count("Not checked. The rule had to be stopped before.") == 1
    assert out.count("Not checked, for the same reason.") == len(EXERCISES) - 2
    assert "--map kept/left_hand_1" in out


@pytest.mark.thorough
def test_a_check_tells_its_seed_and_with_it_the_same_is_found_again(folder, capfd):
    path = str(folder / "cem.py")
    run_command(["check", path])
    out = capfd.readouterr().out
    seed = out.split()[-1].removesuffix(".")
    assert out.splitlines()[-1] == f"To repeat this, add --seed {seed}."
    run_command(["check", path, "--seed", seed])
    assert capfd.readouterr().out == out


@pytest.mark.thorough
def test_maps_come_first_and_the_status_is_the_highest(folder, capfd):
    map_file = folder / "map.txt"
    map_file.write_text("#?#\n")
    assert run_command(["check", str(folder / "ben.py"), "first", "--seed", "1"]) == 0
    assert capfd.readouterr().out.startswith("first.txt: nothing wrong.\n")
    assert run_command(["check", str(folder / "cem.py"), str(map_file), "--seed", "1"]) == 2
    assert "cem.py" in capfd.readouterr().out, "rules are checked beside a broken map, too"
    assert run_command(["check", str(folder / "no.py")]) == 2
    assert "no.py: there's no such file" in capfd.readouterr().out


BROKEN_FIRST = [
    ("#?#\n", "first.txt, line 1, column 2: '?' doesn't mean anything on a map."),
    pytest.param(
        "####\n#A #\n####\n",
        "first.txt has no target to walk to. Put the letter a on the floor.",
        marks=pytest.mark.thorough,
    ),
    pytest.param(None, "first.txt: there's no such file.", marks=pytest.mark.thorough),
]


@pytest.mark.thorough
@pytest.mark.parametrize(("text", "why"), BROKEN_FIRST)
def test_rules_are_told_though_the_map_of_an_exercise_is_broken(
    text, why, folder, tmp_path, monkeypatch, capfd
):
    maps = tmp_path / "maps"
    maps.mkdir()
    monkeypatch.setattr("mazelib.maps.folder.HEYA_FOLDER", maps)
    if text is not None:
        (maps / "first.txt").write_text(text)
    paths = [str(folder / "ben.py"), str(folder / "cem.py")]
    assert run_command(["check", *paths, "--seed", "1"]) == 1
    out = capfd.readouterr().out
    assert ABOUT_A_FILE.findall(out) == ["ben", "cem"]
    assert out.count("[x] Left hand on the wall:") == 1
    assert out.count(f"Not checked. Its map can't be used. {why}") == 2


@pytest.mark.thorough
def test_while_one_rule_sleeps_the_next_file_is_checked(folder, monkeypatch):
    monkeypatch.setattr("mazelib.learner.limits.LONGEST", 0.7)
    monkeypatch.setattr("mazelib.learner.limits.LONGEST_NEXT_TIME", 0.7)
    monkeypatch.setattr("os.cpu_count", lambda: 3)
    paths = [str(saved(folder, SLEEPS, f"sleeps{number}.py")) for number in range(3)]
    began = time.monotonic()
    run_command(["check", *paths])
    # Each sleeps for 0.7 seconds, in its first turn, and is not tried again.
    assert 0.7 < time.monotonic() - began < 2.1


def test_a_rule_that_is_slow_in_every_tick_is_not_checked_for_hours(folder, monkeypatch, capfd):
    monkeypatch.setattr("mazelib.command_line.rule_check.MOST_SECONDS", 0.0)
    assert run_command(["check", str(folder / "ben.py")]) == 1
    why = "Not checked. 0 seconds are over. The rule is slow, or the computer is busy."
    out = capfd.readouterr().out
    assert out.count(why) == 1
    assert out.count("Not checked, for the same reason.") == len(EXERCISES) - 1


def test_a_file_of_a_folder_has_half_a_minute_and_that_begins_before_it_is_read(
    folder, monkeypatch
):
    limits = []
    read_at = []

    def read_later(workers, path):
        read_at.append(time.monotonic())
        return read_walker(workers, path)

    def note_limit(script, seed, limit):
        limits.append(limit)
        return iter(())

    monkeypatch.setattr(checked_rules, "read_walker", read_later)
    monkeypatch.setattr(checked_rules, "results_of_check", note_limit)
    (folder / "anna.py").unlink()
    (folder / "dora.py").unlink()
    run_command(["check", str(folder), "--workers", "1"])
    assert [limit.seconds for limit in limits] == [30.0, 30.0]
    for limit, at in zip(limits, read_at, strict=True):
        assert limit.until <= at + 30.0


@pytest.mark.thorough
@pytest.mark.skipif(sys.platform == "win32", reason="there is no such signal")
def test_ctrl_c_ends_it_at_once_and_leaves_no_worker(folder):
    paths = [str(saved(folder, SLEEPS, f"sleeps{number}.py")) for number in range(4)]
    command = [sys.executable, "-c", IS_SOON_SLOW, "check", *paths]
    checking = subprocess.Popen(command, cwd=PROJECT, stderr=subprocess.PIPE, text=True)
    assert checking.stderr.readline().startswith("sleeps")  # It is still thinking.
    workers = children_of(checking.pid)
    assert workers or not PROCESSES.exists()
    began = time.monotonic()
    checking.send_signal(signal.SIGINT)
    assert checking.wait(10) == 1
    assert time.monotonic() - began < 3.0
    assert "Traceback" not in checking.stderr.read()
    assert not workers & running()


def children_of(parent: int) -> set[int]:
    """The processes that a process has started; none are known where the system has no /proc."""
    return {process for process in running() if parent_of(process) == parent}


def running() -> set[int]:
    """All processes that run."""
    if not PROCESSES.exists():
        return set()
    return {int(path.name) for path in PROCESSES.iterdir() if path.name.isdigit()}


def parent_of(process: int) -> int:
    try:
        stat = (PROCESSES / str(process) / "stat").read_text()
    except OSError:  # It has just ended.
        return 0
    return int(stat.rpartition(")")[2].split()[1])


@pytest.mark.parametrize("name", ["", "n" * 300, "nosuch"])
def test_what_is_no_file_is_told_as_such(name, capfd):
    assert run_command(["check", name]) == 2
    told = capfd.readouterr().out
    assert "no map with this name" in told or "no name between the quotes" in told


def test_a_folder_without_rules_is_one_of_maps_and_an_empty_one_is_told(tmp_path, capfd):
    folder = tmp_path / "maps"
    folder.mkdir()
    assert run_command(["check", str(folder)]) == 2
    assert "this is a folder, not a file" in capfd.readouterr().out
    (folder / "one.txt").write_text("####\n#Aa#\n####\n")
    (folder / "two.txt").write_text("####\n#Aa#\n####\n")
    assert run_command(["check", str(folder)]) == 0
    assert capfd.readouterr().out == "one.txt: nothing wrong.\ntwo.txt: nothing wrong.\n"


@pytest.mark.thorough
def test_in_a_terminal_it_is_told_how_far_it_has_come(folder, monkeypatch, capfd):
    told = []
    monkeypatch.setattr("mazelib.commands.shared.checked_rules.progress", told.append)
    run_command(["check", str(folder / "dora.py"), str(folder / "dora.py")])
    assert [words for words in told if words] == [
        "0 of 2 files are checked.",
        "1 of 2 files are checked.",
        "2 of 2 files are checked.",
    ]
    assert told[-1] == ""


@pytest.mark.thorough
def test_what_the_rules_of_a_class_print_is_left_out_and_that_of_one_rule_is_not(folder, capfd):
    prints = rules.HEAD + "print('hello')\n" + rules.STANDS
    one = str(saved(folder, prints, "one.py"))
    other = str(saved(folder, prints, "other.py"))
    run_command(["check", one, other, "--seed", "1"])
    ended = capfd.readouterr()
    assert ended.out.count("passes 0 of 6 exercises.") == 2
    assert "hello" not in ended.err + ended.out
    run_command(["check", one, "--seed", "1"])
    assert "hello" in capfd.readouterr().err


@pytest.mark.parametrize("order", [["good", "bad"], ["bad", "good"]])
def test_the_status_of_many_files_is_the_highest_of_them_in_any_order(
    order, tmp_path, monkeypatch, capsys
):
    class Checked:
        def __init__(self, status):
            self.status = status

    statuses = {"good": 0, "bad": 1}
    checked = [Checked(statuses[name]) for name in order]
    monkeypatch.setattr(checked_rules, "checked_side_by_side", lambda paths, seed: checked)
    monkeypatch.setattr(checked_rules, "_tell", lambda checked: None)
    assert checked_rules.check_rules([tmp_path, tmp_path], 0) == 1
