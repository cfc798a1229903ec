"""Rules that sleep, never end, or end Python: the window answers every key, and lives on."""

import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median

import pygame
import pytest

from mazelib.kinds.shared.registry import kind_of
from mazelib.learner.learner_script import read_script
from mazelib.learner.limits import Patience
from mazelib.learner.worker.workers import Workers
from mazelib.values.pausing import finished
from mazelib.window.guess.guesses import Question
from mazelib.window.input.clicks import LineToOrder
from mazelib.window.stage.stage import Stage
from tests.learner.worker.processes import wait_for_death
from tests.learners import be_impatient, saved, script
from tests.window.on_stage import rect_of, words_on

#: How many seconds a turn of the slow rules takes, at least.
A_TURN_TAKES = 1.0
#: A rule that never ends is ended after so many seconds, where a test does not wait as long as
#: usual.
LONGEST = 0.8
#: A key is answered within this time.
MOST_SECONDS = 0.05
PATIENCE = 30.0

RULE = """from mazelib import Turn, show
import os; from threading import Event
class MyTurn:
    def __init__(self):
        self.turns = 0
    def turn(self, view, place, heading):
        self.turns += 1
        BODY
        return Turn.RIGHT
if __name__ == "__main__":
    show(MyTurn, panels=["code", "memory"])
"""


@pytest.fixture(scope="module")
def workers_of_all() -> Iterator[Workers]:
    with Workers() as started:
        yield started


@pytest.fixture
def workers(workers_of_all: Workers) -> Iterator[Workers]:
    """Workers of which none thinks yet; what a test leaves of them ends with it."""
    workers_of_all.patience = Patience.UNTIL_ANSWERED
    yield workers_of_all
    workers_of_all.renew()
    workers_of_all.end_former()


@pytest.fixture
def stage_of(tmp_path, workers):
    """Opens a rule in a window whose workers keep nobody waiting."""

    def opened(body: str, **options: object) -> Stage:
        path = saved(tmp_path, RULE.replace("BODY", body))
        script = finished(read_script(workers, path))
        kind = kind_of(script)
        workers.patience = Patience.OF_A_WINDOW
        stage = Stage(kind(script, kind.options_class(**options)), (640, 480))
        wait(stage, lambda: not stage.scene.features.is_blank)
        return stage

    return opened


def frame(stage: Stage, *keys: int) -> float:
    """The seconds that a frame takes in which these keys are pressed and released."""
    for key in keys:
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            pygame.event.post(pygame.event.Event(kind, key=key, mod=0, unicode="", scancode=0))
    began = time.perf_counter()
    stage.frame(1 / 60)
    seconds = time.perf_counter() - began
    stage.keep_worker_ready()
    return seconds


def wait(stage: Stage, question) -> float:
    """Show frames until the answer is true; returns the longest time of one."""
    longest = 0.0
    until = time.monotonic() + PATIENCE
    while not question():
        assert time.monotonic() < until, "waited in vain"
        longest = max(longest, frame(stage))
        time.sleep(0.005)
    return longest


KEYS = [
    pygame.K_n, pygame.K_b, pygame.K_SPACE, pygame.K_SPACE, pygame.K_PLUS, pygame.K_END,
    pygame.K_HOME, pygame.K_c, pygame.K_k, pygame.K_g, pygame.K_g, pygame.K_h, pygame.K_h,
    pygame.K_d, pygame.K_m, pygame.K_r, pygame.K_n, pygame.K_SPACE,
]  # fmt: skip


@pytest.mark.parametrize(
    "body",
    [
        pytest.param("Event().wait(1)", marks=pytest.mark.thorough),
        "10 ** 10 ** 8",
        pytest.param("sum(iter(int, 1))", marks=pytest.mark.thorough),
    ],
)
def test_every_key_is_answered_at_once_whatever_the_rule_does(stage_of, body):
    stage = stage_of(f"if self.turns > 2: {body}")
    taken = {}
    for number, key in enumerate(KEYS):
        taken[number, pygame.key.name(key)] = frame(stage, key)
    # Other programs run, too: a few may be unlucky, but none waits for the rule.
    assert median(taken.values()) < MOST_SECONDS, taken
    assert max(taken.values()) < A_TURN_TAKES / 2, taken
    assert stage.is_open


@pytest.mark.thorough
def test_a_slow_turn_is_said_to_be_thinking_and_then_shown(stage_of, monkeypatch, tmp_path):
    monkeypatch.setattr("mazelib.learner.limits.SLOW", 0.1)
    long_enough = tmp_path / "long_enough"
    stage = stage_of(f"while not os.path.exists({str(long_enough)!r}): Event().wait(0.01)")
    frame(stage, pygame.K_n)
    assert (stage.player.tick, stage.player.thinks) == (0, False)
    wait(stage, lambda: "still thinking, at line 8" in words_on(stage))
    long_enough.touch()
    wait(stage, lambda: (stage.player.tick, stage.player.thinks) == (0, True))
    assert "still thinking" not in words_on(stage)


@pytest.mark.thorough
def test_in_a_paused_window_a_turn_that_is_over_is_not_said_to_be_thinking(stage_of, monkeypatch):
    stage = stage_of("Event().wait(0.1)")
    frame(stage, pygame.K_SPACE)
    wait(stage, lambda: stage.scene.last > 0)
    wait(stage, lambda: "IT THINKS ..." in words_on(stage))
    frame(stage, pygame.K_SPACE)
    assert not stage.player.playing
    monkeypatch.setattr("mazelib.learner.limits.SLOW", 0.5)
    until = time.monotonic() + 1.0
    while time.monotonic() < until:
        frame(stage)
        assert "still thinking" not in words_on(stage)


def test_while_a_turn_is_thought_about_that_and_its_line_are_seen_at_once(stage_of):
    stage = stage_of("Event().wait(0.6)")
    began = time.monotonic()
    frame(stage, pygame.K_n)
    wait(stage, lambda: "IT THINKS ..." in words_on(stage))
    assert time.monotonic() - began < 0.4, "long before it is slow"
    shown = stage.as_frame().shown
    assert (shown.tick, shown.thinks) == (0, False)
    assert shown.lines_run.decided == shown.thinks_at == (str(stage.lesson.script), 8)
    wait(stage, lambda: stage.player.thinks)
    assert "IT THINKS ..." not in words_on(stage)
    assert len(stage.as_frame().shown.lines_run.lines) == 3
    frame(stage, pygame.K_n)
    wait(stage, lambda: stage.player.phase == 1)
    frame(stage, pygame.K_n)
    wait(stage, lambda: stage.as_frame().shown.thinks_at)
    frame(stage, pygame.K_b)
    assert stage.as_frame().shown.thinks_at is None, "what is shown now was thought about before"
    assert "IT THINKS ..." not in words_on(stage)


def test_to_draw_a_frame_changes_nothing_and_the_frame_itself_takes_what_has_arrived(
    stage_of, workers
):
    stage = stage_of("pass")
    worker = workers.now()
    os.kill(worker.process_id, signal.SIGKILL)
    wait_for_death(worker)
    assert stage.as_frame() == stage.as_frame()
    assert worker.ended is None
    frame(stage)
    assert worker.ended


@pytest.mark.thorough
def test_while_the_class_guesses_no_line_is_given_away_however_long_the_rule_thinks(stage_of):
    stage = stage_of("if self.turns == 2: Event().wait(3)", map="open_square")
    frame(stage, pygame.K_n)
    wait(stage, lambda: stage.player.thinks)
    frame(stage, pygame.K_n)
    wait(stage, lambda: stage.player.phase == 1)
    frame(stage, pygame.K_n)
    wait(stage, lambda: stage.as_frame().shown.thinks_at)
    frame(stage, pygame.K_g)
    assert stage.guessing.asks is Question.WHAT
    wait(stage, lambda: stage.as_frame().shown.slow_line)
    shown = stage.as_frame().shown
    assert (shown.slow_line, shown.thinks_at, shown.lines_run) == (8, None, None), (
        "no line is marked"
    )
    frame(stage, pygame.K_g)
    assert "still thinking, at line 8" in words_on(stage)


@pytest.mark.parametrize(
    "body",
    [
        "Event().wait(9999)",
        pytest.param("10 ** 10 ** 9", marks=pytest.mark.thorough),
        pytest.param("import os; os._exit(0)", marks=pytest.mark.thorough),
    ],
)
def test_a_turn_that_never_ends_is_told_with_its_line_and_can_be_mended(
    stage_of, monkeypatch, tmp_path, body
):
    be_impatient(monkeypatch, longest=LONGEST)
    stage = stage_of(f"if self.turns > 2: {body}", speed=float("inf"))
    frame(stage, pygame.K_SPACE)
    longest = wait(stage, lambda: stage.problem is not None)
    assert longest < 0.75 * LONGEST, "no frame waits for the rule"
    assert "mine.py, line 8" in stage.problem.message
    assert (stage.player.tick, stage.player.thinks) == (2, True)
    saved(tmp_path, RULE.replace("BODY", "pass"))
    stage.files.next_look_at = 0
    wait(stage, lambda: stage.problem is None and stage.scene.last > 2)


@pytest.mark.thorough
def test_a_script_that_never_ends_is_told_and_the_last_good_rule_stays(
    stage_of, monkeypatch, tmp_path
):
    be_impatient(monkeypatch, longest=LONGEST)
    stage = stage_of("pass")
    frame(stage, pygame.K_n, pygame.K_n)
    scene = stage.scene
    saved(tmp_path, "from threading import Event\nEvent().wait(9999)\n")
    stage.files.next_look_at = 0
    longest = wait(stage, lambda: stage.problem is not None)
    assert longest < 0.75 * LONGEST, "no frame waits for the rule"
    assert stage.scene is scene
    assert "mine.py, line 2" in stage.problem.message
    saved(tmp_path, RULE.replace("BODY", "pass"))
    stage.files.next_look_at = 0
    wait(stage, lambda: stage.problem is None and stage.scene is not scene)


THINKS = "if self.turns > 2: Event().wait(9999)"


@pytest.fixture
def thinking_stage(tmp_path, workers):
    """A window in which a rule of another file has thought for a while, after tick 2."""
    path = saved(tmp_path, RULE.replace("BODY", THINKS), "other.py")
    loaded = finished(read_script(workers, script("04")))
    workers.patience = Patience.OF_A_WINDOW
    kind = kind_of(loaded)
    stage = Stage(kind(loaded, kind.options_class(strategy=path, play=True)), (640, 480))
    stage.player.pace.speed = 20.0
    wait(stage, lambda: (stage.player.tick, stage.player.thinks) == (2, False))
    wait_so_long(stage, 0.1)
    return stage


def wait_so_long(stage: Stage, seconds: float) -> None:
    """Show frames for so many seconds."""
    until = time.monotonic() + seconds
    wait(stage, lambda: time.monotonic() > until)


@pytest.mark.thorough
def test_a_good_rule_saved_over_one_that_thinks_for_ever_goes_on_from_the_same_tick(
    thinking_stage, tmp_path
):
    stage = thinking_stage
    scene = stage.scene
    stage.player.playing = False
    saved(tmp_path, RULE.replace("BODY", "pass"), "other.py")
    stage.files.next_look_at = 0
    began = time.monotonic()
    wait(stage, lambda: stage.problem or (stage.scene is not scene and stage.player.tick == 2))
    assert stage.problem is None
    stage.player.playing = True
    wait(stage, lambda: stage.problem or stage.player.tick > 4)
    assert stage.problem is None
    assert time.monotonic() - began < 5.0


@pytest.mark.thorough
def test_a_script_saved_over_one_that_thinks_for_ever_is_read_at_once(thinking_stage, tmp_path):
    """It thinks where it is read; then it is mended."""
    stage = thinking_stage
    scene = stage.scene
    saved(tmp_path, "from threading import Event\nEvent().wait(9999)\n", "other.py")
    stage.files.next_look_at = 0
    wait_so_long(stage, 0.15)
    assert stage.scene is scene
    saved(tmp_path, RULE.replace("BODY", "pass"), "other.py")
    stage.files.next_look_at = 0
    began = time.monotonic()
    wait(stage, lambda: stage.problem or stage.scene.last > 2)
    assert stage.problem is None
    assert time.monotonic() - began < 5.0


@pytest.mark.thorough
@pytest.mark.parametrize("key", [pygame.K_m, pygame.K_r])
def test_another_map_or_run_is_shown_at_once_while_the_rule_thinks(thinking_stage, key):
    stage = thinking_stage
    scene = stage.scene
    frame(stage, key)
    began = time.monotonic()
    wait(stage, lambda: stage.problem or stage.scene is not scene)
    assert stage.problem is None
    assert time.monotonic() - began < 5.0


MAKER = """from mazelib import show
from threading import Event
def make(maze, rng):
    yield "one"
    BODY
    yield "two"
show(make)
"""


@pytest.mark.thorough
def test_a_good_maker_saved_over_one_that_thinks_for_ever_goes_on(tmp_path, workers):
    loaded = finished(
        read_script(workers, saved(tmp_path, MAKER.replace("BODY", "Event().wait(9999)")))
    )
    workers.patience = Patience.OF_A_WINDOW
    kind = kind_of(loaded)
    stage = Stage(kind(loaded, kind.options_class(play=True)), (640, 480))
    wait(stage, lambda: not stage.scene.features.is_blank)
    wait_so_long(stage, 0.1)
    assert stage.scene.last == 0, "it thinks"
    saved(tmp_path, MAKER.replace("BODY", "pass"))
    stage.files.next_look_at = 0
    began = time.monotonic()
    wait(stage, lambda: stage.problem or stage.scene.last == 1)
    assert stage.problem is None
    assert time.monotonic() - began < 5.0


def open_descriptors() -> int:
    return len(list(Path("/proc/self/fd").iterdir()))


@pytest.mark.thorough
def test_many_saves_leave_no_descriptors_open(stage_of, tmp_path):
    stage = stage_of("pass")
    counts = []
    for number in range(4):
        scene = stage.scene
        saved(tmp_path, RULE.replace("BODY", f"self.turns += {number}"))
        stage.files.next_look_at = 0
        wait(stage, lambda scene=scene: stage.scene is not scene)
        counts.append(open_descriptors())
    # The process of the last one may take a moment to end.
    wait(stage, lambda: open_descriptors() <= max(counts[:2]))


def test_a_worker_that_cannot_be_started_is_told_once_and_the_window_lives_on(
    stage_of, monkeypatch
):
    stage = stage_of("pass")
    stage.lesson.loaded.workers.renew()
    descriptors = open_descriptors()
    monkeypatch.setattr("subprocess.Popen", no_more_files)
    stage.keep_worker_ready()
    assert "Too many open files" in stage.news.complaint
    stage.news.end()
    for _frame in range(3):
        stage.keep_worker_ready()
    assert stage.news.complaint == ""
    assert stage.is_open
    assert open_descriptors() <= descriptors


def no_more_files(*_args, **_options):
    raise OSError(24, "Too many open files")


#: Three lines that make a rule; as soon as they are read, the second one sleeps.
SLEEPY_LINES = [
    "from threading import Event",
    "Event().wait(9999)",
    "turn = lambda view: Turn.LEFT",
]


@pytest.fixture
def lines_stage(tmp_path, monkeypatch, workers):
    """Lesson 7 in a window that waits for nobody, with three lines to put in order."""
    monkeypatch.setattr("mazelib.kinds.shared.lines_in_order.LINES_FOLDER", tmp_path)
    saved(tmp_path, "\n".join(SLEEPY_LINES), "not_into_walls.txt")
    loaded = finished(read_script(workers, script("07")))
    workers.patience = Patience.OF_A_WINDOW
    kind = kind_of(loaded)
    stage = Stage(kind(loaded, kind.options_class()), (640, 480))
    wait(stage, lambda: not stage.scene.features.is_blank)
    frame(stage, pygame.K_l)
    return stage


def click_line(stage: Stage, text: str) -> float:
    """Click a line to put in order; the seconds until that is shown."""
    number = stage.lesson.practice.lines.given.mixed.index(text)
    at = rect_of(stage, LineToOrder(number)).center
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pygame.event.post(pygame.event.Event(kind, pos=at, button=1, touch=False))
    seconds = frame(stage)
    wait(stage, lambda: number in stage.lesson.practice.lines.order)
    return seconds


@pytest.mark.thorough
def test_a_line_that_sleeps_as_it_is_read_keeps_nobody_waiting(lines_stage, monkeypatch):
    be_impatient(monkeypatch, longest=LONGEST)
    monkeypatch.setattr("mazelib.learner.limits.SLOW", 0.2)
    stage = lines_stage
    for text in SLEEPY_LINES:
        click_line(stage, text)
        wait(stage, lambda: stage._opening is None)
    taken = [frame(stage, key) for key in (pygame.K_d, pygame.K_d, pygame.K_c, pygame.K_l) * 2]
    # Other programs run, too; but a frame that waits for the rule takes as long as the rule may.
    assert median(taken) < LONGEST / 4, taken
    assert max(taken) < 0.75 * LONGEST, taken
    wait(stage, lambda: "still thinking, at line 2" in words_on(stage))
    longest = wait(stage, lambda: stage.lesson.practice.lines.wrong)
    assert longest < 0.75 * LONGEST
    assert stage.lesson.practice.lines.wrong.startswith("Line 2: this takes longer than")


@pytest.mark.thorough
def test_a_line_that_sleeps_as_it_is_read_can_be_taken_out_at_once(lines_stage):
    stage = lines_stage
    lines = stage.lesson.practice.lines
    for text in SLEEPY_LINES:
        click_line(stage, text)
        wait(stage, lambda: stage._opening is None)
    wait_so_long(stage, 0.2)
    assert len(lines.order) == 3
    began = time.monotonic()
    number = lines.given.mixed.index(SLEEPY_LINES[1])
    scene = stage.scene
    scene.choose(LineToOrder(number))
    wait(stage, lambda: stage.scene is not scene)
    assert len(lines.chosen) == 2
    frame(stage, pygame.K_n)
    wait(stage, lambda: stage.player.thinks)
    assert time.monotonic() - began < 5.0
    assert lines.wrong is None
    assert lines.rule is None


SLEEPS_AT_A_WALL = (
    RULE.replace("import os; from threading import Event", "import queue")
    .replace("BODY", "if not view.front: queue.Queue().get()")
    .replace("show(MyTurn, panels", 'show(MyTurn, kind="exercises", panels')
)


@pytest.mark.thorough
def test_a_check_of_a_rule_that_sleeps_tells_it_once_and_keeps_nobody_waiting(
    tmp_path, monkeypatch
):
    monkeypatch.setattr("mazelib.challenges.kept_maps.KEPT_FOLDER", tmp_path / "kept")
    with Workers() as workers:
        loaded = finished(read_script(workers, saved(tmp_path, SLEEPS_AT_A_WALL)))
        workers.patience = Patience.OF_A_WINDOW
        kind = kind_of(loaded)
        stage = Stage(kind(loaded, kind.options_class()), (640, 480))
        wait(stage, lambda: not stage.scene.features.is_blank)
        be_impatient(monkeypatch)
        frame(stage, pygame.K_v)
        results = stage.lesson.practice.results
        longest = wait(stage, lambda: results)
    assert longest < 0.4
    (result,) = results.values()
    assert "line 8" in result.words
    assert result.had_to_be_ended
