"""The package, installed where the project does not lie beside it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.real_window.conftest import PROJECT, wait_for

pytestmark = pytest.mark.real_window


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with the programs of an environment in which the package was installed."""
    folder = tmp_path_factory.mktemp("fresh")
    subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)
    programs = folder / "bin"
    install = [programs / "python", "-m", "pip", "install", "--quiet", str(PROJECT)]
    subprocess.run(install, check=True)
    return programs


def said(folder: Path, *words: str | Path) -> str:
    """What a program prints, and what it tells."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(words, capture_output=True, text=True, cwd=folder, env=environment)
    return done.stdout + done.stderr


def test_the_lessons_come_with_it_and_a_copy_of_them_works_by_itself(installed, tmp_path, lesson):
    maze_lessons = installed / "maze-lessons"
    four = said(tmp_path, maze_lessons, "4", "--headless")
    assert four.startswith("first.txt: arrived after 143 ticks\n")
    assert "make your own folder: maze-lessons start" in four
    told = said(tmp_path, maze_lessons, "start", "mine", "--headless")
    assert "are in mine.\n" in told
    assert "  cd mine\n  python3 lessons\n" in told
    four = tmp_path / "mine" / "lessons" / "04_right_hand.py"
    opened = lesson(str(four), python=str(installed / "python"))
    opened.press("space")
    wait_for(lambda: len(opened.ticks()) > 3)
    four.write_text(four.read_text().replace("Turn.RIGHT", "Turn.BACK"))
    turned_back = {"tick": 1, "x": 1, "y": 2, "heading": "down", "target": "a"}
    wait_for(lambda: opened.ticks() and turned_back in opened.lines)
    assert opened.close() == 0


def test_ours_is_found_where_another_package_of_its_name_is_installed(installed, tmp_path):
    said(tmp_path, installed / "maze-lessons", "start", "mine", "--headless")
    packages = next((installed.parent / "lib").glob("python*/site-packages"))
    assert not (packages / "mazelib").exists(), "ours lies in a folder of its own"
    (packages / "mazelib").mkdir()
    (packages / "mazelib" / "__init__.py").write_text("raise ImportError('the other one')\n")
    assert "the other one" in said(tmp_path, installed / "python", "-c", "import mazelib")
    five = tmp_path / "mine" / "lessons" / "05_branch_stack.py"
    words = said(tmp_path, installed / "python", five, "--headless")
    assert words == "loop.txt: arrived after 63 ticks\n"
    assert "Shortest" in said(tmp_path, installed / "maze-lessons", "solve", "first")
