"""Which lessons open a window for sure: in it, a script with a mistake waits until it is mended."""

import pytest

from mazelib import run_lesson as lesson_runner
from mazelib import uncaught
from mazelib.command_line.seen_windows import opens_window
from mazelib.text.diagnostics import LocatedError
from mazelib.window.stage.mending import MendingEnd
from tests.real_lessons import lesson

BROKEN = """\
from mazelib import Turn, show


def mine(view)
    return Turn.LEFT


show(mine)
"""


@pytest.fixture
def seen(monkeypatch):
    """As if somebody saw the windows that open."""
    monkeypatch.setenv("SDL_VIDEODRIVER", "x11")


@pytest.mark.parametrize(
    ("words", "opens"),
    [
        ([], True),
        (["--map", "loop", "--seed=3"], True),
        (["--headless"], False),
        (["--check"], False),
        (["--film", "a.gif"], False),
        (["-h"], False),
    ],
)
def test_only_options_of_a_window_let_a_window_open(seen, words, opens):
    assert opens_window(words) is opens


def test_where_nobody_sees_a_window_none_opens(monkeypatch):
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    assert not opens_window([])


@pytest.fixture
def script(tmp_path):
    path = tmp_path / "mine.py"
    path.write_text(BROKEN)
    return path


def answer_waiting(monkeypatch, *ends, mended=""):
    """Let the window of a mistake end in these ways; a save writes the ``mended`` text."""
    waiting = list(ends)
    told = []

    class Waiting:
        def __init__(self, path, mistake, saved):
            self.path = path
            told.append(mistake.first.line)

        def run(self):
            end = waiting.pop(0)
            if end is MendingEnd.SAVED:
                self.path.write_text(mended)
            return end

    monkeypatch.setattr("mazelib.window.stage.mending.Mending", Waiting)
    return told


def test_a_script_with_a_mistake_waits_in_a_window_and_goes_on_once_it_is_saved(
    seen, script, monkeypatch
):
    told = answer_waiting(
        monkeypatch,
        MendingEnd.SAVED,
        MendingEnd.SAVED,
        mended=BROKEN.replace("(view)\n", "(view):\n"),
    )
    opened = []

    def run_in_window(lesson, *, stays_open):
        opened.append(lesson.name)
        return lesson_runner.Ended(0)

    monkeypatch.setattr(lesson_runner, "_run_in_window", run_in_window)
    ended = lesson_runner.run_once(script, [])
    assert told == [4], "the mended one does not wait"
    assert (opened, ended.status) == (["walk"], 0)


@pytest.mark.parametrize(("end", "was_quit"), [(MendingEnd.LEFT, False), (MendingEnd.QUIT, True)])
def test_a_mistake_that_is_left_ends_the_lesson_and_only_a_closed_window_ends_the_door(
    seen, script, monkeypatch, end, was_quit
):
    answer_waiting(monkeypatch, end)
    ended = lesson_runner.run_once(script, [], stays_open=True)
    assert (ended.was_quit, ended.next_script, ended.status) == (was_quit, None, 1)


def test_without_a_window_a_mistake_is_told_as_before(seen, script, monkeypatch):
    answer_waiting(monkeypatch)
    with pytest.raises(LocatedError):
        lesson_runner.run_once(script, ["--headless"])


def test_a_map_that_is_not_there_is_no_mistake_of_the_script(seen, monkeypatch):
    answer_waiting(monkeypatch)
    with pytest.raises(LocatedError):
        lesson_runner.run_once(lesson("04"), ["--map", "frist"])


def test_a_mistake_at_which_python_stops_waits_in_the_window_too(seen, script, monkeypatch, capsys):
    waited = []
    monkeypatch.setattr(uncaught, "_wait_in_window", waited.append)
    monkeypatch.setattr(uncaught, "_script_of", lambda _traceback, _error: script)
    monkeypatch.setattr("sys.argv", ["mine.py"])
    uncaught._tell(NameError, NameError("name 'prnt' is not defined"), None)
    assert waited == [script]
    assert capsys.readouterr().err == "", "the window tells it"
