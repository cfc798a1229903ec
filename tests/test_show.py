"""``show``, as a script calls it when Python runs that script."""

import sys

import pytest

from tests.samples import SCRIPTS


def test_a_wrong_word_in_show_is_told_at_its_line_without_a_traceback(tmp_path, run_here):
    path = tmp_path / "mine.py"
    path.write_text(
        "from mazelib import show\n"
        'if __name__ == "__main__":\n'
        '    show(len, task="Look.", panels=["eyees"])\n'
    )
    ran = run_here(path, "--headless")
    assert ran.stderr.startswith('mine.py, line 3: there\'s no panel called "eyees" here.')
    assert "Traceback" not in ran.stderr


def test_a_maker_without_yield_is_told_at_its_def_and_not_at_its_panels(tmp_path, run_here):
    path = tmp_path / "mine.py"
    path.write_text(
        "from mazelib import show\ndef make(maze, rng):\n    maze.dig(maze.first)\n"
        'show(make, panels=["code"], sizes=[(3, 2)])\n'
    )
    first, quoted, advice = run_here(path, "--headless").stderr.splitlines()
    assert first.startswith("mine.py, line 2: make has no yield")
    assert quoted == "    def make(maze, rng):"
    assert advice == '  Write a yield after each step, and why, as in: yield "Dig a room."'


@pytest.mark.parametrize(
    ("makes", "told"), [("def", "make has no yield: "), ("async def", "make is async: ")]
)
def test_a_maker_that_cannot_be_one_is_told_so_and_not_that_it_has_no_save(
    makes, told, tmp_path, run_here
):
    path = tmp_path / "mine.py"
    path.write_text(
        f"from mazelib import show\n{makes} make(maze, rng):\n    maze.dig(maze.first)\n"
        "show(make, sizes=[(3, 2)])\n"
    )
    done = run_here(path, "--headless", "--save", tmp_path / "maze.txt", "--width", "3")
    assert done.stderr.startswith(f"mine.py, line 2: {told}")


def test_an_unknown_rival_is_told_with_the_known_ones(run_here):
    done = run_here(SCRIPTS / "12_maze_game.py", "--against", "left_hand")
    assert done.returncode == 2
    assert "right_hand" in done.stderr
    assert "random_walk" in done.stderr


@pytest.mark.parametrize("text", ["A 5%", "Write %s", "100%(", "%(prog)s and 5%", "%(prog)d"])
def test_a_percent_sign_in_the_text_of_a_script_stands_in_its_help_as_it_is(
    text, tmp_path, run_here
):
    path = tmp_path / "50%s.py"
    path.write_text(
        '"""A lesson.\n\n'
        f"    {text}\n"
        '"""\n'
        "from mazelib import show\n"
        'if __name__ == "__main__":\n'
        "    show()\n"
    )
    done = run_here(path, "--help")
    assert (done.returncode, done.stderr) == (
        0,
        "",
    )
    assert f"\nA lesson.\n\n    {text}\n" in done.stdout


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ("1", "show can't use a value of type int."),
        ('"right_hand"', "show can't use a value of type str."),
        ("{1}", "show can't use a value of type set."),
        ("K()", "show needs the class K itself, but K() is an object of it."),
    ],
)  # fmt: skip
def test_what_show_cannot_use_is_told_at_its_line_with_what_to_write(
    given, told, tmp_path, run_here
):
    path = tmp_path / "mine.py"
    path.write_text(
        "from mazelib import show\n"
        "class K:\n"
        "    def turn(self, view, place, heading):\n"
        "        return None\n"
        f'if __name__ == "__main__":\n    show(\n        {given}, task="Look.")\n'
    )
    ran = run_here(path, "--headless")
    advice = (
        "Leave out the brackets: show(K)"
        if given == "K()"
        else "Give it a function of the view, or a class"
    )
    first, *_, last = ran.stderr.splitlines()
    assert first in (f"mine.py, line 6: {told}", f"mine.py, line 7: {told}"), (
        "Python 3.10 names the other line"
    )
    assert last.startswith(f"  {advice}")
    assert ran.returncode == 1


def test_the_lesson_is_the_script_that_runs_wherever_its_call_of_show_stands(
    tmp_path, run_here, monkeypatch
):
    monkeypatch.syspath_prepend(tmp_path)
    (tmp_path / "shows_it.py").write_text(
        "from mazelib import show\ndef start(rule):\n    show(rule)\n"
    )
    path = tmp_path / "mine.py"
    path.write_text(
        "from mazelib import Turn\nfrom shows_it import start\n"
        "def rule(view):\n    return Turn.RIGT\nif __name__ == '__main__':\n    start(rule)\n"
    )
    assert "mine.py, line 4: " in run_here(path, "--headless").stderr
    del sys.modules["shows_it"]


@pytest.mark.parametrize("wrong", ["''", "['']", "[5]", "5"])
def test_what_are_no_names_of_maps_is_told_with_what_to_write(wrong, tmp_path, run_here):
    path = tmp_path / "mine.py"
    path.write_text(f"from mazelib import right_hand, show\n\nshow(right_hand, maps={wrong})\n")
    ran = run_here(path, "--headless")
    first_line, _quoted, advice = ran.stderr.splitlines()
    assert first_line == f"mine.py, line 3: maps={wrong} is wrong."
    assert advice == '  Write a list of the names of maps in quotes, such as ["first", "loop"].'


def test_a_map_that_is_not_there_is_told_at_its_line_with_the_nearest_name_there_is(
    tmp_path, run_here
):
    path = tmp_path / "mine.py"
    path.write_text('from mazelib import right_hand, show\n\nshow(right_hand, maps=["lop"])\n')
    ran = run_here(path, "--headless")
    first_line, _quoted, advice = ran.stderr.splitlines()
    assert first_line == "mine.py, line 3: there's no map called 'lop'."
    assert advice == "  Did you mean loop?"


def test_the_old_word_map_is_told_with_the_new_one(tmp_path, run_here):
    path = tmp_path / "mine.py"
    path.write_text('from mazelib import right_hand, show\n\nshow(right_hand, map="loop")\n')
    first_line, _quoted, advice = run_here(path, "--headless").stderr.splitlines()
    assert first_line == "mine.py, line 3: there is no word map in show."
    assert advice == '  Write: maps=["loop"]'
