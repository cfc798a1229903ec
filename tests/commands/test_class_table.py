"""The rules of a class as a table: a row for each file, whatever is in it, and CSV."""

import csv
import os
import time
from pathlib import Path

import pytest

from mazelib.challenges import exercise_maps, kept_maps
from mazelib.challenges.exercise import Fault, NotChecked, NotYet, Passed
from mazelib.challenges.exercises import EXERCISES, by_chance
from mazelib.commands import run_command
from mazelib.commands.shared import class_table
from mazelib.commands.shared.checked_rules import CheckedRule
from mazelib.commands.shared.class_table import COLUMNS, csv_of
from mazelib.maps.heya_text import parse
from mazelib.run_lesson import run_lesson
from tests.challenges import rules
from tests.commands.test_checked_rules import children_of
from tests.learners import saved, script
from tests.test_readme import README

HOSTILE = {
    "crashes": "1 / 0\n",
    "exits": "import os\nos._exit(3)\n",
    "hangs": "while True:\n    pass\n",
    "never_answers": rules.HEAD + rules.ENDLESS,
    "sleeps": "import queue\n\ndef my_turn(view):\n    queue.Queue().get()\n",
    "prints": rules.HEAD + "print('x' * 1_000_000)\n" + rules.STANDS,
    "deletes": "import os\nos.remove(__file__)\n" + rules.HEAD + rules.LEFT_HAND,
    "starts": "import subprocess\nsubprocess.Popen(['sleep', '98'])\n" + rules.HEAD + rules.STANDS,
    "forks": "import os\nos.fork()\n" + rules.HEAD + rules.LEFT_HAND,
    "starts_a_thread": "import threading\nthreading.Thread(target=print).start()\n"
    + rules.HEAD
    + rules.LEFT_HAND,
    "takes_all_memory": rules.HEAD + "\ndef my_turn(view):\n    return [0] * 10**11\n",
    "calls_itself": rules.HEAD + "\ndef my_turn(view):\n    return my_turn(view)\n",
    "writes_elsewhere": rules.HEAD + "open('../new', 'w').close()\n" + rules.LEFT_HAND,
    "is_deeply_nested": "x = " + "-" * 50_000 + "1\n",
    "is_no_python": "def my_turn(view:\n",
    "is_empty": "",
}

#: The signs of a file in which no task was checked.
NOT_CHECKED = " ".join("?" for _exercise in EXERCISES)


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """A folder for the files of a class. How rules are checked is tested elsewhere."""
    monkeypatch.setattr(by_chance, "OFTEN", 15)
    monkeypatch.setattr(exercise_maps, "SMALL_MAPS", 12)
    monkeypatch.setattr(kept_maps, "KEPT_FOLDER", tmp_path / "kept")
    path = tmp_path / "class"
    path.mkdir()
    return path


def rows_of(path: Path):
    return list(csv.reader(path.read_text(encoding="utf-8-sig").splitlines()))


def test_a_file_has_a_row_and_each_of_its_tasks_a_row_of_csv(folder, tmp_path, capfd):
    saved(folder, rules.HEAD + rules.LEFT_HAND_THAT_TURNS_BACK_AT_ONCE, "anna.py")
    saved(folder, "1 / 0\n", "ben.py")
    to = tmp_path / "class.csv"
    asked = ["check", str(folder), "--seed", "1", "--workers", "2", "--to", str(to)]
    assert run_command(asked) == 1
    out = capfd.readouterr().out.splitlines()
    anna = next(line for line in out if line.startswith("anna.py"))
    ben = next(line for line in out if line.startswith("ben.py"))
    assert anna.startswith("anna.py  x x x - - ")
    assert anna.endswith("but rolled no dice there.")
    assert "  task 4: At " in anna
    ben_begins = f"ben.py   {NOT_CHECKED}  ben.py, line 1: no number can be divided by 0."
    assert ben.startswith(ben_begins)
    title, *rows = rows_of(to)
    assert tuple(title) == COLUMNS
    assert [row[:2] for row in rows[:6]] == [["anna.py", each.title] for each in EXERCISES]
    assert [row[2] for row in rows[:3]] == ["yes"] * 3
    assert [row[2] for row in rows[6:]] == ["not checked"] * 6
    assert not (tmp_path / "kept").exists(), "no map is kept"
    assert run_command(asked) != 1, "no file is overwritten unasked"
    assert rows_of(to) == [title, *rows]


def test_each_cell_of_csv_says_what_was_found_and_none_is_a_formula():
    one, other, third, *_others = EXERCISES
    results = (
        Passed(one, 7, 55),
        NotYet(other, parse("A a"), Fault('At (1, 1), "wall"', 4, (1, 1)), "1 0"),
        NotChecked(third, "=1+1"),
    )
    checked = [CheckedRule(Path("folder/=a.py"), results)]
    rows = list(csv.reader(csv_of(checked).decode("utf-8-sig").splitlines()))[1:]
    assert rows == [
        ["'=a.py", one.title, "yes", "55", "", ""],
        ["'=a.py", other.title, "no", "", "4", 'At (1, 1), "wall"'],
        ["'=a.py", third.title, "not checked", "", "", "'=1+1"],
    ]


def test_a_file_that_takes_what_it_may_not_is_never_run(folder, capfd):
    saved(folder, "open('anna.txt')", "anna.py")
    away = "import os\nos.remove(__file__.replace('ben', 'anna'))\n"
    saved(folder, away + rules.HEAD + rules.LEFT_HAND, "ben.py")
    saved(folder, "import ben\n" + rules.HEAD + rules.LEFT_HAND, "cleo.py")
    saved(folder, rules.HEAD + rules.LEFT_HAND + "from mazelib import right_hand", "dora.py")
    run_command(["check", str(folder), "--seed", "1"])
    _title, *rows = capfd.readouterr().out.splitlines()[len(EXERCISES) :]
    assert [row.partition("?  ")[2].partition(".py, line 1, uses ")[0] for row in rows[:3]] == [
        "task 1: anna",
        "task 1: ben",
        "task 1: ben",
    ]
    assert rows[3].startswith("dora.py  ? ? ? ? "), "two exercises allow this"
    assert (folder / "anna.py").exists()


@pytest.mark.thorough
def test_a_rule_that_a_classmate_shows_is_not_to_be_imported_but_helpers_are(folder, capfd):
    answer = "from mazelib import Turn, show\n" + rules.STANDS
    saved(folder, answer + "\nif __name__ == '__main__':\n    show(my_turn)\n", "anna.py")
    saved(folder, "from anna import my_turn\nfrom mazelib import show\nshow(my_turn)\n", "ben.py")
    saved(folder, "WAYS = 4\n", "names.py")
    saved(folder, "from names import WAYS\n" + answer, "cleo.py")
    run_command(["check", str(folder), "--seed", "1"])
    anna, ben, cleo = capfd.readouterr().out.splitlines()[-4:-1]
    assert anna.startswith("anna.py   - - - - - - ")
    assert ben.startswith(f"ben.py    {NOT_CHECKED}  task 1: ben.py, line 1, uses anna.")
    assert cleo.startswith("cleo.py   - - - - - - ")


def test_files_beside_the_rules_are_told_once_and_advice_stands_in_the_table(
    folder, tmp_path, capfd
):
    for name in ("here.py", "names.py"):
        saved(folder, "WAYS = 4\n", name)
    saved(folder, rules.HEAD + "def my_turn(view):\n    return Turn.Ahead\n", "anna.py")
    to = tmp_path / "class.csv"
    run_command(["check", str(folder), "--seed", "1", "--to", str(to)])
    out = capfd.readouterr().out
    rows = rows_of(to)[1:]
    assert [row for row in rows if row[0] != "anna.py"] == [
        [name, "", "", "", "", "no rule in it"] for name in ("here.py", "names.py")
    ]
    assert len([line for line in out.splitlines() if "no rule in it" in line]) == 2
    (first, *_others) = [row for row in rows if row[0] == "anna.py"]
    assert "Did you mean" in first[5]
    assert "Did you mean" in out


def test_the_table_in_readme_is_what_is_printed(folder, capfd):
    saved(folder, rules.HEAD + rules.LEFT_HAND, "anna.py")
    saved(folder, rules.HEAD + rules.STANDS, "ben.py")
    run_command(["check", str(folder), "--seed", "1"])
    told = capfd.readouterr().out.splitlines()
    table = "\n".join(told[len(EXERCISES) : -1])
    assert f"```\n{table}\n```\n" in README


def test_a_lesson_checks_a_folder_as_the_command_does(folder, capfd):
    saved(folder, "open('ben.py')\n", "anna.py")
    saved(folder, "def my_turn(view:\n", "ben.py")
    status = run_command(["check", str(folder), "--seed", "1"])
    told_by_command = capfd.readouterr()
    assert f"anna.py  {NOT_CHECKED}  task 1: anna.py, line 1, uses open." in told_by_command.out
    assert run_lesson(script("07"), ["--check", str(folder), "--seed", "1"]) == status
    assert capfd.readouterr() == told_by_command


def test_a_file_that_was_slow_beside_others_is_checked_again_alone(folder, monkeypatch, capfd):
    slow = [NotChecked(each, "Too slow.", was_slow=True) for each in EXERCISES]
    fast = [Passed(each, 1, 1) for each in EXERCISES]
    names = ("anna", "ben", "cem")
    paths = [saved(folder, rules.HEAD + rules.STANDS, f"{name}.py") for name in names]
    first = dict(zip(paths, (slow, fast, slow), strict=True))
    second = {paths[0]: fast, paths[2]: slow}
    alone = []

    def side_by_side(files, seed, workers, seconds):
        return (CheckedRule(path, tuple(first[path])) for path in files)

    def again(path, seed, seconds):
        alone.append((path.stem, seconds))
        return CheckedRule(path, tuple(second[path]))

    monkeypatch.setattr(class_table, "checked_side_by_side", side_by_side)
    monkeypatch.setattr(class_table, "checked_alone", again)
    status, checked = class_table.check_class(paths, 1, None)
    assert [name for name, _seconds in alone] == ["anna", "cem"]
    assert all(seconds <= 30.0 for _name, seconds in alone)
    assert [each.passed for each in checked] == [len(EXERCISES), len(EXERCISES), 0]
    assert status == max(each.status for each in checked)
    told = [line for line in capfd.readouterr().out.splitlines() if "again, alone" in line]
    assert [line.split()[3] for line in told] == ["anna.py"], "only what is new is told"


@pytest.mark.thorough
def test_a_class_of_slow_files_ends_in_time(folder, monkeypatch, capfd):
    """However slow each turn is: so many seconds a file, and as much again for all together."""
    monkeypatch.setattr(class_table, "SECONDS_A_FILE", 2.0)
    monkeypatch.setattr(class_table, "SECONDS_AGAIN", 2.0)
    slow = "    sum(range(10**7))\n    if view.left"
    for number in range(4):
        text = rules.HEAD + rules.LEFT_HAND.replace("    if view.left", slow)
        saved(folder, text, f"slow{number}.py")
    began = time.monotonic()
    run_command(["check", str(folder), "--seed", "1", "--workers", "2"])
    took = time.monotonic() - began
    told = capfd.readouterr().out
    assert told.count("2 seconds are over") == 4
    assert took < 4 / 2 * 2.0 + 2.0 + 8.0, "the rest is for starting workers"


def test_a_table_of_no_rules_is_refused_with_a_sentence(tmp_path, capfd):
    to = tmp_path / "x.csv"
    assert run_command(["check", "first", "--to", str(to)]) != 0
    assert "name a folder with rules in it" in " ".join(capfd.readouterr().err.split())
    assert not to.exists()


@pytest.mark.parametrize("sign", "=+-@")
def test_no_cell_that_begins_like_a_formula_stays_one(sign):
    result = NotChecked(EXERCISES[0], f"{sign}1+1")
    text = csv_of([CheckedRule(Path("a.py"), (result,))]).decode("utf-8-sig")
    assert list(csv.reader(text.splitlines()))[1][-1] == f"'{sign}1+1"


@pytest.mark.thorough
def test_hostile_files_are_rows_and_the_next_file_is_checked(folder, tmp_path, monkeypatch, capfd):
    monkeypatch.setattr("mazelib.learner.limits.LONGEST", 2.0)
    monkeypatch.setattr("mazelib.learner.limits.LONGEST_NEXT_TIME", 1.0)
    for name, text in HOSTILE.items():
        saved(folder, text, f"{name}.py")
    saved(folder, rules.HEAD + rules.LEFT_HAND_THAT_TURNS_BACK_AT_ONCE, "zoe.py")
    before = children_of(os.getpid())
    here = {path.name for path in tmp_path.iterdir()}
    to = tmp_path / "class.csv"
    run_command(["check", str(folder), "--seed", "1", "--to", str(to)])
    rows = rows_of(to)[1:]
    files = [row[0] for row in rows]
    assert files.count("is_empty.py") == 1, "it has no rule"
    for name in HOSTILE.keys() - {"is_empty"}:
        assert files.count(f"{name}.py") == len(EXERCISES)
        assert "yes" not in [row[2] for row in rows if row[0] == f"{name}.py"]
        assert all(row[5] for row in rows if row[0] == f"{name}.py")
    assert [row[2] for row in rows if row[0] == "zoe.py"][:3] == ["yes"] * 3
    assert "xxxx" not in "".join(capfd.readouterr())
    assert {path.name for path in tmp_path.iterdir()} - here == {"class.csv"}
    assert sorted(path.stem for path in folder.iterdir()) == sorted([*HOSTILE, "zoe"])
    assert not (children_of(os.getpid()) - before)
