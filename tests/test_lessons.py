"""The lesson scripts, run as a teacher runs them."""

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from mazelib.heya import parse
from tests.maps import TESTS

PROJECT = TESTS.parent
LESSONS = sorted((PROJECT / "lessons").glob("[0-9][0-9]_*.py"))
WALKING = [path for path in LESSONS if path.stem[:2] in ("03", "04", "05")]
MAKING = [path for path in LESSONS if path.stem[:2] in ("08", "09", "10")]
GOLDEN = {
    "right_hand_first": ("04_right_hand", "first", 144),
    "right_hand_loop": ("04_right_hand", "loop", 30),
    "branch_stack_first": ("05_branch_stack", "first", 144),
    "branch_stack_loop": ("05_branch_stack", "loop", 64),
    "random_walk_first_seed0": ("03_random_walk", "first", 427),
    "random_walk_loop_seed0": ("03_random_walk", "loop", 315),
}


def run(script: str | Path, *options: str, cwd: Path | None = None, **environment: str):
    """Run a lesson in a process of its own."""
    path = PROJECT / "lessons" / f"{script}.py" if isinstance(script, str) else script
    return subprocess.run(
        [sys.executable, str(path), *options],
        capture_output=True, text=True, cwd=cwd, env={**os.environ, **environment}, timeout=60,
    )  # fmt: skip


def golden(name: str, lines: int) -> list[dict]:
    text = (TESTS / "golden" / f"{name}.jsonl").read_text()
    return [json.loads(line) for line in text.splitlines()[:lines]]


@pytest.mark.parametrize("name", GOLDEN)
def test_a_golden_trace_comes_out_of_the_lesson_without_a_window(name):
    script, heya, lines = GOLDEN[name]
    done = run(script, "--map", heya, "--seed", "0", "--headless", "--trace", "-")
    assert [json.loads(line) for line in done.stdout.splitlines()] == golden(name, lines)
    assert done.returncode == (1 if name == "right_hand_loop" else 0)


@pytest.mark.parametrize("name", GOLDEN)
def test_a_golden_trace_comes_out_of_the_lesson_with_a_window(name, tmp_path):
    script, heya, lines = GOLDEN[name]
    trace = tmp_path / "trace.jsonl"
    path = PROJECT / "lessons" / f"{script}.py"
    options = ["--map", heya, "--seed", "0", "--speed", "max", "--trace", str(trace)]
    lesson = subprocess.Popen([sys.executable, str(path), *options], cwd=tmp_path)
    until = time.monotonic() + 30
    while time.monotonic() < until and (not trace.exists() or trace.read_text().count("\n") < lines):
        time.sleep(0.05)
    lesson.terminate()
    assert lesson.wait(10) == 0, "told to end, the window closes as by Esc"
    assert [json.loads(line) for line in trace.read_text().splitlines()] == golden(name, lines)


@pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.stem)
def test_a_lesson_can_be_read_aloud(path):
    text = path.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 60
    opening = text.split('"""')[1]
    assert opening.startswith(f"Lesson {int(path.stem[:2])}: ")
    assert ["What to see:" in opening, "What to try:" in opening, "What comes next:" in opening] == [True] * 3


@pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.stem)
def test_help_says_what_the_lesson_is_and_its_options(path):
    done = run(path, "--help")
    options = ["--seed", "--speed", "--limit", "--headless", "--trace"]
    options += ["--save", "--width"] if path in MAKING else ["--map"]
    assert done.returncode == 0 and "What to see:" in done.stdout
    assert [option for option in options if option not in done.stdout] == []


def test_a_lesson_runs_from_any_folder_even_beside_another_package_of_the_same_name(tmp_path):
    other = tmp_path / "site" / "mazelib"
    other.mkdir(parents=True)
    (other / "__init__.py").write_text("raise ImportError('the other mazelib')\n")
    done = run("04_right_hand", "--headless", cwd=tmp_path, PYTHONPATH=str(tmp_path / "site"))
    assert (done.returncode, done.stdout) == (0, "first.txt: arrived after 143 ticks\n")


@pytest.mark.parametrize(
    ("options", "said", "status"),
    [
        (("04_right_hand", "--map", "first"), "first.txt: arrived after 143 ticks", 0),
        (("04_right_hand", "--map", "loop"), "loop.txt: circling after 29 ticks: tick 29 is tick 13 again", 1),
        (("04_right_hand", "--limit", "10"), "first.txt: out of ticks after 10 ticks", 1),
        (("05_branch_stack", "--map", "trap_room"), "trap_room.txt: circling after 10 ticks: tick 10 is tick 0 again", 1),
        (("05_branch_stack", "--map", "trap_corridor"), "trap_corridor.txt: circling after 31 ticks: tick 31 is tick 1 again", 1),
        (("03_random_walk", "--seed", "2", "--map", "loop"), "loop.txt: arrived after 2634 ticks (seed 2)", 0),
        (("01_heya",), "first.txt: stopped after 0 ticks", 1),
        (("02_keyboard",), "first.txt: stopped after 0 ticks", 1),
    ],
)  # fmt: skip
def test_headless_says_the_verdict_in_one_line(options, said, status):
    done = run(*options, "--headless")
    assert (done.stdout, done.returncode) == (said + "\n", status)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--map", "nowhere"), "nowhere: there is no such map."),
        (("--map", str(TESTS / "broken_maps" / "tab.txt")), "tab.txt, line "),
        (("--map", str(TESTS)), "this is a folder, not a map."),
        (("--speed", "fast"), "'fast' is no speed"),
        (("--speed", "nan"), "is no speed"),
        (("--seed", "x"), "'x' is not a whole number"),
        (("--limit", "-1"), "less than 0 ticks"),
        (("--trace", str(PROJECT / "heya" / "first.txt")), "is there already and is no trace"),
        (("--trace", str(TESTS / "no" / "folder")), "cannot be written"),
        (("--make", "dig", "--width", "0"), "1 or more"),
        (("--make", "dig", "--map", "first"), "choose one of the two"),
        (("--width", "9"), "say how to make it"),
        (("--nonsense",), "unrecognized arguments"),
        (("--map", "n" * 300), "there is no such map."),
        (("--strategy", "no/such/file.py"), "there is no such file."),
        (("--strategy", str(TESTS)), "this is a folder, not a strategy."),
    ],
)
def test_bad_input_is_told_and_the_status_is_two(options, said):
    done = run("04_right_hand", "--headless", *options)
    assert said in done.stderr and "Traceback" not in done.stderr
    assert (done.stdout, done.returncode) == ("", 2)


def with_closed_output(lesson, *options):
    """Run a lesson whose standard output was closed before it began."""
    script = PROJECT / "lessons" / f"{lesson}.py"
    command = f'"{sys.executable}" "{script}" --headless {" ".join(options)} >&-'
    return subprocess.run(["sh", "-c", command], stderr=subprocess.PIPE, text=True, timeout=60, check=False)


@pytest.mark.parametrize("lesson", ["04_right_hand", "08_dig_and_fill"])
def test_where_nothing_can_be_printed_there_is_no_traceback(lesson):
    done = with_closed_output(lesson)
    assert done.stderr == "" and done.returncode == 0


def test_a_trace_for_a_closed_output_is_refused():
    done = with_closed_output("04_right_hand", "--trace", "-")
    assert done.stderr == "the trace cannot be written to standard output (it is closed).\n" and done.returncode == 2


def test_bad_input_is_bad_input_where_nobody_can_be_told():
    with open("/dev/full", "w") as full:
        script = str(PROJECT / "lessons" / "04_right_hand.py")
        command = [sys.executable, script, "--headless", "--map", "nowhere"]
        assert subprocess.run(command, stderr=full, timeout=60, check=False).returncode == 2


def test_a_full_disk_behind_the_output_is_told_in_one_line():
    script = str(PROJECT / "lessons" / "04_right_hand.py")
    with open("/dev/full", "w") as full:
        done = subprocess.run(
            [sys.executable, script, "--headless"],
            stdout=full, stderr=subprocess.PIPE, text=True, timeout=60, check=False,
        )  # fmt: skip
    assert done.stderr == "The output cannot be written: No space left on device.\n" and done.returncode == 2


def test_a_maze_that_cannot_be_saved_leaves_the_trace_alone(tmp_path):
    mine, trace = tmp_path / "mine.txt", tmp_path / "trace.jsonl"
    mine.write_text("old")
    done = run("08_dig_and_fill", "--headless", "--save", str(mine), "--trace", str(trace))
    assert done.returncode == 2 and "exists already" in done.stderr
    assert mine.read_text() == "old" and not trace.exists()


def test_a_headless_trace_of_digging_and_filling_ends_where_all_is_wall_again(tmp_path):
    trace = tmp_path / "trace.jsonl"
    options = ("--headless", "--width", "4", "--height", "3", "--seed", "1", "--trace", str(trace))
    assert run("08_dig_and_fill", *options).returncode == 0
    lines = [json.loads(line) for line in trace.read_text().splitlines()]
    # Twelve rooms are dug and twelve are filled; in between the worker goes back as often as it is stuck.
    assert len(lines) - 1 - 24 == sum(one["x"] is not None for one in lines[1:]) - 24 >= 0
    assert (lines[0]["x"], lines[-1]["x"], lines[-1]["y"]) == (None, lines[1]["x"], lines[1]["y"])


def test_a_trace_replaces_an_older_trace_and_nothing_else(tmp_path):
    trace = tmp_path / "trace.jsonl"
    for _ in range(2):
        assert run("04_right_hand", "--headless", "--trace", str(trace)).returncode == 0
    assert len(trace.read_text().splitlines()) == 144
    trace.write_text("my notes\n")
    assert run("04_right_hand", "--headless", "--trace", str(trace)).returncode == 2
    assert trace.read_text() == "my notes\n"


def test_without_a_display_one_line_names_headless():
    environment = {k: v for k, v in os.environ.items() if k not in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")}
    done = subprocess.run(
        [sys.executable, str(PROJECT / "lessons" / "04_right_hand.py")],
        capture_output=True, text=True, env=environment, timeout=60,
    )  # fmt: skip
    lines = [line for line in done.stderr.splitlines() if "XDG_RUNTIME_DIR" not in line]
    assert done.returncode == 2 and len(lines) == 1
    assert "no display" in lines[0] and "--headless" in lines[0]


def test_a_reader_who_has_read_enough_of_a_trace_is_no_error():
    script = PROJECT / "lessons" / "03_random_walk.py"
    lesson = subprocess.Popen(
        [sys.executable, str(script), "--headless", "--map", "wide", "--seed", "2", "--trace", "-"],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip
    assert lesson.stdout.readline().startswith('{"tick": 0')
    lesson.stdout.close()
    assert lesson.stderr.read() == ""
    lesson.wait(30)


@pytest.mark.parametrize("path", MAKING, ids=lambda path: path.stem)
def test_a_maker_lesson_prints_its_maze_and_the_same_seed_the_same_maze(path):
    done = [run(path, "--headless", "--seed", "5", "--width", "9", "--height", "4") for _ in range(2)]
    assert done[0].returncode == 0 and done[0].stdout == done[1].stdout
    heya = parse(done[0].stdout)
    assert (heya.width, heya.height) == (19, 9) and heya.controls[0][0] == "G"


def test_a_saved_maze_can_be_walked_and_is_not_overwritten(tmp_path):
    path = tmp_path / "mine.txt"
    options = ("--headless", "--seed", "5", "--save", str(path))
    assert run("08_dig_and_fill", *options).returncode == 0
    before = path.read_bytes()
    again = run("08_dig_and_fill", *options[:2], "6", *options[3:])
    assert again.returncode == 2 and "exists already" in again.stderr and path.read_bytes() == before
    assert run("04_right_hand", "--map", str(path), "--headless").returncode == 0
    assert run("08_dig_and_fill", "--headless", "--seed", "6", "--save", str(path), "--force").returncode == 0
    assert path.read_bytes() != before


@pytest.mark.parametrize("path", WALKING, ids=lambda path: path.stem)
@pytest.mark.parametrize("maker", ["dig", "merge", "road"])
def test_a_lesson_walks_a_fresh_maze(path, maker):
    done = run(path, "--headless", "--make", maker, "--width", "6", "--height", "5", "--seed", "4")
    assert done.returncode == 0 and done.stdout.startswith("made.txt: arrived after ")


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--width", "0"), "1 or more"),
        (("--width", "-3"), "1 or more"),
        (("--width", "many"), "'many' is not a whole number"),
        (("--width", "1000000", "--height", "1000000"), "too many"),
        (("--width", "301"), "python -m mazelib make dig --width 301"),
        (("--braid", "0.5"), "unrecognized arguments"),
        (("--map", "first"), "unrecognized arguments"),
        (("--save", "no/such/folder/mine.txt"), "cannot be written"),
    ],
)
def test_a_maze_that_cannot_be_is_told_in_one_line(options, said):
    done = run("08_dig_and_fill", "--headless", *options)
    assert said in done.stderr and len(done.stderr.splitlines()) == 1
    assert (done.stdout, done.returncode) == ("", 2)


def test_an_older_trace_stays_until_there_is_a_newer_one(tmp_path):
    trace = tmp_path / "trace.jsonl"
    run("04_right_hand", "--headless", "--trace", str(trace))
    before = trace.read_bytes()
    bad = str(TESTS / "broken_maps" / "tab.txt")
    assert run("04_right_hand", "--headless", "--map", bad, "--trace", str(trace)).returncode == 2
    assert trace.read_bytes() == before


def test_a_trace_may_go_to_a_device():
    assert run("04_right_hand", "--headless", "--trace", "/dev/null").returncode == 0
    full = run("04_right_hand", "--headless", "--trace", "/dev/full")
    assert full.returncode == 2 and "the trace cannot be written to /dev/full" in full.stderr


def test_a_pipe_is_no_map(tmp_path):
    os.mkfifo(tmp_path / "pipe")
    done = run("04_right_hand", "--headless", "--map", str(tmp_path / "pipe"))
    assert done.returncode == 2 and "this is no plain file" in done.stderr


def test_a_size_that_cannot_be_is_told_before_a_window_opens():
    done = run("03_random_walk", "--make", "dig", "--width", "0")
    assert done.returncode == 2 and "1 or more" in done.stderr


#: One frame of a lesson's window, with Python told to leave out docstrings and assertions.
ONE_FRAME = (
    "import runpy, sys\nsys.argv = sys.argv[1:]\nsys.path.insert(0, 'lessons')\nimport mazelib.stage.stage as stage_module\n"
    "def once(stage):\n    stage.frame(0.1)\n    print(len(stage.program.text) > 100)\n"
    "stage_module.Stage.run = once\nrunpy.run_path(sys.argv[0], run_name='__main__')"
)


@pytest.mark.parametrize("name", ["04_right_hand", "08_dig_and_fill"])
def test_a_lesson_runs_where_python_leaves_docstrings_out(name):
    script = PROJECT / "lessons" / f"{name}.py"
    environment = {**os.environ, "SDL_VIDEODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    ran = subprocess.run(
        [sys.executable, "-OO", "-c", ONE_FRAME, str(script)], capture_output=True, text=True,
        check=False, cwd=PROJECT, env=environment,
    )  # fmt: skip
    assert (ran.stdout, ran.stderr) == ("True\n", "")


@pytest.mark.parametrize(
    "start", ["threading.Thread(target=time.sleep, args=(99,)).start()", "threading.Timer(99, print).start()"]
)
def test_a_thread_that_a_learners_file_leaves_behind_holds_nothing_up(tmp_path, start):
    path = tmp_path / "mine.py"
    path.write_text(
        f"import threading, time\nfrom mazelib.compass import Turn\n{start}\ndef turn(view):\n    return Turn.RIGHT\n"
    )
    ran = run("04_right_hand", "--headless", "--limit", "50", "--strategy", str(path))
    assert (ran.returncode, ran.stdout) == (1, "first.txt: circling after 4 ticks: tick 4 is tick 0 again\n")
