"""Setting up a Python for the lessons: once, and also where Debian has taken a part out of it."""

import importlib.util
import os
from time import sleep
from types import ModuleType, SimpleNamespace

import pytest

from tests.conftest import PROJECT


@pytest.fixture
def set_up(tmp_path, monkeypatch) -> ModuleType:
    """The module, for a project in an empty folder; its commands are noted, and all go well."""
    spec = importlib.util.spec_from_file_location("set_up", PROJECT / ".package" / "set_up.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    for name in ("ENVIRONMENT", "PYTHON", "READY"):
        place = getattr(module, name).relative_to(module.PROJECT)
        monkeypatch.setattr(module, name, tmp_path / place)
    monkeypatch.setattr(module, "NEEDS", tmp_path / "pyproject.toml")
    module.NEEDS.write_text("")
    os.utime(module.NEEDS, (0, 0))
    module.commands = []
    module.failing = 0

    def run(command, **_options):
        module.commands.append(" ".join(command))
        module.PYTHON.parent.mkdir(parents=True, exist_ok=True)
        module.PYTHON.write_text("")
        status = 1 if module.failing else 0
        module.failing = max(0, module.failing - 1)
        return SimpleNamespace(returncode=status)

    monkeypatch.setattr(module.subprocess, "run", run)
    return module


def test_it_is_done_once_for_each_extra_and_again_after_what_is_needed_has_changed(set_up):
    assert set_up.python_of_lessons() == set_up.PYTHON
    assert [" venv " in each for each in set_up.commands] == [True, False]
    assert set_up.commands[1].endswith("[lessons]")
    set_up.python_of_lessons("test")
    set_up.python_of_lessons("lessons")
    set_up.python_of_lessons("test")
    assert len(set_up.commands) == 4
    assert set_up.commands[3].endswith("[test]")
    later = set_up.READY.stat().st_mtime + 10
    os.utime(set_up.NEEDS, (later, later))
    set_up.python_of_lessons()
    assert len(set_up.commands) == 6


@pytest.mark.parametrize(("user", "sudo"), [(0, ""), (1000, "sudo ")])
def test_debian_gets_the_missing_part_of_its_python_first(set_up, monkeypatch, user, sudo):
    monkeypatch.setattr(set_up.shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(set_up.os, "geteuid", lambda: user)
    set_up.failing = 1
    set_up.python_of_lessons()
    assert set_up.commands[1:3] == [
        f"{sudo}apt-get update",
        f"{sudo}apt-get install -y python3-venv",
    ]
    assert set_up.commands[3].endswith("--clear")


def test_where_it_cannot_be_done_one_line_says_so_and_nothing_is_called_ready(
    set_up, monkeypatch, capsys
):
    monkeypatch.setattr(set_up.shutil, "which", lambda name: None)
    set_up.failing = 1
    assert set_up.run_there(["lessons"]) == 2
    assert "The lessons couldn't be set up: " in capsys.readouterr().err.splitlines()[-1]
    assert not set_up.READY.exists()


def test_a_row_of_dots_grows_while_it_is_set_up(set_up, monkeypatch, capsys):
    monkeypatch.setattr(set_up, "SECONDS_OF_A_DOT", 0.01)
    run = set_up.subprocess.run

    def run_slowly(*words, **options):
        sleep(0.1)
        return run(*words, **options)

    monkeypatch.setattr(set_up.subprocess, "run", run_slowly)
    set_up.python_of_lessons()
    *_told, dots = capsys.readouterr().err.splitlines()
    assert set(dots) == {"."}
    set_up.python_of_lessons()
    assert capsys.readouterr().err == "", "the next time nothing is said"


def test_the_words_go_to_the_python_of_the_lessons_and_its_status_comes_back(set_up, monkeypatch):
    called = []

    def call(words):
        called.append(words)
        return 1

    monkeypatch.setattr(set_up.subprocess, "call", call)
    assert set_up.run_there(["lessons", "4"]) == 1
    assert called == [[str(set_up.PYTHON), "lessons", "4"]]
