"""A stage for tests: a lesson in a window of the dummy driver, with keys that can be pressed."""

from __future__ import annotations

from pathlib import Path

import pygame

from mazelib.options import Options
from mazelib.program.program import Program
from mazelib.stage.stage import Stage
from tests.conftest import PROJECT

LESSONS = PROJECT / "lessons"


def script(name: str) -> Path:
    """The script of a lesson by its number, "04" say."""
    return next(LESSONS.glob(f"{name}_*.py"))


def program(lesson: str | Path = "04", **options) -> Program:
    """A lesson's program; ``options`` are those of the command line."""
    path = lesson if isinstance(lesson, Path) else script(lesson)
    return Program(path, Options(**{"seed": 0, **options}))


def paused_stage(lesson: str | Path = "04", size=(640, 480), **options) -> Stage:
    """A stage that shows tick 0 and does not play."""
    stage = Stage(program(lesson, **options), size)
    stage.player.playing = stage._plays_when_mended = False
    return stage


def press(stage: Stage, *keys: int, mod: int = 0, letters: str = "") -> None:
    """Press and release keys, each in a frame of its own, as the system would tell of them."""
    for number, key in enumerate(keys):
        letter = letters[number] if number < len(letters) else ""
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            pygame.event.post(pygame.event.Event(kind, key=key, mod=mod, unicode=letter, scancode=0))
        stage.frame(0.0)


def click(stage: Stage, at: tuple[int, int]) -> None:
    """Click with the left button."""
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1))
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=at, button=1))
    stage.frame(0.0)
