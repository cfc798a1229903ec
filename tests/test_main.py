"""python -m mazelib: what it prints, where, and its exit status."""

import os
import resource
import subprocess
import sys
from pathlib import Path

import pytest

from mazelib.__main__ import main
from mazelib.files import read_heya
from mazelib.heya import parse
from mazelib.makers import MAKERS
from mazelib.routes import shortest_tour

PROJECT = Path(__file__).resolve().parent.parent
MAKE = ["make", "dig", "--seed", "1", "--width", "4", "--height", "3"]


def said(capsys, *arguments):
    """The exit status, what went to stdout and what to stderr."""
    try:
        status = main(list(map(str, arguments)))
    except SystemExit as leaving:
        status = leaving.code
    return status, *capsys.readouterr()


def outside(*arguments, **options):
    """The same in a process of its own."""
    command = [sys.executable, "-m", "mazelib", *map(str, arguments)]
    return subprocess.run(command, cwd=PROJECT, stderr=subprocess.PIPE, check=False, **options)


def is_one_line(text):
    return text.count("\n") == 1 and text.endswith("\n") and "Traceback" not in text


@pytest.mark.parametrize("maker", MAKERS)
@pytest.mark.parametrize("goal", ["corner", "far", "abc"])
def test_make_prints_a_map_that_can_be_read_and_solved(capsys, maker, goal):
    status, out, err = said(capsys, "make", maker, "--width", 7, "--height", 4, "--seed", 3, "--goal", goal)
    heya = parse(out)
    assert (status, err, heya.width, heya.height) == (0, "", 15, 9)
    assert shortest_tour(heya)
    assert heya.note == f"Made by {MAKERS[maker].title}: 7 × 4 rooms, seed 3."


def test_the_same_seed_prints_the_same_map_and_without_one_the_note_tells_it(capsys):
    _, out, _ = said(capsys, "make", "merge")
    seed = parse(out).note.rstrip(".").split()[-1]
    assert said(capsys, "make", "merge", "--seed", seed)[1] == out


def test_braid_opens_walls(capsys):
    tree = said(capsys, *MAKE)[1]
    braided = said(capsys, *MAKE, "--braid", "1")[1]
    assert sum(parse(braided).floor) > sum(parse(tree).floor)


def test_make_saves_a_file_that_holds_what_is_printed_otherwise(capsys, tmp_path):
    path = tmp_path / "made.txt"
    status, out, err = said(capsys, *MAKE, "--save", path)
    assert (status, err) == (0, "")
    assert str(path) in out
    assert path.read_text(encoding="utf-8") == said(capsys, *MAKE)[1]


def test_a_file_that_is_there_is_overwritten_only_with_force(capsys, tmp_path):
    path = tmp_path / "made.txt"
    path.write_text("mine")
    status, out, err = said(capsys, *MAKE, "--save", path)
    assert (status, out, path.read_text()) == (2, "", "mine")
    assert is_one_line(err)
    assert "--force" in err
    assert said(capsys, *MAKE, "--save", path, "--force")[0] == 0
    assert read_heya(path).controls


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["draw"],
        ["make"],
        ["make", "knit"],
        ["make", "dig", "--width", "0"],
        ["make", "dig", "--height", "-4"],
        ["make", "dig", "--width", "ten"],
        ["make", "dig", "--width", "1000000", "--height", "1000000"],
        ["make", "dig", "--width", "9" * 5000],
        ["make", "dig", "--seed", "x"],
        ["make", "dig", "--braid", "2"],
        ["make", "dig", "--braid", "nan"],
        ["make", "dig", "--braid", "much"],
        ["make", "dig", "--goal", "middle"],
        ["make", "dig", "--save", "no/such/folder/made.txt"],
        ["make", "dig", "--save", "heya", "--force"],
        ["make", "dig", "--save", "n" * 300],
        ["check"],
        ["solve"],
        ["solve", "first", "loop"],
    ],
)
def test_what_is_wrong_with_the_arguments_is_told_in_one_line(capsys, arguments, monkeypatch):
    monkeypatch.chdir(PROJECT)
    status, out, err = said(capsys, *arguments)
    assert (status, out) == (2, "")
    assert is_one_line(err)


def test_nothing_half_written_is_left_when_a_file_may_not_grow(tmp_path):
    def no_room():
        resource.setrlimit(resource.RLIMIT_FSIZE, (100, 100))

    done = outside(*MAKE, "--width", 40, "--save", tmp_path / "made.txt", preexec_fn=no_room)
    assert done.returncode == 2
    assert is_one_line(done.stderr.decode())
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="rights do not bind this user")
def test_a_folder_that_is_read_only_is_told_in_one_line(capsys, tmp_path):
    tmp_path.chmod(0o500)
    status, _, err = said(capsys, *MAKE, "--save", tmp_path / "made.txt")
    tmp_path.chmod(0o700)
    assert status == 2
    assert is_one_line(err)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full device here")
def test_a_full_disk_behind_the_output_is_told_in_one_line():
    with open("/dev/full", "w") as full:
        done = outside(*MAKE, stdout=full)
    assert done.returncode == 2
    assert is_one_line(done.stderr.decode())


def test_a_reader_that_goes_away_is_no_mistake():
    reading, writing = os.pipe()
    os.close(reading)
    done = outside("make", "dig", "--width", 200, "--height", 200, stdout=writing)
    os.close(writing)
    assert (done.returncode, done.stderr) == (0, b"")


def test_what_is_printed_is_utf_8_with_plain_line_ends_whatever_the_terminal():
    environment = {**os.environ, "PYTHONIOENCODING": "ascii"}
    done = outside(*MAKE, stdout=subprocess.PIPE, env=environment)
    assert "4 × 3 rooms" in done.stdout.decode("utf-8")
    assert b"\r" not in done.stdout


def test_check_tells_every_error_and_every_warning_of_each_map(capsys, tmp_path):
    bad, odd = tmp_path / "bad.txt", tmp_path / "odd.txt"
    bad.write_text("#x#\n#?c#\n")
    odd.write_text("####\n#Sa#\n####\n#b #\n####\n")
    status, out, err = said(capsys, "check", bad, odd, "first", "nosuch")
    assert (status, err) == (2, "")
    for piece in ("'x'", "'?'", "there is 'c' but no 'a'", "control point 'b' cannot be reached"):
        assert piece in out
    assert "first.txt: nothing wrong." in out
    assert "nosuch: there is no such map." in out


def test_a_pattern_that_no_shell_has_spread_means_the_files(capsys, monkeypatch):
    monkeypatch.chdir(PROJECT)
    status, out, _ = said(capsys, "check", "heya/[f]irst.txt", "heya/tr*.txt")
    assert status == 2 and "heya/[f]irst.txt: there is no such map." in out
    assert "trap_corridor.txt: nothing wrong.\ntrap_room.txt: nothing wrong.\n" in out
    assert said(capsys, "check", "heya/nothing*.txt")[0] == 2


def test_a_maze_for_a_folder_that_is_missing_is_told_before_it_is_made(capsys):
    status, _, err = said(capsys, "make", "dig", "--save", "no/such/made.txt", "--width", "1000", "--height", "1000")
    assert status == 2 and err.endswith(f"cannot be written: there is no folder {Path('no/such')}.\n")


def test_warnings_alone_are_fine(capsys, tmp_path):
    odd = tmp_path / "odd.txt"
    odd.write_text("####\n#Sa#\n####\n#b #\n####\n")
    status, out, _ = said(capsys, "check", odd)
    assert status == 0
    assert "cannot be reached" in out


def test_solve_dots_the_shortest_route_and_tells_its_length(capsys, tmp_path):
    path = tmp_path / "ring.txt"
    path.write_text("######\n#S   #\n# ## #\n#a   #\n#b   #\n######\n\nA note.\n")
    status, out, err = said(capsys, "solve", path)
    assert (status, err) == (0, "")
    drawing = "######\n#S   #\n#.## #\n#a   #\n#b   #\n######"
    assert out == f"{drawing}\n\nShortest route past a, b: 3 steps.\n"


def test_the_dots_of_a_made_maze_are_as_many_as_its_route_is_long(capsys, tmp_path):
    path = tmp_path / "made.txt"
    said(capsys, "make", "road", "--seed", 5, "--save", path)
    _, out, _ = said(capsys, "solve", path)
    length = len(shortest_tour(read_heya(path))) - 1
    assert out.partition("\n\n")[0].count(".") == length - 1
    assert f"past G: {length} steps" in out


def test_a_map_that_cannot_be_solved_says_which_point_and_has_status_one(capsys, tmp_path):
    path = tmp_path / "split.txt"
    path.write_text("#####\n#S#a#\n#####\n")
    status, out, err = said(capsys, "solve", path)
    assert (status, out) == (1, "")
    assert is_one_line(err)
    assert "control point 'a' cannot be reached" in err


@pytest.mark.parametrize("text", ["#x#\n", "", "###\n#S#\n###\n"])
def test_a_bad_map_or_one_without_a_control_point_has_status_two(capsys, tmp_path, text):
    path = tmp_path / "bad.txt"
    path.write_text(text)
    status, out, err = said(capsys, "solve", path)
    assert (status, out) == (2, "")
    assert "bad.txt" in err
