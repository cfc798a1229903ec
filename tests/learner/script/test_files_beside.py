"""Files beside a script: they are the learner's, run afresh each time; folders are refused."""

import sys
from random import Random

import pytest

from mazelib.grid.compass import Turn
from mazelib.learner.guard.guarded_script import load_script
from mazelib.learner.script.files_beside import FilesBeside, importing_from
from tests.learners import IMPORT, asked, error_in, made, saved

COUNTS = "seen = []\ndef count():\n    seen.append(1)\n    return len(seen)\n"
ASKS = "def turn(view):\n    return Turn.LEFT if helper_beside.count() == 1 else Turn.BACK\n"


def test_a_file_beside_the_script_begins_afresh_in_each_run(tmp_path):
    saved(tmp_path, COUNTS, "helper_beside.py")
    loaded = load_script(saved(tmp_path, f"{IMPORT}import helper_beside\n{ASKS}"))
    assert [file.path.name for file in loaded.files] == ["mine.py", "helper_beside.py"]
    for _ in range(2):
        strategy = loaded.strategy(Random(0))
        assert [asked(strategy), asked(strategy)] == [Turn.LEFT, Turn.BACK]


def test_a_script_sees_no_file_that_lies_beside_another_script(tmp_path):
    for name in ("first", "second"):
        (tmp_path / name).mkdir()
    saved(tmp_path / "first", COUNTS, "helper_beside.py")
    text = f"{IMPORT}import helper_beside\n{ASKS}"
    load_script(saved(tmp_path / "first", text))
    told = error_in(tmp_path / "second", text)
    assert (told.first.line, "helper_beside" in str(told)) == (2, True)


PACKAGES = {
    "with an init": ("__init__.py", "pack_beside"),
    "without one": ("part.py", "pack_beside.part"),
}


@pytest.mark.parametrize("imports", ["import {name}", "from {name} import count"])
@pytest.mark.parametrize("kind", PACKAGES)
def test_a_folder_beside_the_script_is_refused_with_its_name_and_line(kind, imports, tmp_path):
    file, name = PACKAGES[kind]
    (tmp_path / "pack_beside").mkdir()
    saved(tmp_path / "pack_beside", COUNTS, file)
    line = imports.format(name=name)
    told = str(error_in(tmp_path, f"{IMPORT}{line}\ndef turn(view):\n    return Turn.LEFT\n"))
    assert "line 2: pack_beside is a folder: " in told
    assert not [module for module in sys.modules if module.startswith("pack_beside")]


def test_a_file_is_taken_though_a_folder_that_is_no_package_has_its_name(tmp_path):
    (tmp_path / "helper_beside").mkdir()
    saved(tmp_path, COUNTS, "helper_beside.py")
    made(saved(tmp_path, f"{IMPORT}import helper_beside\n{ASKS}"))


def test_what_python_finds_elsewhere_is_no_folder_beside(tmp_path):
    for name in ("json", "mazelib", "sys"):
        (tmp_path / name).mkdir()
        saved(tmp_path / name, "raise ValueError", "__init__.py")
    text = "import json, json.decoder, sys, mazelib.grid.compass\nfrom mazelib import Turn\n"
    made(saved(tmp_path, f"{text}def turn(view):\n    return Turn.LEFT\n"))


def test_the_search_path_is_as_it_was_whatever_the_script_does_to_it(tmp_path):
    path = sys.path
    before = list(path)
    with importing_from(tmp_path):
        assert sys.path[-1] == str(tmp_path)
        sys.path = ["elsewhere"]
    assert sys.path is path
    assert path == before


@pytest.mark.parametrize("name", ["here", "mazelib", "mazelib.grid"])
def test_what_finds_mazelib_is_no_learners_wherever_it_lies(name, tmp_path, monkeypatch):
    saved(tmp_path, "", "here.py")
    (tmp_path / "mazelib").mkdir()
    saved(tmp_path / "mazelib", "", "__init__.py")
    monkeypatch.setattr(sys, "path", [str(tmp_path)])
    ran = []
    files = FilesBeside(tmp_path, lambda file, names: ran.append(file))
    found = files.module(name)
    assert found is None or (name == "here" and not hasattr(found, "__file__"))
    assert not ran


def test_a_script_of_our_lessons_finds_mazelib_wherever_it_was_copied_to(tmp_path):
    saved(tmp_path, "NUMBER = 1\n", "helper_beside.py")
    text = f"import here\n{IMPORT}import helper_beside\ndef turn(view):\n    return Turn.LEFT\n"
    loaded = load_script(saved(tmp_path, text))
    assert [file.path.name for file in loaded.files] == ["mine.py", "helper_beside.py"]


def test_a_file_is_run_once_and_may_import_what_imports_it(tmp_path, monkeypatch):
    monkeypatch.setattr(sys, "modules", dict(sys.modules))
    saved(tmp_path, "", "one_beside.py")
    ran = []

    def run(file, names):
        ran.append((file.path.name, files.module("one_beside").__dict__ is names))

    files = FilesBeside(tmp_path, run)
    module = files.module("one_beside")
    assert files.module("one_beside") is module is sys.modules["one_beside"]
    assert ran == [("one_beside.py", True)]
