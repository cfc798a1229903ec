"""A stage on a map that is in no file, for measuring."""

from __future__ import annotations

import tempfile
from pathlib import Path

from mazelib.stage.walk_program import WalkProgram

from mazelib.heya import Heya
from mazelib.stage.stage import Stage
from mazelib.strategies import RULES


def stage_on(heya: Heya, speed: float, rule: str = "right_hand") -> Stage:
    """A stage in a window of 1280 × 800 pixels, with a walk on the map."""
    path = Path(tempfile.mkdtemp()) / "bench.txt"
    path.write_text(heya.text, encoding="utf-8")
    program = WalkProgram(
        name="bench", title="bench", task="bench", help_text="", map_path=path, rule=RULES[rule],
        by_keyboard=False, seed=0, limit=None, speed=speed, trace=None, panels=lambda: (),
    )  # fmt: skip
    return Stage(program, (1280, 800))


def making_stage(maker: str, rooms: int, speed: float) -> Stage:
    """A stage that makes mazes of rooms × rooms."""
    from mazelib.stage.making_program import MakingProgram

    program = MakingProgram(
        name="bench", title="bench", task="bench", help_text="", maker=maker,
        sizes=[(rooms, rooms)], seed=1, speed=speed, fills=maker == "dig",
    )  # fmt: skip
    return Stage(program, (1280, 800))
