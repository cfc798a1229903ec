"""What the lesson and its worker say to each other: each answer fits its request."""

from pathlib import Path
from typing import get_args

import pytest

from mazelib.learner.worker.messages import (
    Answer,
    AskTurns,
    Begin,
    BeginTurns,
    Broken,
    Failed,
    GoOn,
    Made,
    MakingPlan,
    ReadScript,
    Request,
    Script,
    ScriptRead,
    Walked,
    is_answer_to,
    of_class,
)
from mazelib.making.batch import MakingBatch
from mazelib.text.diagnostics import Diagnostic, LocatedError
from mazelib.walking.batch import WalkBatch
from mazelib.walking.verdict import Ending, Verdict
from mazelib.walking.walk_so_far import WalkProgress

SCRIPT = Script(Path("mine.py"))
REQUESTS = [
    ReadScript(SCRIPT),
    Begin(1, SCRIPT, MakingPlan(3, 2, 7)),
    GoOn(1, 5, 0),
    BeginTurns(-1, SCRIPT, 7),
    AskTurns(()),
]
FAILED = Failed("mine.py", (Diagnostic("wrong", "mend it", 3),), "text")
STEP = ("why", None, 0, 0, 0, 0)
ARRIVED = WalkProgress(5, Ending(Verdict.ARRIVED, 5))
REPORTS = [
    (Walked(progress=WalkProgress(4)), 4, False),
    (Walked(progress=ARRIVED), 5, True),
    (Walked(progress=ARRIVED, batch=WalkBatch(0, b"", (), (), (), False, None)), 5, True),
    (Made(batch=MakingBatch(2, (STEP, STEP))), 4, False),
    (Made(batch=MakingBatch(2, (), done=True)), 2, True),
]


def test_there_is_an_example_of_every_request():
    assert [type(request) for request in REQUESTS] == list(get_args(Request))


def test_every_request_says_of_which_run_it_is_and_what_answers_it():
    assert [request.number for request in REQUESTS] == [None, 1, 1, -1, None]
    assert all(request.answer_class for request in REQUESTS)


@pytest.mark.parametrize(("report", "came_to", "is_over"), REPORTS)
def test_a_report_tells_how_far_a_run_has_come_and_answers_all_requests_for_a_run(
    report, came_to, is_over
):
    assert (report.came_to, report.is_over) == (came_to, is_over)
    answered = [request for request in REQUESTS if is_answer_to(report, request)]
    assert answered == REQUESTS[1:3]


def test_what_a_script_shows_answers_only_that_request():
    answer = ScriptRead(None, ())
    assert [request for request in REQUESTS if is_answer_to(answer, request)] == REQUESTS[:1]


def test_a_failure_answers_all_requests_and_our_own_fault_answers_none():
    assert all(is_answer_to(FAILED, request) for request in REQUESTS)
    assert not any(is_answer_to(Broken("traceback"), request) for request in REQUESTS)
    assert {Failed, Broken} <= set(get_args(Answer))


def test_an_error_comes_through_as_it_was():
    error = FAILED.error()
    assert (error.name, error.first.line, error.text) == ("mine.py", 3, "text")
    assert Failed.of(LocatedError("mine.py", error.diagnostics, "text")) == FAILED


def test_an_answer_of_another_class_is_refused():
    assert of_class(FAILED, Failed) is FAILED
    with pytest.raises(ValueError, match="not a ScriptRead"):
        of_class(FAILED, ScriptRead)
