"""What all tests share: no test opens a window on the user's screen."""

import gc
import os
import runpy
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

import pytest

# Nothing becomes garbage while thousands of tests are read, see pytest_collection_finish.
gc.disable()
PROJECT = Path(__file__).resolve().parent.parent
# Also where PyPI's unrelated package of the same import name is installed, ours is tested.
sys.path.insert(0, str(PROJECT))
# As a user has it: or each process that a test starts would compile all of mazelib anew.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False
#: Python's own 700 would take seconds; so many windows that were closed still fit into memory.
OBJECTS_UNTIL_GARBAGE_IS_COLLECTED = 50_000

from hypothesis import settings  # noqa: E402

from mazelib.challenges import kept_maps  # noqa: E402
from mazelib.learner.script.line_of_file import LineOfFile  # noqa: E402
from mazelib.learner.worker.workers import Workers  # noqa: E402
from mazelib.started_in import remember_folder  # noqa: E402
from tests.examples import evenly_spread, is_thorough  # noqa: E402
from tests.samples import HEYA_FOLDER  # noqa: E402

# Here, before any test is read: a property takes its profile when it is defined.
settings.load_profile("thorough" if is_thorough() else "quick")

if "HEYA_REAL_WINDOW" not in os.environ:
    os.environ["SDL_VIDEODRIVER"] = "dummy"


@pytest.fixture(scope="session", autouse=True)
def files_of_the_test(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """No test touches the user's best times, leaves a map in heya/, or reads one there."""
    folder = tmp_path_factory.mktemp("best_times")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("platformdirs.user_data_path", lambda *name, **more: folder)
        patch.setattr(kept_maps, "KEPT_FOLDER", tmp_path_factory.mktemp("kept"))
        patch.setattr("mazelib.maps.folder.HEYA_FOLDER", HEYA_FOLDER)
        yield


@pytest.fixture(autouse=True)
def same_folder() -> Iterator[None]:
    """Wherever a test, or a lesson that it runs, has gone: the next one starts in the project."""
    yield
    os.chdir(PROJECT)
    remember_folder()


@pytest.fixture(scope="session", autouse=True)
def shared_workers() -> Iterator[None]:
    """A lesson that is run in this process takes the workers of all tests: to start one is slow."""
    from tests.learners import workers

    @contextmanager
    def shared(tell_slow: Callable[[LineOfFile], None]) -> Iterator[Workers]:
        try:
            yield workers()
        finally:
            workers()  # As if nobody had used them: a lesson in a window waits for none.

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("mazelib.run_lesson.Workers", shared)
        patch.setattr("mazelib.commands.stump.Workers", shared)
        yield


@pytest.hookimpl(tryfirst=True)
def pytest_collection(session: pytest.Session) -> None:
    """Before all tests are read, each process of pytest-xdist reads a share of its own.

    pytest writes the asserts of a file anew when it is read first, and keeps that, so the others
    need not do it again.
    """
    workers = getattr(session.config, "workerinput", None)
    if not workers or session.config.args_source is not pytest.Config.ArgsSource.TESTPATHS:
        return
    own = int(workers["workerid"].removeprefix("gw"))
    files = sorted((PROJECT / "tests").rglob("test_*.py"))
    for file in files[own :: workers["workercount"]]:
        # A file that cannot be read is told when all are.
        with suppress(Exception, pytest.skip.Exception):
            import_module(".".join(file.relative_to(PROJECT).with_suffix("").parts))


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Of the cases of a test that is a sweep, all but some from first to last are thorough."""
    sweeps: dict[str, list[pytest.Item]] = {}
    for item in items:
        if item.get_closest_marker("sweep") and not item.get_closest_marker("thorough"):
            name = item.nodeid.partition("[")[0]
            sweeps.setdefault(name, []).append(item)
    for cases in sweeps.values():
        kept = evenly_spread(len(cases), cases[0].get_closest_marker("sweep").args[0])
        for number, case in enumerate(cases):
            if number not in kept:
                case.add_marker(pytest.mark.thorough)


def pytest_collection_finish(session: pytest.Session) -> None:
    """Collect no garbage among thousands of tests that stay to the end: it would take seconds."""
    gc.freeze()
    gc.set_threshold(OBJECTS_UNTIL_GARBAGE_IS_COLLECTED)
    gc.enable()


class Ended(NamedTuple):
    """How a script that was run has ended, and what it wrote."""

    returncode: object
    stdout: str
    stderr: str


@pytest.fixture
def run_here(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> Callable[..., Ended]:
    """Run a script with its options as from a terminal, but in this process: that is faster."""

    def run(script: Path, *options: object) -> Ended:
        monkeypatch.setattr(sys, "argv", [str(script), *map(str, options)])
        remember_folder()  # As if Python had begun here.
        capfd.readouterr()
        status: object = 0
        try:
            runpy.run_path(str(script), run_name="__main__")
        except SystemExit as end:
            status = end.code
        return Ended(status, *capfd.readouterr())

    return run


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """One more than there are cores, and twelve at most: some tests wait rather than compute.

    Each has to read all tests first, which takes seconds.
    """
    return min((os.cpu_count() or 1) + 1, 12)
