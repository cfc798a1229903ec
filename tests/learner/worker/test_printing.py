"""What is printed: in its order, soon, not too much,
and a terminal that takes nothing stops nobody.
"""

import sys
import threading
import time
from pathlib import Path

import pytest

from mazelib.learner import limits
from mazelib.learner.worker.messages import GoOn, ReadScript, Script
from mazelib.learner.worker.printing import Printed, TerminalThread
from tests.learner.worker.processes import wait_until

READ = ReadScript(Script(Path("mine.py")))


@pytest.fixture
def passed_on(monkeypatch):
    """The texts that were passed on, each as soon as it was printed."""
    monkeypatch.setattr(limits, "PRINTED_TOGETHER", 0.01)
    return []


def test_what_is_printed_is_passed_on_by_itself(passed_on):
    print("one", 2, file=Printed(passed_on.append))
    wait_until(lambda: "".join(passed_on) == "one 2\n")


def test_what_is_there_at_the_end_of_a_request_is_passed_on_at_once(passed_on, monkeypatch):
    monkeypatch.setattr(limits, "PRINTED_TOGETHER", 9999)
    printed = Printed(passed_on.append)
    printed.write("one\n")
    printed.pass_on()
    printed.pass_on()
    assert passed_on == ["one\n"]


@pytest.mark.parametrize(
    ("most", "kept"), [(10, "123456\n123"), (14, "123456\n123456\n"), (13, "123456\n123456")]
)
def test_too_much_is_left_out_and_said_once_for_each_run_of_a_script(
    passed_on, monkeypatch, most, kept
):
    monkeypatch.setattr(limits, "MOST_CHARACTERS_PRINTED", most)
    printed = Printed(passed_on.append)
    for request in READ, READ:
        printed.begin(request)
        for _line in range(5):
            printed.write("123456\n")
        printed.pass_on()
    assert "".join(passed_on) == 2 * f"{kept}…\n(More was printed, and is left out.)\n"


def test_how_much_a_run_may_print_depends_on_no_number_of_requests(passed_on, monkeypatch):
    monkeypatch.setattr(limits, "MOST_CHARACTERS_PRINTED", 3)
    printed = Printed(passed_on.append)
    for number in 1, 2, 1, 2, 1, 2:  # Two walks, side by side.
        printed.begin(GoOn(number, count=1, after=0))
        printed.write(f"{number}\n")
        printed.pass_on()
    told = "…\n(More was printed, and is left out.)\n"
    assert passed_on == ["1\n", "2\n", f"1{told}", f"2{told}"]


def test_what_is_no_text_is_refused_as_python_does():
    printed = Printed(print)
    assert printed.encoding == "utf-8"
    for what in (b"x", 5):
        with pytest.raises(TypeError, match=f"must be str, not {type(what).__name__}"):
            printed.write(what)


def test_what_just_fits_is_all_there_is(passed_on, monkeypatch):
    monkeypatch.setattr(limits, "MOST_CHARACTERS_PRINTED", 7)
    printed = Printed(passed_on.append)
    printed.write("123456\n")
    printed.pass_on()
    assert "".join(passed_on) == "123456\n"


def test_it_can_be_printed_to_after_it_was_closed(passed_on):
    printed = Printed(passed_on.append)
    printed.close()
    assert printed.writable()
    assert printed.write("still") == 5


class PausedTerminal:
    """A terminal that takes nothing until it goes on."""

    def __init__(self) -> None:
        self.goes_on = threading.Event()
        self.texts: list[str] = []

    def write(self, text: str) -> None:
        self.goes_on.wait()
        self.texts.append(text)

    def flush(self) -> None:
        pass


def test_a_paused_terminal_keeps_nobody_waiting_and_gets_all_when_it_goes_on(monkeypatch):
    paused = PausedTerminal()
    monkeypatch.setattr(sys, "stderr", paused)
    terminal = TerminalThread()
    began = time.monotonic()
    for number in range(50):
        terminal.write(f"{number}\n")
    assert time.monotonic() - began < 0.5
    paused.goes_on.set()
    terminal.end()
    assert paused.texts == [f"{number}\n" for number in range(50)]


def test_a_terminal_that_never_goes_on_is_not_waited_for_at_the_end(monkeypatch):
    monkeypatch.setattr(limits, "LONGEST_END", 0.05)
    monkeypatch.setattr(limits, "MOST_TEXTS_WAITING", 3)
    paused = PausedTerminal()
    monkeypatch.setattr(sys, "stderr", paused)
    terminal = TerminalThread()
    for number in range(50):
        terminal.write(f"{number}\n")
    began = time.monotonic()
    terminal.end()
    assert time.monotonic() - began < 0.5
    paused.goes_on.set()


@pytest.mark.parametrize("terminal", [None, open])
def test_without_a_terminal_nothing_happens(monkeypatch, terminal):
    monkeypatch.setattr(sys, "stderr", terminal)
    thread = TerminalThread()
    thread.write("nobody reads this")
    thread.end()
