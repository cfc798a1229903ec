"""A run in a worker: what it asks and records in each of its states, if workers answer as given."""

from pathlib import Path

import pytest

from mazelib.learner import limits
from mazelib.learner.limits import Patience
from mazelib.learner.script.line_of_file import LineOfFile
from mazelib.learner.script.words.ended import died
from mazelib.learner.worker.endings import Cause, WorkerEnd, error_at
from mazelib.learner.worker.messages import Begin, Failed, GoOn, Made, MakingPlan, Script
from mazelib.learner.worker.printing import TerminalThread
from mazelib.learner.worker.questions import Question
from mazelib.learner.worker.worker import Worker
from mazelib.learner.worker.worker_run import RunState, WorkerRun
from mazelib.making.batch import MakingBatch
from mazelib.text.diagnostics import Diagnostic, Explanation
from mazelib.values.pausing import finished
from mazelib.walking.strategy import StrategyError

SCRIPT = Script(Path("mine.py"), "x = 1")
LINE = LineOfFile("mine.py", 1)
THINKS = None
DIED = WorkerEnd(error_at(LINE, SCRIPT, died()), LINE)
SLOW = WorkerEnd(error_at(LINE, SCRIPT, Explanation("slow", "")), LINE, Cause.TOOK_TOO_LONG)
NONSENSE = WorkerEnd(error_at(LINE, SCRIPT, Explanation("nonsense", "")), LINE, Cause.NONSENSE)
FAILED = Failed("mine.py", (Diagnostic("wrong", "mend it", 3),), "")


def came_to(
    last: int, first: int = 0, *, done: bool = False, failure: Failed | None = None
) -> Made:
    """The report of a worker that has come to a step, and sends those after the first one."""
    steps = (("", None, 0, 0),) * (last - first)
    return Made(batch=MakingBatch(first, steps, done=done), failure=failure)


class ScriptedWorker(Worker):
    """A worker without a process: what it answers, and how it ends, is given beforehand."""

    def __init__(self, terminal: TerminalThread, *answers: Made | WorkerEnd | None) -> None:
        super().__init__(terminal)
        self.answers = list(answers)
        self.requests: list[Begin | GoOn] = []
        self.seconds: list[float] = []
        self.patience: list[float] = []

    def ask(self, request, script, longest=None) -> Question:
        self.requests.append(request)
        self.seconds.append(longest)
        return Question(request, script, 1.0, self._play)

    def _play(self, question: Question, patience: float) -> None:
        if question.is_answered:
            return
        self.patience.append(patience)
        assert self.answers, "it is asked for more than it should be"
        answer = self.answers.pop(0)
        if isinstance(answer, WorkerEnd):
            self.ended = answer
            raise answer.error
        if answer is not THINKS:
            question.note(answer)


class ScriptedWorkers:
    """These workers, one after the other."""

    def __init__(self, *workers: ScriptedWorker) -> None:
        self.patience = Patience.UNTIL_ANSWERED
        self.workers = list(workers)

    def now(self) -> ScriptedWorker:
        if self.workers[0].ended:
            self.workers.pop(0)
        return self.workers[0]


class NotedRun(WorkerRun):
    """A run that notes what it is to record."""

    def __init__(self, *workers: ScriptedWorker) -> None:
        self.steps: list[int] = []
        self.failures: list[int] = []
        super().__init__(ScriptedWorkers(*workers), SCRIPT, MakingPlan(3, 2, 7))
        self.begin()

    @property
    def state(self) -> RunState:
        return self._state

    def _record(self, report: Made) -> None:
        self.steps += range(report.batch.after + 1, report.came_to + 1)

    def _record_failure(self, lines_run) -> None:
        self.failures.append(lines_run.decided[1])


@pytest.fixture(scope="module")
def terminal():
    started = TerminalThread()
    yield started
    started.end()


def counts(worker: ScriptedWorker) -> list[int | None]:
    """What a worker was asked, in its order: for how many steps; None is to begin."""
    return [getattr(request, "count", None) for request in worker.requests]


def test_a_run_goes_on_as_far_as_it_is_asked_to_until_it_is_over(terminal):
    worker = ScriptedWorker(
        terminal, came_to(0), came_to(2), came_to(3, 2), came_to(4, 3, done=True)
    )
    run = NotedRun(worker)
    assert (run.state, run.begun) == (RunState.BEGINNING, False)
    run.advance(3)
    assert (run.state, run.begun, run.steps) == (RunState.RUNNING, True, [1, 2, 3])
    assert [getattr(request, "after", None) for request in worker.requests] == [None, 0, 2]
    run.advance(9)
    run.advance(9)
    assert (run.state, run.steps) == (RunState.OVER, [1, 2, 3, 4])
    assert counts(worker) == [None, 3, 1, 9]


def test_as_long_as_the_worker_thinks_it_is_asked_nothing_else(terminal):
    worker = ScriptedWorker(terminal, THINKS, came_to(0), THINKS, THINKS, came_to(1))
    run = NotedRun(worker)
    finished(run.beginning())
    assert run.begun
    for _time in range(2):
        run.advance(5)
        assert counts(worker) == [None, 5]
    worker.answers.append(THINKS)
    run.advance(5)
    assert run.steps == [1]
    assert counts(worker) == [None, 5, 4]


def test_a_window_waits_for_an_answer_less_long_the_second_time(terminal):
    worker = ScriptedWorker(terminal, came_to(0), THINKS, THINKS)
    run = NotedRun(worker)
    run.advance(0)
    run._workers.patience = Patience.OF_A_WINDOW
    run.advance(5)
    run.advance(5)
    first, second = worker.patience[1:]
    assert Patience.OF_A_WINDOW.seconds_again < first <= Patience.OF_A_WINDOW.seconds
    assert second <= Patience.OF_A_WINDOW.seconds_again


def test_what_goes_wrong_is_told_after_what_was_recorded_and_again_and_again(terminal):
    run = NotedRun(ScriptedWorker(terminal, came_to(0), came_to(2, failure=FAILED)))
    for _time in range(2):
        with pytest.raises(StrategyError, match="wrong"):
            run.advance(5)
    assert (run.state, run.steps, run.failures) == (RunState.OVER, [1, 2], [])


def test_who_waits_for_the_beginning_is_not_told_what_went_wrong_after_it(terminal):
    run = NotedRun(ScriptedWorker(terminal, came_to(0), came_to(2, failure=FAILED)))
    beginning = run.beginning()
    with pytest.raises(StrategyError, match="wrong"):
        run.advance(5)  # A window that plays asks for ticks while somebody else waits.
    finished(beginning)
    assert run.begun
    unready = NotedRun(ScriptedWorker(terminal, came_to(0, failure=FAILED)))
    with pytest.raises(StrategyError, match="wrong"):
        finished(unready.beginning())


def test_a_second_worker_repeats_what_is_recorded_and_then_goes_on_one_by_one(terminal):
    first = ScriptedWorker(terminal, came_to(0), came_to(3), DIED)
    second = ScriptedWorker(terminal, came_to(0), THINKS)
    run = NotedRun(first, second)
    run.advance(9)
    assert (run.state, run.steps) == (RunState.CATCHING_UP, [1, 2, 3])
    second.answers = [came_to(2), came_to(3, 3), came_to(4, 3), came_to(5, 4, done=True)]
    run.advance(9)
    assert (run.state, run.steps) == (RunState.OVER, [1, 2, 3, 4, 5])
    assert counts(second) == [None, 3, 1, 1, 1]
    longest = [limits.LONGEST] * 2 + [limits.LONGEST_NEXT_TIME] * 2
    assert second.seconds == [None, *longest]


def test_where_a_second_worker_ends_the_line_is_recorded(terminal):
    run = NotedRun(
        ScriptedWorker(terminal, came_to(0), came_to(1), DIED),
        ScriptedWorker(terminal, came_to(0), came_to(1, 1), DIED),
    )
    with pytest.raises(StrategyError, match="Python itself stopped here"):
        run.advance(9)
    assert (run.state, run.steps, run.failures) == (RunState.OVER, [1], [1])


@pytest.mark.parametrize(
    ("first_end", "second_end", "words"),
    [(DIED, SLOW, "Python itself stopped"), (SLOW, DIED, "Python itself stopped")],
)
def test_a_second_worker_that_is_slow_is_told_as_the_first(terminal, first_end, second_end, words):
    run = NotedRun(
        ScriptedWorker(terminal, came_to(0), first_end),
        ScriptedWorker(terminal, came_to(0), second_end),
    )
    with pytest.raises(StrategyError, match=words):
        run.advance(9)


@pytest.mark.parametrize("stays_at", [0, 2])
def test_a_second_worker_that_comes_no_farther_is_asked_no_more(terminal, stays_at):
    run = NotedRun(
        ScriptedWorker(terminal, came_to(0), came_to(3), DIED),
        ScriptedWorker(terminal, came_to(0), came_to(stays_at), came_to(stays_at, done=True)),
    )
    with pytest.raises(StrategyError, match="Python itself stopped here"):
        run.advance(9)
    assert (run.state, run.steps) == (RunState.OVER, [1, 2, 3])


def test_if_the_rule_fails_while_it_catches_up_that_is_told(terminal):
    run = NotedRun(
        ScriptedWorker(terminal, came_to(0), came_to(3), DIED),
        ScriptedWorker(terminal, came_to(0), came_to(2, failure=FAILED)),
    )
    with pytest.raises(StrategyError, match="wrong"):
        run.advance(9)
    assert run.steps == [1, 2, 3]


@pytest.mark.parametrize("answers", [[DIED], [came_to(0), DIED]])
def test_no_second_worker_begins_what_has_not_begun_or_what_was_saved_since(terminal, answers):
    first = ScriptedWorker(terminal, *answers)
    first.is_replaced = len(answers) == 2
    second = ScriptedWorker(terminal)
    run = NotedRun(first, second)
    with pytest.raises(StrategyError):
        run.advance(1)
    assert second.requests == []
    assert run.failures == ([LINE.number] if run.begun else []), "before it begins is no turn"


def test_if_no_second_worker_can_be_started_it_is_told_how_the_first_one_ended(
    terminal, monkeypatch
):
    def none_can_be_started():
        raise OSError(24, "Too many open files")

    run = NotedRun(ScriptedWorker(terminal, came_to(0), came_to(3), DIED))
    monkeypatch.setattr(run._workers, "now", none_can_be_started)
    for _time in range(2):
        with pytest.raises(StrategyError, match="Python itself stopped here"):
            run.advance(9)
    assert (run.state, run.steps, run.failures) == (RunState.OVER, [1, 2, 3], [1])


def test_a_run_that_goes_back_is_spoilt(terminal):
    run = NotedRun(ScriptedWorker(terminal, came_to(0), came_to(3), came_to(2)))
    with pytest.raises(StrategyError, match="changed our own notes"):
        run.advance(9)
    assert run.steps == [1, 2, 3]


def test_after_nonsense_no_second_worker_is_asked_wherever_it_was_noticed(terminal):
    second = ScriptedWorker(terminal)
    run = NotedRun(ScriptedWorker(terminal, came_to(0), came_to(3), NONSENSE), second)
    with pytest.raises(StrategyError, match="nonsense"):
        run.advance(9)
    assert (run.state, run.steps, run.failures) == (RunState.OVER, [1, 2, 3], [1])
    assert second.requests == []


class RunWithOurMistake(NotedRun):
    """A run of which our own code cannot record anything."""

    def _record(self, report: Made) -> None:
        raise TypeError("a mistake of ours")


def test_a_mistake_of_ours_is_told_as_ours_and_the_terminal_tells_where(capsys):
    terminal = TerminalThread()
    worker = ScriptedWorker(terminal, came_to(0))
    with pytest.raises(StrategyError) as caught:
        RunWithOurMistake(worker).advance(1)
    terminal.end()
    assert caught.value.first.what == "mazelib itself went wrong here."
    told = capsys.readouterr().err
    assert "a mistake of ours" in told
    assert "_record" in told
    assert worker.ended
