"""Python looks for what a script imports in the script's own folder last of all.

A class may give its files any name. Here a file of each name in Python's library lies beside the
script, and each raises an error if it is imported.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import PROJECT
from tests.samples import HEYA_FOLDER

#: Modules that only other systems have are looked for everywhere; no file has such a name.
OF_OTHER_SYSTEMS = {"msilib", "msvcrt", "nt", "winreg", "winsound"}
INSTALLED = {"PIL", "fpdf", "fontTools", "openpyxl", "platformdirs", "pygame"}
NAMES = {name for name in sys.stdlib_module_names if not name.startswith("_")} - OF_OTHER_SYSTEMS
MINE = "from mazelib import Turn, show\nshow(lambda view: Turn.AHEAD, task='Mine.')\n"

since_3_11 = pytest.mark.skipif(sys.version_info < (3, 11), reason="-P is new in Python 3.11")


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project with files of all these names in three of its folders.

    What Python has compiled is copied, too, or each process would do so again.
    """
    folder = tmp_path_factory.mktemp("project")
    for part in ("lessons", "mazelib"):
        shutil.copytree(PROJECT / part, folder / part)
    shutil.copytree(HEYA_FOLDER, folder / "heya")
    (folder / "elsewhere").mkdir()
    (folder / "elsewhere" / "mine.py").write_text(MINE)
    put_in(folder, NAMES)
    put_in(folder / "lessons", NAMES | INSTALLED | {"mazelib"})
    put_in(folder / "elsewhere", NAMES | INSTALLED)
    return folder


def put_in(folder: Path, names: set[str]) -> None:
    for name in names:
        (folder / f"{name}.py").write_text(f"raise RuntimeError('{name} was imported')\n")


def run(folder: Path, *words: str, path: str = "") -> subprocess.CompletedProcess[str]:
    """Run Python in a folder; ``path`` is PYTHONPATH, as if mazelib were installed there."""
    environment = {**os.environ, "PYTHONPATH": path}
    return subprocess.run(
        [sys.executable, *words], capture_output=True, text=True, check=False, cwd=folder,
        env=environment,
    )  # fmt: skip


def test_the_nearest_lie_would_be_seen(project: Path) -> None:
    without_here = "import random\nprint(random.random())\n"
    (project / "lessons" / "without_here.py").write_text(without_here)
    assert "random was imported" in run(project, "lessons/without_here.py").stderr


@pytest.mark.parametrize(
    "folder",
    [
        pytest.param(".", marks=pytest.mark.thorough),
        "lessons",
        pytest.param("..", marks=pytest.mark.thorough),
    ],
)
def test_files_of_any_name_beside_the_lessons_break_nothing(project: Path, folder: str) -> None:
    script = str(project / "lessons" / "04_right_hand.py")
    done = run(project / folder, script, "--headless")
    assert (done.stdout, done.stderr) == ("first.txt: arrived after 143 ticks\n", "")


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("script", "options"),
    [
        pytest.param(
            "08_dig_and_fill",
            ["--film", "film.gif", "--speed", "500", "--width", "2", "--height", "2"],
            marks=pytest.mark.thorough,
        ),
        ("11_worksheet", ["--count", "1", "--size", "2", "--to", "one.xlsx"]),
    ],
)
def test_what_lessons_import_late_is_not_in_their_way_either(
    project: Path, script: str, options: list[str]
) -> None:
    done = run(project, f"lessons/{script}.py", "--headless", *options)
    assert done.returncode == 0, done.stderr


@pytest.mark.thorough
def test_files_of_any_name_beside_a_script_elsewhere_break_nothing(project: Path) -> None:
    done = run(project / "elsewhere", "mine.py", "--headless", "--limit", "9", path=str(PROJECT))
    assert done.stdout.startswith("first.txt: ")
    assert done.stderr == ""


@pytest.mark.thorough
@since_3_11
def test_a_script_without_here_runs_with_p(project: Path) -> None:
    done = run(
        project / "elsewhere", "-P", "mine.py", "--headless", "--limit", "9", path=str(PROJECT)
    )
    assert done.stdout.startswith("first.txt: ")
    assert done.stderr == ""


@pytest.mark.thorough
@since_3_11
def test_mazelib_runs_in_a_folder_of_such_files(project: Path) -> None:
    done = run(project / "elsewhere", "-P", "-m", "mazelib", "solve", "first", path=str(PROJECT))
    assert (done.returncode, done.stderr) == (0, "")
    assert "48 steps" in done.stdout


@pytest.mark.thorough
def test_our_mazelib_is_found_before_one_that_is_installed(project: Path, tmp_path: Path) -> None:
    packages = tmp_path / "site-packages"
    packages.mkdir()
    (packages / "mazelib.py").write_text("raise RuntimeError('the installed mazelib')\n")
    (project / "lessons" / "which.py").write_text(
        f"import sys\nsys.path.append({str(packages)!r})\nimport here\n"
        "import mazelib\nprint(mazelib.__file__)\n"
    )
    done = run(project, "lessons/which.py")
    assert done.stdout.strip() == str(project / "mazelib" / "__init__.py")


@pytest.mark.thorough
def test_a_script_still_finds_the_files_beside_it(project: Path) -> None:
    (project / "lessons" / "my_helper.py").write_text("ANSWER = 42\n")
    (project / "lessons" / "asks.py").write_text(
        "import here\nimport mazelib\nfrom my_helper import ANSWER\nprint(ANSWER)\n"
    )
    assert run(project, "lessons/asks.py").stdout == "42\n"


def test_a_python_that_is_too_old_is_told_before_anything_is_set_up():
    """``here`` is the first thing that each lesson and the menu import."""
    code = (
        "import sys; sys.version_info = (3, 9, 18); sys.path.insert(0, 'lessons'); import here"
    )
    told = subprocess.run(
        [sys.executable, "-c", code], cwd=PROJECT, capture_output=True, text=True, check=False
    )
    assert told.returncode == 1
    assert "need Python 3.10 or later, and this is 3.9" in told.stderr
    assert "Traceback" not in told.stderr
