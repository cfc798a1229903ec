"""Scripts, run as a teacher runs lessons: what they print, where, and their exit status."""

import json
import os
import shlex
import subprocess
import sys
import time

import pytest

from mazelib.making.makers import make
from mazelib.making.masks import read_mask
from mazelib.maps.heya_text import parse
from tests.conftest import PROJECT
from tests.samples import HEYA_FOLDER, SCRIPTS, TESTS, posix_only

MAKING = [path for path in sorted(SCRIPTS.glob("[01]*.py")) if path.stem[:2] in ("08", "09", "10")]
GOLDEN = {
    "right_hand_first": ("04_right_hand", "first", 144),
    "right_hand_loop": ("04_right_hand", "loop", 30),
    "branch_stack_first": ("05_branch_stack", "first", 144),
    "branch_stack_loop": ("05_branch_stack", "loop", 64),
    "random_walk_first_seed0": ("03_random_walk", "first", 427),
    "random_walk_loop_seed0": ("03_random_walk", "loop", 315),
}


def command(script: str, *options: object) -> list[str]:
    return [sys.executable, str(SCRIPTS / f"{script}.py"), *map(str, options)]


def in_a_process(*words: object, **how):
    """Run a script in a process of its own, where that is what matters."""
    how = {"capture_output": True, "text": True, "timeout": 60, **how}
    return subprocess.run(command(*words), check=False, **how)


@pytest.fixture
def run(run_here):
    """Run a script without a window, in this process."""
    return lambda script, *options: run_here(SCRIPTS / f"{script}.py", "--headless", *options)


def golden(name: str, lines: int) -> list[dict]:
    text = (TESTS / "golden" / f"{name}.jsonl").read_text()
    return [json.loads(line) for line in text.splitlines()[:lines]]


@pytest.mark.parametrize("name", GOLDEN)
def test_a_golden_trace_comes_out_without_a_window(name, run):
    script, heya, lines = GOLDEN[name]
    done = run(script, "--map", heya, "--seed", "0", "--trace", "-")
    assert [json.loads(line) for line in done.stdout.splitlines()] == golden(name, lines)
    assert done.returncode == (1 if name == "right_hand_loop" else 0)


@pytest.mark.thorough
@pytest.mark.parametrize(
    "name", ["right_hand_loop", "branch_stack_first", "random_walk_first_seed0"]
)
def test_a_golden_trace_comes_out_of_a_process_with_a_window(name, tmp_path):
    script, heya, lines = GOLDEN[name]
    trace = tmp_path / "trace.jsonl"
    path = HEYA_FOLDER / f"{heya}.txt"
    options = ["--map", path, "--seed", "0", "--speed", "max", "--play", "--trace", trace]
    lesson = subprocess.Popen(command(script, *options), cwd=tmp_path)
    until = time.monotonic() + 30
    while time.monotonic() < until and (
        not trace.exists() or trace.read_text().count("\n") < lines
    ):
        time.sleep(0.05)
    lesson.terminate()
    # On POSIX, told to end, the window closes as by Esc.
    assert lesson.wait(10) == 0 or os.name == "nt"
    assert [json.loads(line) for line in trace.read_text().splitlines()] == golden(name, lines)


@pytest.mark.parametrize(
    ("options", "said", "status"),
    [
        (("04_right_hand", "--map", "first"), "first.txt: arrived after 143 ticks", 0),
        (
            ("04_right_hand", "--map", "loop"),
            "loop.txt: circling after 29 ticks: it repeats the same 16 ticks forever",
            1,
        ),
        (("04_right_hand", "--limit", "10"), "first.txt: out of ticks after 10 ticks", 1),
        (
            ("05_branch_stack", "--map", "trap_room"),
            "trap_room.txt: circling after 10 ticks: it repeats the same 10 ticks forever",
            1,
        ),
        (
            ("05_branch_stack", "--map", "trap_corridor"),
            "trap_corridor.txt: circling after 31 ticks: it repeats the same 30 ticks forever",
            1,
        ),
        (
            ("03_random_walk", "--seed", "2", "--map", "loop"),
            "loop.txt: arrived after 2634 ticks (seed 2)",
            0,
        ),
    ],
)
def test_headless_says_the_verdict_in_one_line(options, said, status, run):
    done = run(*options)
    assert (done.stdout, done.returncode) == (said + "\n", status)


#: A rule that keeps something that cannot be compared, and one that tosses coins.
BY_ITERATOR = """
from mazelib import Turn

class MyTurn:
    def __init__(self):
        self.turns = iter([Turn.RIGHT, Turn.LEFT] * 50)

    def turn(self, view, place, heading):
        return next(self.turns)
"""
BY_COIN = """
from mazelib import Turn

def turn(view, rng):
    return Turn.AHEAD if rng.randint(0, 1) else Turn.LEFT
"""


@pytest.mark.parametrize(
    ("text", "limit", "told"),
    [
        (
            BY_ITERATOR,
            "5",
            ". It isn't known whether it goes round in circles (line 6: self.turns = "
            "iter([Turn.RIGHT, Turn.LEFT] * 50)).\n",
        ),
        (BY_COIN, "5", " (seed 1)\n"),
        ("from mazelib import Turn\n\ndef turn(view):\n    return Turn.LEFT\n", "1", "\n"),
    ],
)
def test_whether_it_circles_is_left_open_only_where_it_cannot_be_known(
    text, limit, told, run, tmp_path
):
    path = tmp_path / "mine.py"
    path.write_text(text)
    done = run("04_right_hand", "--strategy", path, "--limit", limit, "--seed", "1")
    ticks = "5 ticks" if limit == "5" else "1 tick"
    assert done.stdout == f"first.txt: out of ticks after {ticks}{told}"


BAD_INPUT = [
    ("04_right_hand", ["--map", "nowhere"], "nowhere: there's no map with this name."),
    ("04_right_hand", ["--map", TESTS / "broken_maps" / "tab.txt"], "tab.txt, line "),
    ("04_right_hand", ["--map", "n" * 300], "there's no map with this name."),
    (
        "04_right_hand",
        ["--speed", "fast"],
        "argument --speed: 'fast' isn't a speed. Write a number above 0, or max.",
    ),
    ("04_right_hand", ["--speed", "nan"], "isn't a speed"),
    ("04_right_hand", ["--seed", "x"], "invalid int value: 'x'"),
    (
        "04_right_hand",
        ["--trace", HEYA_FOLDER / "first.txt"],
        "exists already. Choose another name, or add --force",
    ),
    ("04_right_hand", ["--trace", TESTS / "no" / "folder"], "there's no folder"),
    ("04_right_hand", ["--trace", TESTS], "exists already"),
    ("04_right_hand", ["--width", "9"], "unrecognized arguments"),
    ("04_right_hand", ["--nonsense"], "unrecognized arguments"),
    ("04_right_hand", ["--strategy", "no/such/file.py"], "there's no such file."),
    ("04_right_hand", ["--strategy", TESTS], "this is a folder, not a file"),
    ("08_dig_and_fill", ["--width", "-3"], "at least 1"),
    ("08_dig_and_fill", ["--width", "1000000", "--height", "1000000"], "too many"),
    ("08_dig_and_fill", ["--width", "301"], "python3 lessons make dig --width 301"),
    ("08_dig_and_fill", ["--map", "first"], "unrecognized arguments"),
    ("08_dig_and_fill", ["--save", "no/such/folder/mine.txt"], "there's no folder"),
]


@pytest.mark.parametrize(("script", "options", "told"), BAD_INPUT)
def test_bad_input_is_told_and_the_status_is_two(script, options, told, run):
    done = run(script, *options)
    assert told in done.stderr
    assert (done.stdout, done.returncode) == ("", 2)


@posix_only
@pytest.mark.parametrize(
    ("lesson", "redirected", "said", "status"),
    [
        pytest.param("04_right_hand", ">&-", "", 0, marks=pytest.mark.thorough),
        pytest.param("08_dig_and_fill", ">&-", "", 0, marks=pytest.mark.thorough),
        (
            "04_right_hand",
            ">/dev/full",
            "The output can't be written: No space left on device.\n",
            2,
        ),
        pytest.param(
            "03_random_walk",
            "--map wide --seed 2 --trace - | head -n 1 >/dev/null",
            "",
            0,
            marks=pytest.mark.thorough,
        ),
        pytest.param("04_right_hand", "2>&-", "", 0, marks=pytest.mark.thorough),
        pytest.param("04_right_hand", "<&- >&- 2>&-", "", 0, marks=pytest.mark.thorough),
    ],
)
def test_an_output_that_is_closed_or_full_or_read_enough_brings_no_traceback(
    lesson, redirected, said, status
):
    words = shlex.join(command(lesson, "--headless"))
    done = subprocess.run(
        ["sh", "-c", f"{words} {redirected}"], capture_output=True, text=True, timeout=60
    )
    assert (done.stderr, done.returncode) == (said, status)


@posix_only
@pytest.mark.parametrize(
    ("device", "said", "status"),
    [
        ("/dev/full", "The output can't be written: No space left on device.\n", 2),
        ("/dev/null", "", 0),
    ],
)
def test_a_trace_goes_into_a_device_and_one_that_is_full_is_told(device, said, status, run):
    done = run("04_right_hand", "--trace", device, "--force")
    assert (done.stderr, done.returncode) == (said, status)


def test_a_maze_that_cannot_be_saved_leaves_the_trace_alone(tmp_path, run):
    mine = tmp_path / "mine.txt"
    trace = tmp_path / "trace.jsonl"
    mine.write_text("old")
    done = run("08_dig_and_fill", "--save", mine, "--trace", trace)
    assert done.returncode == 2
    assert "exists already" in done.stderr
    assert mine.read_text() == "old"
    assert not trace.exists()


def test_a_headless_trace_of_digging_and_filling_ends_where_all_is_wall_again(tmp_path, run):
    trace = tmp_path / "trace.jsonl"
    options = ("--width", "4", "--height", "3", "--seed", "1", "--trace", trace)
    assert run("08_dig_and_fill", *options).returncode == 0
    lines = [json.loads(line) for line in trace.read_text().splitlines()]
    # Twelve rooms are dug and twelve are filled. In between, the worker goes back when it is stuck.
    assert len(lines) == sum(one["x"] is not None for one in lines) >= 24
    assert (lines[-1]["x"], lines[-1]["y"]) == (lines[0]["x"], lines[0]["y"])


def test_a_trace_replaces_a_file_only_where_force_says_so_and_there_is_a_newer_one(tmp_path, run):
    trace = tmp_path / "trace.jsonl"
    bad = TESTS / "broken_maps" / "tab.txt"
    trace.write_text("my notes\n")
    assert run("04_right_hand", "--trace", trace).returncode == 2
    assert run("04_right_hand", "--map", bad, "--trace", trace, "--force").returncode == 2
    assert trace.read_text() == "my notes\n"
    assert run("04_right_hand", "--trace", trace, "--force").returncode == 0
    assert len(trace.read_text().splitlines()) == 144


@posix_only
def test_without_a_display_one_line_names_headless():
    environment = {
        k: v
        for k, v in os.environ.items()
        if k not in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    }
    done = in_a_process("04_right_hand", env=environment)
    lines = [line for line in done.stderr.splitlines() if "XDG_RUNTIME_DIR" not in line]
    assert done.returncode == 2
    assert len(lines) == 1
    assert "no screen" in lines[0]
    assert "--headless" in lines[0]


@pytest.mark.parametrize("path", MAKING, ids=lambda path: path.stem)
def test_a_maker_lesson_prints_its_maze_and_the_same_seed_the_same_maze(path, run):
    done = [run(path.stem, "--seed", "5", "--width", "9", "--height", "4") for _ in range(2)]
    assert done[0].returncode == 0
    assert done[0].stdout == done[1].stdout
    heya = parse(done[0].stdout)
    assert (heya.width, heya.height) == (19, 9)
    assert heya.controls[0][0] == "G"


def test_a_saved_maze_can_be_walked_and_is_overwritten_only_with_force(tmp_path, run):
    path = tmp_path / "mine.txt"
    assert run("08_dig_and_fill", "--seed", "5", "--save", path).returncode == 0
    before = path.read_bytes()
    again = run("08_dig_and_fill", "--seed", "6", "--save", path)
    assert again.returncode == 2
    assert "exists already" in again.stderr
    assert path.read_bytes() == before
    assert run("04_right_hand", "--map", path).returncode == 0
    assert run("08_dig_and_fill", "--seed", "6", "--save", path, "--force").returncode == 0
    assert path.read_bytes() != before


def test_an_impossible_size_is_refused_before_a_window_opens(run_here):
    done = run_here(SCRIPTS / "08_dig_and_fill.py", "--width", "0")
    assert done.returncode == 2
    assert "at least 1" in done.stderr


#: One frame of a lesson's window, with Python told to leave out docstrings and assertions.
ONE_FRAME = (
    "import runpy, sys\n"
    "sys.argv = sys.argv[1:]\n"
    "sys.path.insert(0, 'tests/scripts')\n"
    "import mazelib.window.stage.stage as stage_module\n"
    "def once(stage):\n    stage.frame(0.1)\n    print(len(stage.lesson.text) > 100)\n"
    "stage_module.Stage.run = once\nrunpy.run_path(sys.argv[0], run_name='__main__')"
)


@pytest.mark.thorough
@pytest.mark.parametrize("name", ["04_right_hand", "08_dig_and_fill"])
def test_a_lesson_runs_where_python_leaves_docstrings_out(name):
    script = SCRIPTS / f"{name}.py"
    environment = {**os.environ, "SDL_VIDEODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    ran = subprocess.run(
        [sys.executable, "-OO", "-c", ONE_FRAME, str(script)], capture_output=True, text=True,
        check=False, cwd=PROJECT, env=environment,
    )  # fmt: skip
    assert (ran.stdout, ran.stderr) == ("True\n", "")


@pytest.mark.thorough
@posix_only
@pytest.mark.parametrize(
    ("line", "told"),
    [
        (
            "tests/scripts/04_right_hand.py --headless --trace -",
            "The trace cannot be printed: standard output is closed.",
        ),
        ("-m mazelib make dig --save /proc/x.txt", "/proc/x.txt"),
    ],
)
def test_where_the_output_is_closed_there_is_a_message_and_no_traceback(line, told):
    ran = subprocess.run(
        ["sh", "-c", f'"$0" {line} >&-', sys.executable], cwd=PROJECT,
        env={**os.environ, "PYTHONPATH": str(PROJECT)},
        stderr=subprocess.PIPE, text=True, check=False,
    )  # fmt: skip
    assert ran.returncode == 2
    assert told in ran.stderr
    assert "Traceback" not in ran.stderr
    assert len(ran.stderr.splitlines()) == 1


@pytest.mark.parametrize(("number", "maker"), [("08", "dig"), ("09", "merge")])
def test_a_lesson_makes_a_maze_in_the_shape_of_a_mask(number, maker, run):
    (script,) = [path.stem for path in MAKING if path.stem.startswith(number)]
    done = run(script, "--mask", HEYA_FOLDER / "shapes" / "heart.txt", "--seed", "3")
    assert done.returncode == 0, done.stderr
    made = parse(done.stdout)
    heart = read_mask(HEYA_FOLDER / "shapes" / "heart.txt")
    assert made.rows == make(maker, mask=heart, seed=3).rows
    assert made.note == f"Made by lesson {script}: 62 rooms in the shape of heart.txt, seed 3."


def test_a_mask_in_two_pieces_is_told_with_its_place_and_status_2(run, tmp_path):
    path = tmp_path / "two.txt"
    path.write_text("# #\n###\n# #\n", encoding="utf-8")
    done = run("08_dig_and_fill", "--mask", path)
    assert done.returncode == 2
    assert done.stderr.startswith("two.txt, line 3, column 2: the mask isn't in one piece")
    assert "Join the pieces with spaces" in done.stderr


def test_a_maze_in_pieces_can_be_saved_and_it_is_said_that_g_cannot_be_reached(run_here, tmp_path):
    path = tmp_path / "mine.py"
    path.write_text(
        "from mazelib import show\n\n\ndef make(maze, rng):\n    maze.dig(*maze.rooms)\n"
        '    yield "no way from one to another"\n\n\nshow(make, sizes=[(3, 2)])\n'
    )
    saved = tmp_path / "islands.txt"
    done = run_here(path, "--headless", "--save", saved)
    assert done.returncode == 0
    sentence = "There's no path from S to G: the maze is in 6 pieces.\n"
    assert done.stderr.endswith(sentence)
    assert parse(done.stdout) == parse(saved.read_text(encoding="utf-8"))
    assert sentence not in run_here(SCRIPTS / "08_dig_and_fill.py", "--headless").stderr


def test_a_slip_that_stops_no_walk_is_told_after_it(run_here, tmp_path):
    path = tmp_path / "mine.py"
    path.write_text(
        "from mazelib import Turn, show\n\n\ndef rule(view):\n"
        '    if view == "wall":\n        return Turn.LEFT\n    return Turn.AHEAD\n\n\nshow(rule)\n'
    )
    done = run_here(path, "--headless", "--map", "first")
    assert "stuck after" in done.stdout
    assert done.stderr == (
        "mine.py, line 5: the view has four sides, and == cannot compare all of them.\n"
        '    if view == "wall":\n'
        "  Ask one of its sides, as in: if view.right:\n"
    )
