"""The command that makes a maze: by the maker, of the size and the seed that were asked for."""

import pytest

from mazelib.commands import run_command
from mazelib.making.makers import MAKERS, make
from mazelib.maps.folder import read_heya
from mazelib.maps.heya_text import parse, write


@pytest.mark.parametrize("maker", MAKERS)
def test_it_prints_what_the_maker_makes_from_this_seed(maker, capsys):
    assert run_command(["make", maker, "--width", "5", "--height", "3", "--seed", "7"]) == 0
    printed = capsys.readouterr().out
    assert printed == write(make(maker, 5, 3, 7))
    assert printed != write(make(maker, 5, 3, 8)), "another seed would be seen"


def test_without_a_size_it_is_twenty_rooms_across_and_ten_down(capsys):
    assert run_command(["make", "dig", "--seed", "1"]) == 0
    made = parse(capsys.readouterr().out)
    assert (made.width, made.height) == (2 * 20 + 1, 2 * 10 + 1)


def test_saved_it_is_the_same_and_no_file_is_overwritten(tmp_path, capsys):
    path = tmp_path / "mine.txt"
    words = ["make", "dig", "--width", "4", "--height", "2", "--seed", "3", "--save", str(path)]
    assert run_command(words) == 0
    assert read_heya(path) == make("dig", 4, 2, 3)
    assert str(path) in capsys.readouterr().out
    path.write_text("mine\n")
    assert run_command(words) != 0
    assert path.read_text() == "mine\n"
