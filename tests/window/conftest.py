"""What the tests of the stage share."""

import gc
from collections.abc import Iterator
from pathlib import Path

import pytest

from mazelib.window import player, stage
from mazelib.window.lettering import Lettering

MAP = "#######\n#S   a#\n#######\n"


@pytest.fixture(scope="session", autouse=True)
def shared_lettering() -> Iterator[None]:
    """All windows share the texts that are drawn and measured, and do so once."""
    lettering = Lettering()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(stage, "Lettering", lambda: lettering)
        yield


@pytest.fixture
def time_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    """A frame makes all the ticks that it is asked for, on a busy machine too."""
    monkeypatch.setattr(player, "BUDGET_SECONDS", 0.2)
    monkeypatch.setattr(player, "COME_BACK_SECONDS", 5.0)


@pytest.fixture
def only_our_garbage() -> Iterator[None]:
    """For a test that times frames: what thousands of other tests left is not looked through.

    A full garbage collection over all of it takes hundreds of milliseconds; a lesson that runs
    by itself has nothing of the kind.
    """
    gc.freeze()
    yield
    gc.unfreeze()


@pytest.fixture
def map_file(tmp_path: Path) -> Path:
    path = tmp_path / "map.txt"
    path.write_text(MAP)
    return path
