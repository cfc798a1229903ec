"""A rule that meddles with our code in its worker is told so, and spoils no window."""

import random

import pytest

from mazelib.learner.guard.guarded_script import load_script
from mazelib.learner.worker.messages import Script, Walked, WalkPlan
from mazelib.learner.worker.worker_walk import WorkerWalk
from mazelib.learner.worker.workers import Workers
from mazelib.walking.strategy import StrategyError
from mazelib.walking.verdict import Ending, Verdict
from mazelib.walking.walk import Walk
from mazelib.walking.walk_so_far import WalkProgress
from tests.learner.worker.walks import FAILS, bare_walk_of, walk_of
from tests.learners import saved, script
from tests.samples import heya

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


@pytest.mark.thorough
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


def test_no_circle_begins_at_the_tick_at_which_it_closes(workers):
    walk = bare_walk_of(workers, script("04"))
    progress = WalkProgress(5, Ending(Verdict.CIRCLING, 5, 5))
    with pytest.raises(ValueError, match="tick 5 is not tick 5 again"):
        walk._record(Walked(progress=progress))


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
]
#: More of the same sorts.
SPOILT_LIKEWISE = [
    "memory=((10 ** 9, b''),)",
    "lines_run=((10 ** 9, batch.lines_run[0][1]),)",
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


@pytest.mark.thorough
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
    assert walk.timeline.memory_at(20) == {"memory": "(can't be shown)"}


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
