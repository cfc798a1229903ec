"""What all tests share: no test opens a window on the screen of whoever runs it."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PROJECT = Path(__file__).resolve().parent.parent
# Also where PyPI's unrelated package of the same import name is installed, ours is tested.
sys.path.insert(0, str(PROJECT))

from mazelib.challenges import exercises  # noqa: E402

if "HEYA_REAL_WINDOW" not in os.environ:
    os.environ["SDL_VIDEODRIVER"] = "dummy"


@pytest.fixture(scope="session", autouse=True)
def nobodys_files(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """No test reads or writes the best times of whoever runs it, or leaves a map in the project."""
    folder = tmp_path_factory.mktemp("best_times")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("platformdirs.user_data_path", lambda *name, **more: folder)
        patch.setattr(exercises, "FOLDER", tmp_path_factory.mktemp("kept"))
        yield
