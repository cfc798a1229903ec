"""The terminal: an error becomes a message and an exit status, and never a traceback."""

import errno
import io
import sys

import pytest

from mazelib.command_line import terminal
from mazelib.command_line.terminal import (
    BAD_INPUT,
    FINE,
    NOT_ARRIVED,
    answered,
    missing_package,
    progress,
    tell,
)
from mazelib.text.diagnostics import Diagnostic, LocatedError
from mazelib.walking.strategy import StrategyError

BROKEN = [Diagnostic("it is broken.", "Mend it.")]


@pytest.fixture(autouse=True)
def output_stays(monkeypatch):
    """The output of the tests themselves stays as it is."""
    monkeypatch.setattr(terminal, "_discard_output", lambda: None)


@pytest.mark.parametrize("status", [FINE, NOT_ARRIVED, BAD_INPUT])
def test_the_status_of_the_work_is_given_back(status):
    assert answered(lambda: status) == status
    assert (FINE, NOT_ARRIVED, BAD_INPUT) == (0, 1, 2)


@pytest.mark.parametrize(
    ("error", "status", "told"),
    [
        (ValueError("It cannot be."), BAD_INPUT, "It cannot be.\n"),
        (LocatedError("map.txt", BROKEN), BAD_INPUT, "map.txt: it is broken.\n  Mend it.\n"),
        (StrategyError("mine.py", BROKEN), NOT_ARRIVED, "mine.py: it is broken.\n  Mend it.\n"),
        (
            OSError(errno.ENOSPC, "No space left"),
            BAD_INPUT,
            "The output can't be written: No space left.\n",
        ),
        (
            OSError(errno.EACCES, "Not allowed", "a b.txt"),
            BAD_INPUT,
            "a b.txt can't be written: Not allowed.\n",
        ),
        (BrokenPipeError(), FINE, ""),
        (KeyboardInterrupt(), NOT_ARRIVED, ""),
    ],
)
def test_what_goes_wrong_is_told(error, status, told, capsys):
    def work():
        raise error

    assert answered(work) == status
    assert capsys.readouterr() == ("", told)


@pytest.mark.parametrize(
    ("module", "package"),
    [
        ("PIL", "Pillow"),
        ("PIL.Image", "Pillow"),
        ("pygame", "pygame-ce"),
        ("openpyxl.styles", "openpyxl"),
        ("fpdf.enums", "fpdf2"),
    ],
)
def test_a_missing_package_is_named_as_it_is_installed(
    module, package, monkeypatch, capsys, tmp_path
):
    monkeypatch.setattr(sys, "executable", "/usr/bin/python3")
    monkeypatch.setattr(terminal, "OURS", tmp_path)
    monkeypatch.chdir(tmp_path)

    def work():
        raise ModuleNotFoundError(name=module)

    assert answered(work) == BAD_INPUT
    assert capsys.readouterr().err == (
        f"{package} is missing, and this needs it. "
        f"Install it with: /usr/bin/python3 -m pip install {package}\n"
    )


@pytest.mark.parametrize("beside", [".venv", "lessons/.python"])
def test_without_pygame_the_first_advice_is_to_use_the_python_of_the_lessons(
    beside, monkeypatch, tmp_path
):
    error = ModuleNotFoundError(name="pygame")
    monkeypatch.chdir(tmp_path)
    (tmp_path / "lessons").mkdir()
    (tmp_path / beside).mkdir()
    for words, typed in (
        (["mine.py"], "python3 lessons mine.py"),
        (["my rule.py", "--play"], 'python3 lessons "my rule.py" --play'),
        (["/somewhere/mazelib/__main__.py", "4"], "python3 lessons 4"),
    ):
        monkeypatch.setattr(sys, "argv", words)
        assert missing_package(error).splitlines()[0] == f"Type: {typed}"
    assert "Type:" not in missing_package(ModuleNotFoundError(name="fpdf"))
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    monkeypatch.chdir(elsewhere)
    monkeypatch.setattr(terminal, "OURS", elsewhere)
    assert "Type:" not in missing_package(error)


def test_a_python_in_a_folder_with_a_space_is_quoted(monkeypatch):
    monkeypatch.setattr(sys, "executable", "C:/My Python/python.exe")
    assert missing_package(ModuleNotFoundError(name="fpdf")).endswith(
        'Install it with: "C:/My Python/python.exe" -m pip install fpdf2'
    )


def test_a_module_of_ours_that_is_missing_is_nothing_to_install(capsys):
    def work():
        raise ModuleNotFoundError(name="mazelib.window.scenes.quiz")

    assert answered(work) == BAD_INPUT
    assert capsys.readouterr().err == "mazelib has no module mazelib.window.scenes.quiz.\n"


def test_messages_go_to_standard_error(capsys):
    tell("Look out.")
    assert capsys.readouterr() == ("", "Look out.\n")


def test_progress_keeps_to_one_line_of_a_terminal_and_is_silent_elsewhere(monkeypatch, capsys):
    progress("100 walks")
    assert capsys.readouterr() == ("", "")

    class Terminal(io.StringIO):
        def isatty(self):
            return True

    screen = Terminal()
    monkeypatch.setattr(sys, "stderr", screen)
    progress("100 walks")
    progress("")
    first = screen.getvalue()[:62]
    second = screen.getvalue()[62:]
    assert first == f"\r{'100 walks':60}\r"
    assert second == f"\r{'':60}\r"
    monkeypatch.setattr(sys, "stderr", None)
    progress("There may be no terminal at all.")
