"""python -m mazelib: what it prints, where, and its exit status."""

import os
import subprocess
import sys

import pytest

from mazelib.commands import run_command
from mazelib.making.makers import MAKERS
from mazelib.maps import reach
from mazelib.maps.heya_text import parse
from tests.conftest import PROJECT
from tests.samples import HEYA_FOLDER, posix_only

MAKE = ["make", "dig", "--seed", "1", "--width", "4", "--height", "3"]


def said(capfd, *arguments):
    """The exit status, what went to stdout and what to stderr."""
    try:
        status = run_command(list(map(str, arguments)))
    except SystemExit as leaving:
        status = leaving.code
    return status, *capfd.readouterr()


def outside(*arguments, **options):
    """The same in a process of its own."""
    command = [sys.executable, "-m", "mazelib", *map(str, arguments)]
    return subprocess.run(command, cwd=PROJECT, stderr=subprocess.PIPE, check=False, **options)


def is_short(text):
    return 1 <= len(text.splitlines()) <= 2 and text.endswith("\n") and "Traceback" not in text


@pytest.mark.parametrize("maker", MAKERS)
def test_make_prints_a_map_that_can_be_read_and_solved(capfd, maker):
    status, out, err = said(capfd, "make", maker, "--width", 7, "--height", 4, "--seed", 3)
    heya = parse(out)
    assert (status, err, heya.width, heya.height) == (0, "", 15, 9)
    assert reach.tour(heya)
    assert heya.note == f"Made by {maker}: 7 × 4 rooms, seed 3."


def test_the_same_seed_prints_the_same_map_and_without_one_the_note_tells_it(capfd):
    _, out, _ = said(capfd, "make", "merge")
    seed = parse(out).note.rstrip(".").split()[-1]
    assert said(capfd, "make", "merge", "--seed", seed)[1] == out


def test_make_prints_a_maze_in_the_shape_of_a_mask(capfd, tmp_path):
    path = tmp_path / "tee.txt"
    path.write_text("|# #|\n|   |\n", encoding="utf-8")
    status, out, _ = said(capfd, "make", "merge", "--mask", path, "--seed", 3)
    heya = parse(out)
    assert (status, heya.rows[1], heya.rows[3]) == (0, "|##S##|", "|    G|")
    status, _, err = said(capfd, "make", "dig", "--mask", path, "--width", 4)
    assert (status, err) == (2, MASK_OF_ANOTHER_SIZE)


MASK_OF_ANOTHER_SIZE = """\
The mask tee.txt has 3 × 2 rooms, not 4 × 2: leave width and height out.
"""


def test_make_saves_what_is_printed_otherwise_and_overwrites_only_with_force(capfd, tmp_path):
    path = tmp_path / "made.txt"
    status, out, err = said(capfd, *MAKE, "--save", path)
    assert (status, err) == (0, "")
    assert str(path) in out
    made = path.read_text(encoding="utf-8")
    assert made == said(capfd, *MAKE)[1]
    path.write_text("mine")
    status, out, err = said(capfd, *MAKE, "--save", path)
    assert (status, out, path.read_text()) == (2, "", "mine")
    assert is_short(err)
    assert "exists already" in err
    assert "--force" in err
    assert said(capfd, *MAKE, "--save", path, "--force")[0] == 0
    assert path.read_text(encoding="utf-8") == made


@pytest.mark.parametrize(
    "arguments",
    [
        "draw", "make", "make knit", "solve", "solve first loop",
        "make dig --width 0", "make dig --height -4", "make dig --width ten",
        "make dig --width 1000000 --height 1000000", "make dig --width " + "9" * 5000,
        "make dig --seed x",
        "make dig --save heya --force", "make dig --save " + "n" * 300,
        # Told before the large maze is made:
        "make dig --save no/such/folder/made.txt --width 1000 --height 1000",
    ],
)  # fmt: skip
def test_what_is_wrong_with_the_arguments_is_told_in_a_line_or_two(capfd, arguments, monkeypatch):
    monkeypatch.chdir(PROJECT)
    status, out, err = said(capfd, *arguments.split())
    assert (status, out) == (2, "")
    assert is_short(err)


@posix_only
@pytest.mark.skipif(os.name == "posix" and os.geteuid() == 0, reason="rights do not bind this user")
def test_a_folder_that_is_read_only_is_told_in_one_line(capfd, tmp_path):
    tmp_path.chmod(0o500)
    status, _, err = said(capfd, *MAKE, "--save", tmp_path / "made.txt")
    tmp_path.chmod(0o700)
    assert status == 2
    assert is_short(err)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.thorough
@posix_only
def test_a_reader_that_goes_away_is_no_mistake_but_a_full_disk_is_told():
    reading, writing = os.pipe()
    os.close(reading)
    done = outside("make", "dig", "--width", 200, "--height", 200, stdout=writing)
    os.close(writing)
    assert (done.returncode, done.stderr) == (0, b"")
    with open("/dev/full", "w") as full:
        done = outside(*MAKE, stdout=full)
    assert (done.returncode, done.stderr) == (
        2,
        b"The output can't be written: No space left on device.\n",
    )


def test_what_is_printed_is_utf_8_with_plain_line_ends_whatever_the_terminal():
    done = outside(*MAKE, stdout=subprocess.PIPE, env={**os.environ, "PYTHONIOENCODING": "ascii"})
    assert "4 × 3 rooms" in done.stdout.decode("utf-8")
    assert b"\r" not in done.stdout


def test_check_tells_every_error_and_every_warning_of_each_map(capfd, tmp_path):
    bad = tmp_path / "bad.txt"
    odd = tmp_path / "odd.txt"
    bad.write_text("#x#\n#?c#\n")
    odd.write_text("####\n#Sa#\n####\n#b #\n####\n")
    status, out, err = said(capfd, "check", bad, odd, "first", "nosuch")
    assert (status, err) == (2, "")
    for piece in ("'x'", "'?'", "there's 'c' but no 'a'", "no path from the start to 'b'"):
        assert piece in out
    assert "first.txt: nothing wrong." in out
    assert "nosuch: there's no map with this name." in out
    assert said(capfd, "check", odd)[0] == 0


def test_check_looks_through_all_maps_where_none_is_named(capfd):
    status, out, err = said(capfd, "check")
    assert (status, err) == (0, "")
    assert {line.split(".")[0].split(",")[0] for line in out.splitlines()} == {
        path.stem for path in HEYA_FOLDER.glob("*.txt")
    }


def test_solve_dots_the_shortest_route_and_tells_its_length(capfd, tmp_path):
    path = tmp_path / "ring.txt"
    path.write_text("######\n#S   #\n# ## #\n#a   #\n#b   #\n######\n\nA note.\n")
    status, out, err = said(capfd, "solve", path)
    assert (status, err) == (0, "")
    drawing = "######\n#S   #\n#.## #\n#a   #\n#b   #\n######"
    assert out == f"{drawing}\n\nShortest route past a, b: 3 steps.\n"


@pytest.mark.parametrize(
    ("text", "status", "what"),
    [
        ("#####\n#S#a#\n#####\n", 1, "there's no path from the start to 'a'"),
        ("###\n#S#\n###\n", 1, "there's no target"),
        ("###\n#S#\n   \n#a#\n###\n", 2, "bad.txt, line 3, column 1: this blank line ends the map"),
        ("#*#\n", 2, "bad.txt, line 1, column 2"),
        ("", 2, "the map is empty"),
    ],
)
def test_a_map_that_cannot_be_solved_is_told_with_a_status(capfd, tmp_path, text, status, what):
    path = tmp_path / "bad.txt"
    path.write_text(text)
    done, out, err = said(capfd, "solve", path)
    assert (done, out) == (status, "")
    assert err.startswith("bad.txt")
    assert what in err
