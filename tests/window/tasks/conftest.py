"""What all tests of the workshop share: few walks, and folders of their own."""

from dataclasses import replace

import pytest

from mazelib.challenges import exercise_maps, kept_maps
from mazelib.challenges.exercises import EXERCISES, by_chance


@pytest.fixture(autouse=True)
def few_walks(monkeypatch):
    """How exercises are checked is tested elsewhere."""
    monkeypatch.setattr(by_chance, "OFTEN", 15)
    monkeypatch.setattr(exercise_maps, "SMALL_MAPS", 12)
    sooner = [replace(exercise, walks=min(exercise.walks, 15)) for exercise in EXERCISES]
    monkeypatch.setattr("mazelib.kinds.exercises.EXERCISES", tuple(sooner))


@pytest.fixture(autouse=True)
def kept(tmp_path, monkeypatch):
    """Each test begins without ticks."""
    kept = tmp_path / "kept"
    monkeypatch.setattr("platformdirs.user_data_path", lambda *name, **more: kept)
    return kept


@pytest.fixture
def folder(tmp_path, monkeypatch):
    monkeypatch.setattr(kept_maps, "KEPT_FOLDER", tmp_path)
    return tmp_path
