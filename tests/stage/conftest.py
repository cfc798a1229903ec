"""What the tests of the stage share."""

import gc
from collections.abc import Iterator

import pytest

from mazelib.stage import workshop


@pytest.fixture
def only_our_garbage() -> Iterator[None]:
    """For a test that times frames: what thousands of other tests left is not looked through.

    A full garbage collection over all of it takes hundreds of milliseconds; a lesson that runs
    by itself has nothing of the kind.
    """
    gc.freeze()
    yield
    gc.unfreeze()


@pytest.fixture(autouse=True)
def small_mazes_are_there_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """However busy the machine is: a test that does not ask for it never sees a window that waits."""
    monkeypatch.setattr(workshop, "SHORT_WAIT", 60.0)
