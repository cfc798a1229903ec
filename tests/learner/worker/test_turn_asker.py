"""Turns of several walks in one request: a slow rule answers some of them, and then the others."""

import pytest

from mazelib.grid.compass import Heading, Turn
from mazelib.learner import limits
from mazelib.learner.worker import runs
from mazelib.learner.worker.messages import (
    AskTurns,
    Kept,
    Script,
    TurnAsked,
    Turned,
    TurnGiven,
)
from mazelib.learner.worker.runs import Runs
from mazelib.learner.worker.turn_asker import TurnAsker
from mazelib.values.lines_run import LinesRun
from mazelib.walking.view import View

VIEW = View(front=True, right=True, left=False, back=True)
TURNS = {1: Turn.LEFT, 2: Turn.RIGHT, 3: Turn.BACK}


def asked(number):
    return TurnAsked(number, VIEW, (1, 1), Heading.UP, None)


def given(number):
    lines_run = LinesRun(lines=(), decided=("mine.py", 1)).plain
    return TurnGiven(TURNS[number], lines_run, Kept(b"", None))


class FewAtATime:
    """A worker that answers so many turns of each request."""

    def __init__(self, at_once):
        self.at_once = at_once
        self.requests = []

    def ask(self, request, script):
        self.requests.append([each.number for each in request.asked])
        return self

    def answer(self, patience):
        return Turned(tuple(given(number) for number in self.requests[-1][: self.at_once]))

    def end_for(self, error):
        raise error


@pytest.mark.parametrize(
    ("at_once", "requests"),
    [(1, [[1, 2, 3], [2, 3], [3]]), (2, [[1, 2, 3], [3]]), (3, [[1, 2, 3]])],
)
def test_turns_that_were_left_open_are_asked_again_and_each_walk_gets_its_own(at_once, requests):
    worker = FewAtATime(at_once)
    asker = TurnAsker(worker, Script("mine.py", ""))
    for number in TURNS:
        asker.ask(asked(number))
    assert {number: asker.turn(number, 0.0).turn for number in TURNS} == TURNS
    assert worker.requests == requests


def test_an_answer_without_any_turn_is_none():
    asker = TurnAsker(FewAtATime(0), Script("mine.py", ""))
    asker.ask(asked(1))
    with pytest.raises(ValueError, match="0 turns are not 1 to 1"):
        asker.turn(1, 0.0)


class AnyRule:
    """A rule whose every turn takes some time."""

    def turn(self, each):
        return given(each.number)


def test_a_worker_begins_no_more_turns_once_an_answer_is_due(monkeypatch):
    seconds = limits.BATCH_OF_TURNS / 2
    clock = iter([0.0, seconds, 2 * seconds, 3 * seconds])
    monkeypatch.setattr(runs, "monotonic", lambda: next(clock))
    worker = Runs(None, lambda: "")
    worker._asked_rules = dict.fromkeys(TURNS, AnyRule())
    answer = worker.answer(AskTurns(tuple(asked(number) for number in TURNS)))
    assert answer == Turned((given(1), given(2)))
