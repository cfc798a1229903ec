"""What the tests of the stage share."""

import gc
from collections.abc import Iterator
from pathlib import Path

import pytest

from mazelib.window.drawing.lettering import Lettering
from mazelib.window.pictures import Pictures
from mazelib.window.playing import player
from mazelib.window.stage import stage
from tests.window import on_stage

MAP = "#######\n#S   a#\n#######\n"


@pytest.fixture(scope="session", autouse=True)
def shared_lettering_and_pictures() -> Iterator[None]:
    """All windows share the texts and pictures that are drawn, and draw each once."""
    lettering = Lettering()
    pictures = Pictures()

    def pictures_with(walker: Path | None = None) -> Pictures:
        return Pictures(walker) if walker else pictures

    with pytest.MonkeyPatch.context() as patch:
        for module in (stage, on_stage):
            patch.setattr(module, "Lettering", lambda: lettering)
            patch.setattr(module, "Pictures", pictures_with)
        yield


@pytest.fixture
def time_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    """A frame makes all the ticks that it is asked for, on a busy machine too."""
    monkeypatch.setattr(player, "BUDGET_SECONDS", 0.2)
    monkeypatch.setattr(player, "COME_BACK_SECONDS", 5.0)


@pytest.fixture
def only_our_garbage() -> Iterator[None]:
    """For a test that times frames or counts objects: what other tests left is not looked through.

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
