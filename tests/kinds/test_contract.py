"""Every kind of lesson keeps what it offers: without a window, with a trace, with a film.

Each kind is tested with the first script that makes a lesson of it. A new kind needs one, too.
"""

import json
from functools import cache

import pytest

from mazelib.command_line.parser import offered
from mazelib.kinds.shared.registry import KINDS, kind_of
from mazelib.learner.worker.worker_run import WorkerRun
from mazelib.run_lesson import run_lesson
from mazelib.values.pausing import finished
from mazelib.window.scenes import open_scene
from mazelib.window.stage.stage import Stage
from tests.learners import script_of
from tests.lessons import lesson_of
from tests.samples import SCRIPTS

#: Options for those kinds that offer them: each run is the same, and soon over.
SAME_EACH_TIME = {"seed": "3", "width": "4", "height": "3", "to": "sheet.txt"}


def kinds_that_offer(*options):
    """The names of all kinds that have these options on the command line."""
    return [name for name in KINDS if {*options} <= offers(name)]


def offers(name):
    """The options that a kind has on the command line."""
    return {field.name for field in offered(KINDS[name].options_class)}


@cache
def script_of_kind(name):
    """The first script that makes a lesson of a kind."""
    for path in sorted(SCRIPTS.glob("[0-9]*.py")):
        if kind_of(script_of(path)) is KINDS[name]:
            return path
    raise AssertionError(f"write a script in {SCRIPTS} that makes a lesson of the kind {name}")


@pytest.fixture
def printed(tmp_path, monkeypatch, capsys):
    """Runs a kind without a window, and returns its status and what it has printed."""
    monkeypatch.chdir(tmp_path)

    def run(name, *options):
        same = []
        for option in sorted(SAME_EACH_TIME.keys() & offers(name)):
            same += [f"--{option}", SAME_EACH_TIME[option]]
        if "force" in offers(name):
            same.append("--force")
        capsys.readouterr()
        status = run_lesson(script_of_kind(name), ["--headless", *same, *options])
        return status, *capsys.readouterr()

    return run


@pytest.fixture
def begun(monkeypatch):
    """All runs that begin, in a lesson or in a scene."""
    runs = []
    begin = WorkerRun.begin

    def beginning(self):
        runs.append(self)
        begin(self)

    monkeypatch.setattr(WorkerRun, "begin", beginning)
    return runs


@pytest.fixture
def filmed(monkeypatch):
    """The scenes that are filmed: with each, all facts of its recording as its film begins."""
    scenes = []

    def film(lesson, scene):
        scenes.append((scene, traced(scene)))
        return "filmed"

    monkeypatch.setattr("mazelib.window.film.film.film", film)
    return scenes


def traced(scene):
    recording = scene.recording
    return [recording.traced(tick) for tick in range(recording.last + 1)]


def as_plain(facts):
    return json.loads(json.dumps(facts))


@pytest.mark.parametrize("name", kinds_that_offer("headless"))
def test_every_kind_without_a_window_prints_its_outcome_and_the_same_seed_the_same(name, printed):
    status, out, err = printed(name)
    assert status in (0, 1), err
    assert out.strip()
    assert printed(name)[:2] == (status, out)


@pytest.mark.parametrize("name", kinds_that_offer("headless", "film"))
def test_a_film_of_every_kind_shows_the_very_run_whose_outcome_is_printed(
    name, printed, begun, filmed
):
    told = printed(name)[:2]
    alone = len(begun)
    begun.clear()
    assert printed(name, "--film", "film.gif")[:2] == told
    assert len(begun) == alone, "the film began a run beside that which is told of"
    ((scene, _facts),) = filmed
    assert scene.ended, "what is filmed has not come to the end that is told of"


@pytest.mark.parametrize("name", kinds_that_offer("headless", "trace"))
def test_every_kind_that_offers_a_trace_writes_each_tick_and_prints_the_same(
    name, printed, filmed, tmp_path
):
    path = tmp_path / "trace.jsonl"
    told = printed(name)[:2]
    assert printed(name, "--trace", str(path))[:2] == told
    lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    path.unlink()
    assert printed(name, "--trace", str(path), "--film", "film.gif")[:2] == told
    ((_scene, facts),) = filmed
    assert lines == as_plain(facts)
    assert path.read_text(encoding="utf-8").splitlines() == [json.dumps(one) for one in facts]
    status, out, err = printed(name, "--trace", "-")
    assert status == told[0]
    assert [json.loads(line) for line in out.splitlines()] == lines
    assert told[1] in err


@pytest.mark.parametrize("name", kinds_that_offer("trace"))
def test_every_kind_that_offers_a_trace_writes_it_in_a_window_too(name, tmp_path):
    path = tmp_path / "trace.jsonl"
    lesson = lesson_of(script_of_kind(name), trace=str(path))
    scene = finished(open_scene(lesson))
    stage = Stage(lesson, (640, 480), scene)
    stage.frame(0.0)
    lines = path.read_text(encoding="utf-8").splitlines()
    assert [json.loads(line) for line in lines] == as_plain(traced(stage.scene))


@pytest.mark.parametrize("name", kinds_that_offer("trace"))
def test_every_kind_draws_each_half_of_its_run_on_and_back(name):
    lesson = lesson_of(script_of_kind(name))
    stage = Stage(lesson, (640, 480), finished(open_scene(lesson)))
    stage.scene.advance(40)
    stage.frame(0.0)
    last = stage.scene.last
    for tick in (1, last // 2, last, 1, 0):
        stage.player.seek(min(tick, last))
        stage.draw()
        stage.player.step()
        stage.draw()
