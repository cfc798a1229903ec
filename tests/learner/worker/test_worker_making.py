"""A making in a worker tells the same as one in this very process,
and goes on whatever it meets.
"""

import random
from contextlib import suppress

import pytest

from mazelib.learner import limits
from mazelib.learner.guard.guarded_script import load_script
from mazelib.learner.learner_script import read_script
from mazelib.learner.worker.workers import Workers
from mazelib.making.asked import About
from mazelib.making.field import MakerError
from mazelib.making.making import Making
from mazelib.making.maze import Maze
from mazelib.values.pausing import finished
from mazelib.walking.strategy import StrategyError
from tests.learners import be_impatient, saved, script, script_of

ALL = 1 << 40


@pytest.mark.parametrize("name", ["08", "09", "10"])
def test_a_making_in_a_worker_tells_the_same(name):
    maze = Maze(6, 4)
    maker = load_script(script(name)).maker(maze, random.Random(7))
    here = Making(maze, *maker.parts, lines_run=maker.lines_run)
    here.advance(ALL)
    there = script_of(script(name)).making(6, 4, 7)
    there.advance(ALL)
    assert there.recording.batch(-1) == here.recording.batch(-1)
    assert there.timeline.done
    assert there.timeline.heya() == here.timeline.heya()


DEEP = """from mazelib import show
def call(maze, depth):
    yield "A step."
    if depth:
        yield from call(maze, depth - 1)
def make(maze, rng):
    maze.dig(*maze.rooms)
    yield from call(maze, DEPTH)
show(make)
"""


def test_calls_may_lie_in_each_other_deeper_than_roads_do_in_the_largest_maze(tmp_path):
    deep = saved(tmp_path, DEEP.replace("DEPTH", "1300"), "deep.py")
    endless = saved(tmp_path, DEEP.replace("DEPTH", "-1"), "endless.py")
    # A worker of its own: what rules of other tests did in a shared one is not to be blamed here.
    with Workers() as workers:
        making = finished(read_script(workers, deep)).making(3, 2, 1)
        making.advance(ALL)
        assert making.timeline.last == 1300
        making = finished(read_script(workers, endless)).making(3, 2, 1)
        with pytest.raises(StrategyError, match="a function calls itself again and again"):
            making.advance(ALL)
    assert 1300 < making.timeline.last < limits.MOST_CALLS_INSIDE


MAKER = """from mazelib import show
def make(maze, rng):
    maze.dig(maze.first)
    yield "one"
    maze.dig((2, 1))
    yield "two"
    BODY
    yield "three"
show(make)
"""


def failed(folder, body, at_once=ALL):
    """A making that went wrong, and what is told of it."""
    making = script_of(saved(folder, MAKER.replace("BODY", body))).making(3, 2, 1)
    with pytest.raises(StrategyError) as caught:
        while not making.timeline.done:
            making.advance(at_once)
    return making, caught.value


@pytest.mark.parametrize("at_once", [1, ALL])
@pytest.mark.parametrize(
    ("body", "words"),
    [
        ("raise ArithmeticError", "ArithmeticError"),
        ("while True: pass", "had not come to a yield"),
        ("maze.field = 3", "maze.field can't be changed"),
        ("maze.dig((99, 99))", "isn't inside the border"),
        ("maze[1, 1] = 10 ** 30", "can't be written"),
        ("maze.worker = 'here'", "isn't inside the border"),
        ("maze.mark(7, (1, 1))", "can't mark a place"),
        ("del maze.rooms", "can't be changed"),
    ],
)
def test_what_goes_wrong_is_told_after_the_steps_before_it(tmp_path, body, words, at_once):
    check_what_is_told(tmp_path, body, words, at_once)


@pytest.mark.thorough
@pytest.mark.parametrize("at_once", [pytest.param(1, marks=pytest.mark.thorough), ALL])
def test_a_step_that_never_ends_is_told_after_the_steps_before_it(tmp_path, monkeypatch, at_once):
    be_impatient(monkeypatch, longest=1.5)
    sleeps = "from threading import Event; Event().wait(9999)"
    check_what_is_told(tmp_path, sleeps, "this takes longer than", at_once)


@pytest.mark.thorough
@pytest.mark.parametrize("at_once", [pytest.param(1, marks=pytest.mark.thorough), ALL])
def test_a_step_that_ends_python_is_told_after_the_steps_before_it(tmp_path, at_once):
    check_what_is_told(tmp_path, "import os; os._exit(0)", "Python itself stopped here", at_once)


def check_what_is_told(folder, body, words, at_once):
    making, error = failed(folder, body, at_once)
    assert words in error.first.what
    assert (error.name, error.first.line) == ("mine.py", 7)
    assert [making.timeline.frame(step).caption for step in range(2)] == ["one", "two"]
    assert making.timeline.last == 1


SPOILT_NOTES = [
    "maze._step.changes.append((10 ** 9, 5))",
    "maze._step.asked.append(10 ** 9)",
    "maze._step.ready_floor = b'1'",
]
#: More of the same sorts.
SPOILT_LIKEWISE = [
    "maze._step.changes.append((1, None))",
    "maze._step.marks.append(None)",
    "maze._step.begin_next = None",
    "type(maze)._field = None",
    "maze._step.changes.append(('here', 5))",
    "maze._step.changes.append((-5, 5)); maze.dig((3, 1))",
    "maze._step.changes.append(5)",
    "maze._step.worker_index = 10 ** 12",
    "maze._step.asked.append(None)",
    "maze._step.asked = 7",
    "maze._step.in_question = 'here'",
    "maze._step.stands_at = 10 ** 12; maze.worker",
    "maze._step.ready_floor = 7",
    "maze._step.changes = 7",
    "type(maze)._step = None",
]


@pytest.mark.thorough
@pytest.mark.parametrize(
    "body",
    [*SPOILT_NOTES, *(pytest.param(body, marks=pytest.mark.thorough) for body in SPOILT_LIKEWISE)],
)
def test_notes_that_a_rule_has_spoilt_spoil_no_window(tmp_path, body):
    check_can_be_done(body)
    making = script_of(saved(tmp_path, MAKER.replace("BODY", body))).making(3, 2, 1)
    with suppress(StrategyError):
        making.advance(ALL)
    timeline = making.timeline
    for step in range(timeline.last + 1):
        frame = timeline.frame(step)
        places = [*frame.marks.values(), *frame.changed]
        for asked in frame.asked:
            places += [asked.place, *asked.found]
        assert all(0 <= x < 7 and 0 <= y < 5 for x, y in places)
        assert {type(frame.value(place)) for place in timeline.field.places} == {int}
    with pytest.raises(MakerError, match="still wall"):
        timeline.heya()
    good = script_of(saved(tmp_path, MAKER.replace("BODY", "pass"))).making(3, 2, 1)
    good.advance(ALL)
    assert good.timeline.last == 2


#: (What else may be wrong with a batch, see making/test_batch.)
SPOILS = """
from mazelib.making.recording import MakingRecording
honest = MakingRecording.batch
def spoilt(recording, after):
    batch = honest(recording, after)
    return batch._replace(CHANGE) if batch.steps else batch
"""


@pytest.mark.thorough
@pytest.mark.parametrize(
    "change",
    [
        "steps=tuple((*step[:2], float(step[2]), *step[3:]) for step in batch.steps)",
        "lines_run=tuple((1, 2, 3, 4) for _step in batch.steps)",
        pytest.param(
            "changes=tuple((-1, value) for _index, value in batch.changes)",
            marks=pytest.mark.thorough,
        ),
        "ready_at=99, ready_floor=bytes(21)",
        "steps=tuple((*step[:5], 1) for step in batch.steps)",
    ],
)
def test_a_batch_that_is_spoilt_is_told_and_nothing_of_it_is_recorded(tmp_path, change):
    head = SPOILS.replace("CHANGE", change)
    body = "setattr(MakingRecording, 'batch', spoilt); maze.dig((3, 1))"
    path = saved(tmp_path, head + MAKER.replace("BODY", body))
    making = script_of(path).making(3, 2, 1)
    with pytest.raises(StrategyError, match="changed our own notes"):
        while not making.timeline.done:
            making.advance(1)
    timeline = making.timeline
    assert timeline.last == 1
    assert [timeline.frame(step).caption for step in range(2)] == ["one", "two"]
    assert (timeline.ready_at, timeline.frame(1).value((3, 1))) == (None, -1)


def check_can_be_done(line):
    """Do it with a maze that nobody watches: a name that is long gone would spoil nothing."""

    class OfNobody(Maze):
        """Also ``type(maze)`` may be spoilt."""

    exec(line, {"maze": OfNobody(3, 2)})


def test_a_caption_that_is_no_text_is_left_out(tmp_path):
    text = (
        "from mazelib import show\n"
        "class Odd(str): pass\n"
        "def make(maze, rng):\n"
        "    yield Odd('x')\n"
        "    yield 5\n"
        "show(make)\n"
    )
    making = script_of(saved(tmp_path, text)).making(2, 1, 1)
    making.advance(ALL)
    assert (making.timeline.last, making.timeline.done) == (1, True)
    assert [making.timeline.frame(step).caption for step in range(2)] == ["", ""]


#: The maze of 3 by 2 rooms has 7 by 5 places.
PLACES = 35


@pytest.mark.parametrize(
    "body",
    [
        "maze._step.marks.append(('a', INDEX))",
        "maze._step.worker_index = INDEX",
    ],
)
def test_the_last_place_is_one_and_the_next_is_none(tmp_path, body):
    last = body.replace("INDEX", str(PLACES - 1))
    making = script_of(saved(tmp_path, MAKER.replace("BODY", last))).making(3, 2, 1)
    making.advance(ALL)
    assert making.timeline.last == 2
    making, error = failed(tmp_path, body.replace("INDEX", str(PLACES)))
    assert "changed our own notes" in error.first.what
    assert making.timeline.last < 2


TWO_MAKERS = """from mazelib import FLOOR, show
def make(maze, rng):
    maze[1, 1] = rng.randrange(9)
    yield "begun"
    maze.walls_around((1, 1))
    maze.lay(5, (3, 1))
    yield "made"
def solve(maze):
    maze.lay(1, (1, 1))
    yield "solved"
    BODY
show([make, solve])
"""


def test_two_makers_of_a_list_work_one_after_the_other(tmp_path):
    path = saved(tmp_path, TWO_MAKERS.replace("BODY", "maze.blank_around((1, 1))"))
    maze = Maze(2, 1)
    maker = load_script(path).maker(maze, random.Random(7))
    here = Making(maze, *maker.parts, lines_run=maker.lines_run)
    here.advance(ALL)
    there = script_of(path).making(2, 1, 7)
    there.advance(ALL)
    assert there.recording.batch(-1) == here.recording.batch(-1)
    frames = [there.timeline.frame(step) for step in range(there.timeline.last + 1)]
    assert [(frame.caption, frame.part) for frame in frames] == [
        ("begun", 0),
        ("made", 0),
        ("", 0),
        ("solved", 1),
    ]
    lines_run = [frame.lines_run.lines for frame in frames]
    file = str(path)
    assert lines_run == [
        ((file, 3), (file, 4)),
        ((file, 5), (file, 6), (file, 7)),
        (),
        ((file, 9), (file, 10)),
    ]
    assert there.timeline.ready_at == 2
    assert frames[1].in_question == (About.AROUND, (1, 1), ((3, 1),))


def test_what_goes_wrong_in_the_second_maker_is_told_after_the_steps_before_it(tmp_path):
    making = script_of(saved(tmp_path, TWO_MAKERS.replace("BODY", "maze.lay(1, (9, 9))")))
    making = making.making(2, 1, 7)
    with pytest.raises(StrategyError, match="isn't inside the border") as caught:
        making.advance(ALL)
    assert caught.value.first.line == 11
    assert (making.timeline.last, making.timeline.ready_at) == (3, 2)


@pytest.mark.parametrize(
    ("body", "words"),
    [
        ("raise ArithmeticError", "ArithmeticError"),
        ("while True: pass", "had not come to a yield"),
        pytest.param(
            "import os; os._exit(0)", "Python itself stopped here", marks=pytest.mark.thorough
        ),
    ],
)
def test_what_goes_wrong_before_the_first_yield_is_told_when_the_making_begins(
    tmp_path, body, words
):
    text = f"from mazelib import show\ndef make(maze):\n    {body}\n    yield 1\nshow(make)\n"
    making = script_of(saved(tmp_path, text)).making(2, 1, 7)
    with pytest.raises(StrategyError, match=words) as caught:
        finished(making.beginning())
    assert caught.value.first.line == 3
    assert (making.timeline.last, making.timeline.frame(0).caption) == (0, "")
