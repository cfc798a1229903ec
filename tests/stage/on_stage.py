"""A stage for tests: a lesson in a window of the dummy driver, with keys that can be pressed."""

from __future__ import annotations

from pathlib import Path

import pygame

from mazelib.find import HEYA_FOLDER
from mazelib.stage.stage import Stage
from mazelib.stage.walk_program import WalkProgram
from mazelib.strategies import RULES


def program(map_path: Path | str = "first", rule: str | None = "right_hand", **more) -> WalkProgram:
    """A lesson's program, paused at tick 0 unless a test plays it."""
    path = map_path if isinstance(map_path, Path) else HEYA_FOLDER / f"{map_path}.txt"
    settings = {
        "name": "test", "title": "Test", "task": "The task of the test.", "help_text": "Help of the test.",
        "map_path": path, "rule": RULES[rule] if rule else None, "by_keyboard": False, "seed": 0,
        "limit": None, "speed": 10.0, "trace": None, "panels": lambda: (),
    }  # fmt: skip
    settings.update(more)
    return WalkProgram(**settings)


def paused_stage(size=(640, 480), **settings) -> Stage:
    """A stage that shows tick 0 and does not play."""
    stage = Stage(program(**settings), size)
    if stage.player:
        stage.player.playing = False
    return stage


def press(stage: Stage, *keys: int, mod: int = 0, letters: str = "") -> None:
    """Press and release keys, each in a frame of its own, as the system would tell of them."""
    for number, key in enumerate(keys):
        letter = letters[number] if number < len(letters) else ""
        down = pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=letter, scancode=0)
        pygame.event.post(down)
        pygame.event.post(pygame.event.Event(pygame.KEYUP, key=key, mod=mod, unicode=letter, scancode=0))
        stage.frame(0.0)


def click(stage: Stage, at: tuple[int, int]) -> None:
    """Click with the left button."""
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1))
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=at, button=1))
    stage.frame(0.0)
