"""Learners' files for tests: saved, loaded and asked for a first turn, guarded as in a lesson."""

import atexit
import random
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import pytest

from mazelib.grid.compass import Heading, Turn
from mazelib.learner import limits
from mazelib.learner.guard.guarded_script import load_script
from mazelib.learner.learner_script import LearnerScript, read_script
from mazelib.learner.limits import Budget, Patience, Purpose
from mazelib.learner.worker.workers import Workers
from mazelib.text.diagnostics import LocatedError
from mazelib.values.pausing import finished
from mazelib.walking.strategy import Strategy
from mazelib.walking.view import SENSES, VIEWS, View
from tests.samples import SCRIPTS, TESTS

BROKEN = TESTS / "broken_strategies"
ALL_OPEN = VIEWS[Heading.UP][0b1111]

IMPORT = "from mazelib.grid.compass import Turn\n"

#: A strategy of several parts. Tests name its lines by their numbers.
OF_PARTS = """\
from mazelib.grid.compass import Turn
from mazelib.walking.strategies.right_hand import right_hand

unused = [1]

class Notes:
    def keep(self, thing):
        self.last = thing

notes = Notes()

def best(view):
    for side, turn in [
        (view.left, Turn.LEFT),
        (view.front, Turn.AHEAD),
    ]:
        if side:
            return turn
    return None

def turn(view):
    found = best(view)
    notes.keep(found)
    flags = [
        is_open
        for is_open in (view.left, view.front)
    ]
    if found is None:
        return right_hand(
            view
        )
    return found

def never():
    return 1
"""


class SharedWorkers(Workers):
    """One worker as long as it lives: to start another at every reading would be slow."""

    def renew(self) -> None:
        """Stay with the one at work, which reads a script by itself each time."""


@cache
def _shared_workers() -> Workers:
    started = SharedWorkers()
    atexit.register(started.end)
    return started


def workers() -> Workers:
    """The workers of all tests that do not need their own, as if nobody had used them yet."""
    shared = _shared_workers()
    shared.now().has_begun_runs = False
    shared.patience = Patience.UNTIL_ANSWERED
    return shared


def be_impatient(monkeypatch: pytest.MonkeyPatch, longest: float = 0.3) -> None:
    """A worker is ended as soon as it thinks for a moment;
    that is long for a script's first lines.
    """
    monkeypatch.setattr("mazelib.learner.limits.LONGEST", longest)
    monkeypatch.setattr("mazelib.learner.limits.LONGEST_NEXT_TIME", 0.2)


def script_of(path: Path) -> LearnerScript:
    """A learner's script as the lesson has it: its rule walks and makes in a worker."""
    return finished(read_script(workers(), path))


def script(name: str) -> Path:
    """A script to test with by its number, "04" say."""
    return next(SCRIPTS.glob(f"{name}_*.py"))


def saved(folder: Path, text: str, name: str = "mine.py") -> Path:
    path = folder / name
    path.write_bytes(text.encode())
    return path


@contextmanager
def lines_in_a_turn(most: int) -> Iterator[None]:
    """Scripts that are loaded here may run so many lines in a turn."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(limits, "BUDGETS", {**limits.BUDGETS, Purpose.TURN: Budget(most)})
        yield


def made(path: Path, seed: int = 0, most_lines: int = Budget().lines) -> Strategy:
    """A fresh strategy, which may run so many lines in a turn."""
    with lines_in_a_turn(most_lines):
        return load_script(path).strategy(random.Random(seed))


def first_turn(path: Path, most_lines: int = Budget().lines) -> Turn:
    """The answer of a strategy in its first turn, guarded as in a lesson."""
    return asked(made(path, most_lines=most_lines))


def asked(strategy: Strategy, view: View = ALL_OPEN) -> Turn:
    """The answer of a learner's strategy to a view."""
    return strategy.turn(view, (1, 1), Heading.UP)


def error_of(path: Path) -> LocatedError:
    with pytest.raises(LocatedError) as caught:
        first_turn(path)
    return caught.value


def message_about(path: Path) -> str:
    """What a learner is told about a broken strategy, from the file beside it.

    There {senses} stands for the names of all that a view senses.
    """
    message = path.with_suffix(".txt").read_text(encoding="utf-8").rstrip("\n")
    return message.replace("{senses}", ", ".join(SENSES))


def error_in(folder: Path, text: str) -> LocatedError:
    return error_of(saved(folder, text))


def strategy_of(folder: Path, text: str, most_lines: int = Budget().lines) -> Strategy:
    """A fresh strategy from a file with this text, which may run so many lines in a turn."""
    return made(saved(folder, text), most_lines=most_lines)
