"""What a lesson about walking gives to the stage: how to open its scene, again and again."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from mazelib.files import read_heya
from mazelib.learner import load_strategy
from mazelib.moment import Moment
from mazelib.stage.keyboard_scene import KeyboardScene
from mazelib.stage.keys import FOR_RULES, Command
from mazelib.stage.panels.panel import Panel
from mazelib.stage.scene import Scene
from mazelib.stage.walk_scene import WalkScene
from mazelib.strategies.rule import Rule
from mazelib.timeline import Timeline
from mazelib.trace import Trace
from mazelib.walk import Walk


@dataclass
class WalkProgram:
    """A lesson about walking. ``rule`` is None where nobody walks, or where the keys do."""

    name: str
    title: str
    task: str
    help_text: str
    map_path: Path
    rule: Rule | None
    by_keyboard: bool
    seed: int
    limit: int | None
    speed: float
    trace: Trace | None
    panels: Callable[[], Sequence[Panel]]
    tosses_coins: bool = False
    strategy_path: Path | None = None
    opened: frozenset[Command] = frozenset()

    @property
    def commands(self) -> list[Command]:
        """The commands that mean something in the lesson."""
        return [command for command in Command if self.rule or self.strategy_path or command not in FOR_RULES]

    @property
    def plays(self) -> bool:
        """A rule starts walking by itself."""
        return self.rule is not None or self.strategy_path is not None

    def open_scene(self) -> Scene:
        """Read the map and make a fresh walk on it."""
        heya = read_heya(self.map_path)
        if self.by_keyboard:
            return KeyboardScene(heya, self.panels(), self.limit)
        rule = load_strategy(self.strategy_path) if self.strategy_path else self.rule
        if rule is None:
            return WalkScene(Timeline.still(heya), None, no_reason, self.panels())
        strategy = rule.make(random.Random(self.seed))
        walk = Walk(heya, strategy, self.limit)
        assert walk.timeline is not None
        remark = f" (seed {self.seed})" if self.tosses_coins else ""
        return WalkScene(walk.timeline, walk, rule.why, self.panels(), remark, strategy)

    def next_map(self) -> None:
        """Turn to the map that comes next in the folder, by name; after the last comes the first."""
        maps = sorted(self.map_path.parent.glob("*.txt"))
        later = [path for path in maps if path.name > self.map_path.name]
        if maps:
            self.map_path = (later or maps)[0]

    def other_chance(self) -> None:
        """Turn to the next seed."""
        self.seed += 1

    def watched(self) -> list[Path]:
        """The map, and the learner's strategy."""
        return [self.map_path, *([self.strategy_path] if self.strategy_path else [])]

    def frame_done(self, scene: Scene) -> None:
        """Write the new ticks into the trace."""
        if self.trace and isinstance(scene, WalkScene):
            self.trace.follow(scene.timeline)


def no_reason(moment: Moment) -> str:
    """Where nobody walks there is no reason."""
    return ""
