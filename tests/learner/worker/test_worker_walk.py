"""A walk in a worker tells the same as one in this very process, and goes on whatever it meets."""

import random
import time
from statistics import median

import pytest

from mazelib.learner.guard.guarded_script import load_script
from mazelib.learner.limits import Patience
from mazelib.learner.worker.messages import GoOn, ReadScript, Script, WalkPlan
from mazelib.learner.worker.worker_walk import WorkerWalk
from mazelib.learner.worker.workers import Workers
from mazelib.maps.heya_text import parse
from mazelib.values.pausing import finished
from mazelib.walking.strategy import StrategyError
from mazelib.walking.walk import Walk
from tests.learners import be_impatient, saved, script
from tests.samples import heya


@pytest.fixture(scope="module")
def workers():
    with Workers() as started:
        yield started


def begun(walk):
    walk.begin()
    return walk


def walk_of(workers, path, map_name="first", seed=7, limit=5000):
    return begun(WorkerWalk(workers, Script(path), WalkPlan(heya(map_name), seed, limit)))


def bare_walk_of(workers, path, map_name="first"):
    plan = WalkPlan(heya(map_name), 7, 5000, recorded=False)
    return begun(WorkerWalk(workers, Script(path), plan))


@pytest.mark.parametrize("name", ["03", "04", "05", "06", "07"])
@pytest.mark.parametrize("map_name", ["first", "loop"])
def test_a_walk_in_a_worker_tells_the_same(workers, name, map_name):
    here = Walk(heya(map_name), load_script(script(name)).strategy(random.Random(7)), 500)
    there = walk_of(workers, script(name), map_name, 7, 500)
    assert there.run() == here.run()
    assert there.tick == here.tick
    assert there.doubt == here.doubt
    assert there.recording.batch(-1) == here.recording.batch(-1)


def test_without_a_recording_only_the_verdict_comes(workers):
    walk = bare_walk_of(workers, script("04"), "loop")
    ending = walk.run()
    assert (ending.tick, ending.since) == (29, 13)
    assert walk.recording is None
    with pytest.raises(ValueError, match="this walk is not recorded"):
        _ = walk.timeline


def test_two_walks_by_turns(workers):
    walks = [walk_of(workers, script("05"), "loop") for _number in range(2)]
    while not all(walk.ending for walk in walks):
        for walk in walks:
            walk.advance(5)
    assert walks[0].recording.batch(-1) == walks[1].recording.batch(-1)


FAILS = """
from mazelib import Turn
class MyTurn:
    def __init__(self):
        self.steps = 0
    def turn(self, view, place, heading):
        self.steps += 1
        if self.steps == 4:
            BODY
        return Turn.RIGHT
"""


def test_a_turn_that_goes_wrong_is_told_after_what_went_before(workers, tmp_path):
    path = saved(tmp_path, FAILS.replace("BODY", "1 / 0"))
    here = Walk(heya("first"), load_script(path).strategy(random.Random(7)))
    there = walk_of(workers, path)
    with pytest.raises(StrategyError) as told_here:
        here.run()
    for _time in range(2):
        with pytest.raises(StrategyError) as told_there:
            there.run()
        assert str(told_there.value) == str(told_here.value)
    assert there.recording.batch(-1) == here.recording.batch(-1)


def test_a_script_that_goes_wrong_is_told_before_the_walk_begins(workers, tmp_path):
    walk = walk_of(workers, saved(tmp_path, "1 / 0"))
    with pytest.raises(StrategyError) as caught:
        walk.advance(1)
    assert not walk.begun
    assert caught.value.first.line == 1


@pytest.mark.parametrize(
    ("body", "at_once"),
    [
        ("import os; os._exit(1)", 100),
        pytest.param("import time; time.sleep(9999)", 100, marks=pytest.mark.thorough),
        pytest.param("import os; os._exit(1)", 1, marks=pytest.mark.thorough),
        pytest.param("import time; time.sleep(9999)", 1, marks=pytest.mark.thorough),
    ],
)
def test_a_turn_that_ends_the_worker_comes_after_what_went_before(
    workers, tmp_path, monkeypatch, body, at_once
):
    be_impatient(monkeypatch)
    path = saved(tmp_path, FAILS.replace("BODY", body))
    walk = walk_of(workers, path)
    with pytest.raises(StrategyError) as caught:
        while True:
            walk.advance(at_once)
    assert (caught.value.name, caught.value.first.line) == ("mine.py", 9)
    assert walk.tick == walk.timeline.last == walk.timeline.stopped_after == 3
    thought = walk.timeline.moment(3, thinks=True)
    assert thought.lines_run.decided == (str(path), 9)
    assert walk.timeline.memory_at(3) == {"steps": 3}
    good = walk_of(workers, script("04"))
    assert good.run().tick == 143, "a fresh worker stands ready"


#: What a script does to our own code in its worker, and the tick in which that is noticed.
MEDDLES = {
    "our code fails at the first turn": (
        "import mazelib.walking.walk as ours\nsetattr(ours, 'answer_of', None)\n",
        "pass",
    ),
    "our code fails at a later turn": (
        "import mazelib.walking.walk as ours\n",
        "setattr(ours, 'answer_of', None)",
    ),
    "no recording": (
        "from mazelib.walking.walk import Walk\n",
        "setattr(Walk, '__getattribute__', "
        "lambda walk, name: None if name == 'recording' else object.__getattribute__(walk, name))",
    ),
    "no progress": (
        "from mazelib.walking.walk import Walk\n",
        "setattr(Walk, 'progress', None)",
    ),
    "a progress of another kind": (
        "from mazelib.walking.walk import Walk\n",
        "setattr(Walk, 'progress', 'far')",
    ),
    "a tick that is none": (
        "from mazelib.walking.walk import Walk, WalkProgress\n",
        "setattr(Walk, 'progress', WalkProgress(tick='far'))",
    ),
    "a tick after the last one": (
        "from mazelib.walking.walk import Walk, WalkProgress\n",
        "setattr(Walk, 'progress', WalkProgress(tick=10 ** 9))",
    ),
    "an ending at another tick": (
        "from mazelib.walking.walk import Walk, WalkProgress, Ending, Verdict\n",
        "setattr(Walk, 'progress', WalkProgress(5, Ending(Verdict.ARRIVED, 10 ** 9)))",
    ),
    "a circle that began at no tick": (
        "from mazelib.walking.walk import Walk, WalkProgress, Ending, Verdict\n",
        "setattr(Walk, 'progress', WalkProgress(5, Ending(Verdict.CIRCLING, 5, 5)))",
    ),
    "a lap that changes what has no name": (
        "from mazelib.walking.walk import Walk, WalkProgress\n"
        "from mazelib.walking.lap import Lap\n",
        "setattr(Walk, 'progress', WalkProgress(5, lap=Lap(1, 1, 5, (None,))))",
    ),
}


#: Of each sort one in every run: our code fails, no value, one of another kind, a false one.
MEDDLES_IN_EVERY_RUN = ("our code fails at a later turn", "an ending at another tick")
#: All of them with a recording. Without one only what is sent of the walk itself is another thing.
MEDDLINGS = [
    *(
        pytest.param(
            name, walk_of, marks=() if name in MEDDLES_IN_EVERY_RUN else pytest.mark.thorough
        )
        for name in MEDDLES
    ),
    *(
        pytest.param(name, bare_walk_of, marks=pytest.mark.thorough)
        for name in MEDDLES
        if name != "no recording"
    ),
]


@pytest.mark.parametrize(("name", "begin"), MEDDLINGS)
def test_a_script_that_meddles_with_our_code_is_told(workers, tmp_path, name, begin):
    head, body = MEDDLES[name]
    path = saved(tmp_path, head + FAILS.replace("BODY", body))
    walk = begin(workers, path)
    # (What our code then cannot do may be our own mistake, for all that the lesson knows.)
    words = "mazelib itself went wrong" if "our code fails" in name else "changed our own notes"
    for _time in range(2):
        with pytest.raises(StrategyError, match=words) as caught:
            while walk.ending is None:
                walk.advance(5)
        assert caught.value.name == "mine.py"
    assert walk.tick < 10
    if begin is walk_of:
        kept = [walk.timeline.memory_at(tick) for tick in range(walk.tick + 1)]
        steps = [{"steps": tick} for tick in range(walk.tick + 1)]
        assert kept == (steps if walk.begun else [{}]), "what came before is told as it was"
    assert walk_of(workers, script("04")).run().tick == 143, "a fresh worker stands ready"


@pytest.mark.parametrize("tick", [6, -1])
def test_a_walk_comes_to_no_tick_beyond_its_limit_even_where_nothing_is_recorded(workers, tick):
    plan = WalkPlan(heya("first"), 7, limit=5, recorded=False)
    walk = WorkerWalk(workers, Script(script("04")), plan)
    walk._record(Walked(progress=WalkProgress(tick=5)))
    with pytest.raises(ValueError, match=f"does not come to tick {tick}"):
        walk._record(Walked(progress=WalkProgress(tick)))
    assert walk.tick == 5


SPOILS = """
from mazelib.walking.recording import WalkRecording
honest = WalkRecording.batch
def spoilt(recording, after):
    batch = honest(recording, after)
    return batch._replace(CHANGE)
""" + FAILS.replace("BODY", "setattr(WalkRecording, 'batch', spoilt)")


SPOILT = [
    "states=batch.states[:-8]",
    "lines_run=((10 ** 9, batch.lines_run[0][1]),)",
    "memory=((10 ** 9, b''),)",
]
#: More of the same sorts.
SPOILT_LIKEWISE = [
    "states=(10 ** 9).to_bytes(8, 'little') * (len(batch.states) // 8)",
    "after=batch.after + 1",
    "lines_run=((5, ((('mine.py', 'one'),), ('mine.py', 1), (), ())),)",
    "reached=(10 ** 9,)",
    "since=10 ** 9",
    "states=bytes(len(batch.states))",
    "states=batch.states * 2",
    "lines_run=batch.lines_run[::-1]",
    "lines_run=((-1, batch.lines_run[0][1]),)",
    "lines_run=((5, ((('mine.py', 1),), 'mine.py', (), ())),)",
    "memory=batch.memory[::-1]",
    "memory=(('here', b''),)",
    "reached=(4, 5)",
    "states=bytes([255]) * len(batch.states)",
    "states=batch.states[:-1]",
    "states=b''",
    "lines_run=(5,)",
    "lines_run=((5, None),)",
    "memory=((5, 'text'),)",
    "memory=(b'',)",
    "reached=('here',)",
    "reached=(5,)",
    "since=4",
]


@pytest.mark.parametrize(
    "change",
    [*SPOILT, *(pytest.param(change, marks=pytest.mark.thorough) for change in SPOILT_LIKEWISE)],
)
def test_a_walk_that_a_rule_has_spoilt_spoils_no_window(workers, tmp_path, change):
    check_can_be_spoilt(change)
    walk = walk_of(workers, saved(tmp_path, SPOILS.replace("CHANGE", change)))
    with pytest.raises(StrategyError, match="changed our own notes"):
        while walk.ending is None:
            walk.advance(10)
    assert walk.tick < 4, "what was spoilt is not told"
    check_can_be_looked_at(walk)
    assert walk_of(workers, script("04")).run().tick == 143, "a fresh worker stands ready"


@pytest.mark.parametrize(
    "frozen",
    [
        "b'spoilt'",
        pytest.param("frozen[:-2]", marks=pytest.mark.thorough),
        pytest.param("b'N.'", marks=pytest.mark.thorough),
    ],
)
def test_a_memory_that_a_rule_has_spoilt_is_the_only_thing_that_is_not_told(tmp_path, frozen):
    change = f"memory=tuple((tick, {frozen}) for tick, frozen in batch.memory)"
    check_can_be_spoilt(change)
    path = saved(tmp_path, SPOILS.replace("CHANGE", change))
    # The worker goes on as it was spoilt: nobody else should get it.
    with Workers() as own_workers:
        walk = walk_of(own_workers, path, limit=20)
        assert walk.run().tick == 20
    check_can_be_looked_at(walk)
    assert walk.timeline.memory_at(20) == {"memory": "(cannot be looked at)"}


def check_can_be_spoilt(change):
    """Change a batch that nobody checks: a name that is long gone would spoil nothing."""
    walk = Walk(heya("first"), load_script(script("04")).strategy(random.Random(7)))
    walk.advance(5)
    batch = walk.recording.batch(-1)
    batch = batch._replace(memory=((1, b"one"), (2, b"two")))
    scope = {"batch": batch}
    exec(f"spoilt = batch._replace({change})", scope)
    assert scope["spoilt"] != batch


def check_can_be_looked_at(walk):
    """Every moment of a walk can be told, and is on the map."""
    timeline = walk.timeline
    for tick in range(timeline.last + 1):
        for thinks in (False, True):
            if thinks and tick == timeline.last != timeline.stopped_after:
                continue
            assert walk.heya.is_open(timeline.moment(tick, thinks=thinks).place)
        walk.lap_at(tick)
    timeline.steps(timeline.last)
    timeline.turns_aside(timeline.last)


def test_a_slow_turn_keeps_nobody_waiting(tmp_path):
    mended = tmp_path / "mended"
    waits = (
        f"import os, time\n            while not os.path.exists({str(mended)!r}): time.sleep(0.01)"
    )
    with Workers() as impatient:
        impatient.patience = Patience.OF_A_WINDOW
        walk = walk_of(impatient, saved(tmp_path, FAILS.replace("BODY", waits)))
        while not walk.begun:
            walk.advance(0)
        taken = []
        for _time in range(3):
            began = time.monotonic()
            walk.advance(10)
            taken.append(time.monotonic() - began)
        assert median(taken) < 0.1
        assert walk.tick < 10
        mended.touch()
        while walk.tick < 20:
            walk.advance(10)


def test_what_was_read_walks_even_if_the_file_is_gone(workers, tmp_path):
    path = tmp_path / "gone.py"
    text = "from mazelib import Turn\ndef turn(view): return Turn.LEFT\n"
    walk = begun(WorkerWalk(workers, Script(path, text), WalkPlan(heya("first"), 7, 3)))
    assert walk.run().tick == 3


@pytest.mark.thorough
def test_a_rule_that_thinks_in_a_former_worker_begins_nowhere_else(tmp_path, monkeypatch):
    be_impatient(monkeypatch)
    path = saved(tmp_path, FAILS.replace("BODY", "import time; time.sleep(9999)"))
    with Workers() as own_workers:
        walk = walk_of(own_workers, path)
        walk.advance(3)
        own_workers.renew()
        fresh = own_workers.now()
        with pytest.raises(StrategyError) as caught:
            walk.advance(1)
        assert caught.value.first.line == 9
        assert walk.tick == 3
        assert own_workers.now() is fresh
        assert not finished(own_workers.asking_whether_thinking())


@pytest.mark.thorough
def test_nor_does_one_whose_former_worker_was_ended(tmp_path):
    path = saved(tmp_path, FAILS.replace("BODY", "pass"))
    with Workers() as own_workers:
        walk = walk_of(own_workers, path)
        walk.advance(3)
        own_workers.renew()
        own_workers.end_former()
        with pytest.raises(StrategyError):
            walk.advance(1)
        assert walk.tick == 3
        assert not own_workers.now().has_begun_runs


@pytest.mark.thorough
def test_nor_does_one_whose_worker_was_replaced_before_it_was_shown(tmp_path):
    path = saved(tmp_path, FAILS.replace("BODY", "pass"))
    with Workers() as own_workers:
        own_workers.renew()
        walk = walk_of(own_workers, path)
        walk.advance(3)
        own_workers.renew()
        with pytest.raises(StrategyError):
            walk.advance(1)
        assert walk.tick == 3
        assert not own_workers.now().has_begun_runs


def test_the_line_that_took_too_long_is_told_from_the_text_that_ran(tmp_path, monkeypatch):
    be_impatient(monkeypatch)
    text = FAILS.replace("BODY", "import time; time.sleep(9999)")
    path = saved(tmp_path, "# Another line 9.\n" * 20)
    with Workers() as own_workers:
        walk = begun(WorkerWalk(own_workers, Script(path, text), WalkPlan(heya("first"), 7, 5000)))
        walk.advance(3)
        worker = own_workers.now()
        question = worker.ask(GoOn(walk._number, 1, 3), Script(path, text))
        worker.ask(ReadScript(Script(path)), Script(path, path.read_text()))
        with pytest.raises(StrategyError) as caught:
            question.answer(30.0)
    assert caught.value.first.quoted == text.splitlines()[8]


@pytest.mark.thorough
def test_a_rule_that_is_slow_again_is_told_with_the_time_that_it_was_given_at_first(
    tmp_path, monkeypatch
):
    be_impatient(monkeypatch, longest=1.0)
    path = saved(tmp_path, FAILS.replace("BODY", "import time; time.sleep(9999)"))
    with Workers() as own_workers:
        walk = walk_of(own_workers, path)
        with pytest.raises(StrategyError) as caught:
            walk.advance(10)
    assert caught.value.first.what == "this takes longer than 1 second, and was stopped."
    assert (caught.value.first.line, walk.timeline.stopped_after) == (9, 3)
    assert walk.timeline.moment(3, thinks=True).lines_run.decided == (str(path), 9)


LONG_WALK = """
import os, time
from pathlib import Path
from mazelib import Turn
class MyTurn:
    def __init__(self):
        self.steps = 0
    def turn(self, view, place, heading):
        self.steps += 1
        time.sleep(0.03)
        if self.steps > 12 BODY:
            os._exit(1)
        return Turn.RIGHT
"""


def test_a_walk_that_took_longer_than_one_request_may_is_caught_up_with_in_several(
    workers, tmp_path, monkeypatch
):
    monkeypatch.setattr("mazelib.learner.limits.LONGEST", 0.3)
    path = saved(tmp_path, LONG_WALK.replace("BODY", ""))
    walk = walk_of(workers, path)
    with pytest.raises(StrategyError) as caught:
        walk.advance(100)
    assert (caught.value.first.what, caught.value.first.line) == ("Python itself stopped here.", 12)
    assert walk.tick == walk.timeline.last == walk.timeline.stopped_after == 12
    assert [walk.timeline.memory_at(tick) for tick in (0, 11, 12)] == [
        {"steps": 0},
        {"steps": 11},
        {"steps": 12},
    ]


@pytest.mark.thorough
def test_the_second_time_a_turn_may_take_less_time_than_the_first(workers, tmp_path, monkeypatch):
    monkeypatch.setattr("mazelib.learner.limits.LONGEST_NEXT_TIME", 0.4)
    seen = tmp_path / "seen"
    body = f"""
            import os, time
            from pathlib import Path
            if os.path.exists({str(seen)!r}): time.sleep(9999)
            Path({str(seen)!r}).touch()
            os._exit(1)
"""
    walk = walk_of(workers, saved(tmp_path, FAILS.replace("            BODY\n", body)))
    began = time.monotonic()
    with pytest.raises(StrategyError, match="Python itself stopped here"):
        walk.run()
    assert time.monotonic() - began < 5.0
    assert walk.tick == 3


@pytest.mark.thorough
def test_a_walk_that_goes_well_the_second_time_goes_on(workers, tmp_path):
    text = LONG_WALK.replace("BODY", f"and not os.path.exists({str(tmp_path / 'seen')!r})")
    text = text.replace("os._exit(1)", f"Path({str(tmp_path / 'seen')!r}).touch(); os._exit(1)")
    walk = walk_of(workers, saved(tmp_path, text.replace("> 12", "> 4")), limit=8)
    walk.run()
    assert walk.tick == walk.timeline.last == 8
    assert [walk.timeline.memory_at(tick)["steps"] for tick in range(9)] == list(range(9))


ARRIVES_THE_SECOND_TIME = """
import os, time
from pathlib import Path
from mazelib import Turn
seen = Path("SEEN")
class MyTurn:
    def __init__(self):
        self.steps = 0
        self.is_second = seen.exists()
    def turn(self, view, place, heading):
        self.steps += 1
        if self.is_second:
            return Turn.AHEAD
        time.sleep(0.03)
        if self.steps > 12:
            seen.touch()
            os._exit(1)
        return Turn.BACK
"""


def test_a_walk_that_is_over_sooner_the_second_time_is_told_as_the_first(workers, tmp_path):
    path = saved(tmp_path, ARRIVES_THE_SECOND_TIME.replace("SEEN", str(tmp_path / "seen")))
    near = parse("#######\n#>   a#\n#######\n", "near")
    walk = begun(WorkerWalk(workers, Script(path), WalkPlan(near, 7, 5000)))
    with pytest.raises(StrategyError) as caught:
        walk.run()
    assert (caught.value.first.what, caught.value.first.line) == ("Python itself stopped here.", 17)
    assert walk.tick == walk.timeline.last == 12
    assert walk_of(workers, script("04")).run().tick == 143, "its worker still answers"
