"""The workers of the tests in this room."""

import pytest

from mazelib.learner.worker.printing import TerminalThread
from mazelib.learner.worker.worker import Worker
from mazelib.learner.worker.workers import Workers
from tests.learner.worker.processes import is_running


@pytest.fixture(scope="module")
def workers():
    """Workers for tests that leave them alive, and mostly so."""
    with Workers() as started:
        yield started


@pytest.fixture
def worker(workers):
    """A worker at work, perhaps one that has been at work for other tests."""
    return workers.now()


@pytest.fixture
def own_worker():
    """A worker that is ended after the test."""
    started = Worker(TerminalThread())
    started.start()
    yield started
    started.end()
    started.join()
    assert not is_running(started.process_id)
