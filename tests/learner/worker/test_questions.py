"""The questions that a worker has not answered, and how long it has thought about the oldest."""

from pathlib import Path

import pytest

from mazelib.learner import limits
from mazelib.learner.limits import Patience
from mazelib.learner.worker import questions as questions_module
from mazelib.learner.worker.messages import GoOn, PrintedText, Script
from mazelib.learner.worker.questions import Question, Questions

SCRIPT = Script(Path("mine.py"))
ANSWER = PrintedText("stands for an answer")


@pytest.fixture
def clock(monkeypatch):
    """The clock: a list whose only item is the time."""
    now = [100.0]
    monkeypatch.setattr(questions_module, "monotonic", lambda: now[0])
    return now


def question(longest=5.0, wait_for=lambda question, patience: None) -> Question:
    return Question(GoOn(1, 1, 0), SCRIPT, longest, wait_for)


@pytest.fixture
def questions(clock):
    """The questions of a worker that is ready."""
    made = Questions()
    made.is_ready = True
    return made


def test_a_worker_without_a_question_never_thinks_and_has_all_the_time(questions, clock):
    clock[0] += 1e6
    assert not questions.has_thought_for(0)
    assert (questions.oldest, questions.newest) == (None, None)
    assert questions.deadline == float("inf")


def test_a_question_is_thought_about_from_the_moment_at_which_it_was_asked(questions, clock):
    clock[0] = 150.0
    questions.add(question(longest=5.0))
    clock[0] = 153.0
    assert questions.has_thought_for(3.0)
    assert not questions.has_thought_for(3.1)
    assert questions.deadline == 155.0


def test_the_next_question_is_thought_about_from_the_answer_to_the_one_before(questions, clock):
    first = question(longest=5.0)
    second = question(longest=7.0)
    questions.add(first)
    questions.add(second)
    assert (questions.oldest, questions.newest) == (first, second)
    clock[0] = 103.0
    questions.note_answer(ANSWER)
    questions.heard_at = 103.0
    assert first.is_answered
    assert (questions.oldest, questions.began_at, questions.deadline) == (second, 103.0, 110.0)


def test_before_it_is_ready_a_worker_does_not_think_but_may_take_long_to_begin(clock):
    questions = Questions()
    questions.add(question())
    clock[0] += limits.SLOW + 1
    assert not questions.has_thought_for(limits.SLOW)
    assert questions.deadline == 100.0 + limits.LONGEST_START


def test_the_next_look_is_when_it_is_slow_and_then_when_it_is_too_slow(questions, clock):
    questions.add(question(longest=5.0))
    assert questions.next_look_at == 100.0 + limits.SLOW
    clock[0] += limits.SLOW
    assert questions.next_look_at == 105.0
    questions.note_answer(ANSWER)
    questions.add(question(longest=0.5))
    assert questions.next_look_at == 100.0 + limits.SLOW + 0.5


def test_waiting_pauses_until_the_answer_is_there(clock):
    waited = []

    def wait_for(asked: Question, patience: float) -> None:
        waited.append(patience)
        if len(waited) == 3:
            asked.note(ANSWER)

    assert list(question(wait_for=wait_for).arriving(Patience.OF_A_WINDOW)) == [None, None]
    assert waited == [Patience.OF_A_WINDOW.seconds_again] * 3


def test_waiting_is_given_up_after_a_while(clock):
    def wait_for(_asked: Question, patience: float) -> None:
        clock[0] += patience

    asked = question(wait_for=wait_for)
    assert list(asked.arriving(Patience.UNTIL_ANSWERED, at_most=0.25)) == []
    assert (clock[0], asked.is_answered) == (100.25, False)


def test_what_is_awaited_is_given_after_the_pauses_until_it_is_there():
    waits = []

    def wait_for(asked: Question, patience: float) -> None:
        waits.append(patience)
        if len(waits) == 3:
            asked.note(ANSWER)

    awaited = question(wait_for=wait_for).awaited(Patience.OF_A_WINDOW)
    assert [next(awaited), next(awaited)] == [None, None]
    with pytest.raises(StopIteration) as ended:
        next(awaited)
    assert ended.value.value is ANSWER
