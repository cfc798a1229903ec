"""A real window on a screen of its own: Xvfb shows it, xdotool presses the keys."""

from __future__ import annotations

import json
import os
import queue
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

PROJECT = Path(__file__).resolve().parent.parent.parent
PATIENCE = 15.0


@pytest.fixture(scope="session")
def screen() -> Iterator[str]:
    """The name of a screen that Xvfb shows, 1400 × 1000 pixels."""
    read_end, write_end = os.pipe()
    xvfb = subprocess.Popen(
        [
            *("Xvfb", "-displayfd", str(write_end), "-screen", "0", "1400x1000x24"),
            *("-nolisten", "tcp", "-noreset"),
        ],
        pass_fds=[write_end], stderr=subprocess.DEVNULL,
    )  # fmt: skip
    os.close(write_end)
    with os.fdopen(read_end) as said:
        number = said.readline().strip()
    assert number, "Xvfb did not start"
    yield f":{number}"
    xvfb.terminate()
    xvfb.wait()


class Lesson:
    """A lesson that runs in a real window, its trace read as it is written.

    ``script`` is the name of one in lessons/, or the path of any other; ``python`` runs it.
    """

    def __init__(
        self, screen: str, script: str, *options: str, python: str = sys.executable
    ) -> None:
        options = (
            options if script.startswith("12") else ("--trace", "-", *options)
        )  # A game has no trace.
        self.environment = {**os.environ, "DISPLAY": screen}
        self.environment.pop("SDL_VIDEODRIVER", None)
        self.process = subprocess.Popen(
            [python, str(PROJECT / "lessons" / script), *options],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=self.environment,
        )  # fmt: skip
        self.lines: list[dict[str, object]] = []
        self._arrived: queue.Queue[str] = queue.Queue()
        threading.Thread(target=self._read, daemon=True).start()
        wait_for(lambda: self.find_window() or self.process.poll() is not None)
        assert self.process.poll() is None, (
            self.process.stderr.read() if self.process.stderr else ""
        )

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self._arrived.put(line)

    def find_window(self) -> str:
        """The number of the lesson's window: the one that lies under the mouse. It may change."""
        self.xdotool("mousemove", "300", "300")
        said = self.xdotool("getmouselocation", "--shell").split()
        window = next((line[7:] for line in said if line.startswith("WINDOW=")), "")
        has_process = self.xdotool("getwindowpid", window) == str(self.process.pid)
        return window if has_process else ""

    def xdotool(self, *words: str) -> str:
        """Run one command of xdotool on the lesson's screen."""
        done = subprocess.run(
            ["xdotool", *words], capture_output=True, text=True, env=self.environment
        )
        return done.stdout.strip()

    def press(self, *keys: str) -> None:
        """Press keys, as a hand would, in the lesson's window."""
        self.xdotool("windowfocus", "--sync", self.find_window())
        for key in keys:
            self.xdotool("key", key)
            time.sleep(0.06)

    def ticks(self) -> list[int]:
        """The ticks of the trace so far."""
        while not self._arrived.empty():
            self.lines.append(json.loads(self._arrived.get()))
        return [int(str(line["tick"])) for line in self.lines]

    def size(self) -> str:
        """The size of the window, as xdotool says it."""
        return self.xdotool("getwindowgeometry", self.find_window()).split("Geometry: ")[-1]

    def close(self) -> int:
        """Press Esc and return the exit status."""
        self.press("Escape")
        return self.process.wait(PATIENCE)


def wait_for(question, patience: float = PATIENCE):
    """Ask until the answer is true, and return it."""
    until = time.monotonic() + patience
    while time.monotonic() < until:
        answer = question()
        if answer:
            return answer
        time.sleep(0.03)
    raise AssertionError("waited in vain")


@pytest.fixture
def lesson(screen: str) -> Iterator[object]:
    """Starts lessons in real windows, and ends those that still run."""
    running: list[Lesson] = []

    def start(script: str, *options: str, **how: str) -> Lesson:
        running.append(Lesson(screen, script, *options, **how))
        return running[-1]

    yield start
    for each in running:
        each.process.kill()
        each.process.wait()
