"""What a lesson about walking gives to the stage: how to open its scene, again and again."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from mazelib.files import read_heya
from mazelib.heya import Heya
from mazelib.moment import Moment
from mazelib.stage.keyboard_scene import KeyboardScene
from mazelib.stage.keys import FOR_MAKERS, FOR_RULES, Command
from mazelib.stage.panels.panel import Panel, WalkShown
from mazelib.stage.scene import Scene
from mazelib.stage.walk_scene import WalkScene
from mazelib.strategies.rule import Rule
from mazelib.timeline import Timeline
from mazelib.trace import Trace
from mazelib.walk import Walk


@dataclass
class WalkProgram:
    """A lesson about walking. ``rule`` is None where nobody walks, or where the keys do.

    The map is that of ``map_path``, or without one the maze that ``made`` makes of a seed.
    """

    name: str
    title: str
    task: str
    help_text: str
    map_path: Path | None
    rule: Rule | None
    by_keyboard: bool
    seed: int
    limit: int | None
    speed: float
    trace: Trace | None
    panels: Callable[[], Sequence[Panel[WalkShown]]]
    tosses_coins: bool = False
    strategy_path: Path | None = None
    made: Callable[[int], Heya] | None = None
    opened: frozenset[Command] = frozenset()

    @property
    def commands(self) -> list[Command]:
        """The commands that mean something in the lesson."""
        away = FOR_MAKERS if self.plays else FOR_MAKERS | FOR_RULES
        return [command for command in Command if command not in away]

    @property
    def plays(self) -> bool:
        """A rule starts walking by itself."""
        return self.rule is not None or self.strategy_path is not None

    def open_scene(self) -> Scene:
        """Read the map and make a fresh walk on it."""
        heya = self._heya()
        if self.by_keyboard:
            return KeyboardScene(heya, self.panels(), self.limit)
        rule = self._rule()
        if rule is None:
            return WalkScene(Timeline.still(heya), None, no_reason, self.panels())
        strategy = rule.make(random.Random(self.seed))
        walk = Walk(heya, strategy, self.limit)
        assert walk.timeline is not None
        remark = f" (seed {self.seed})" if self.tosses_coins or self.made else ""
        return WalkScene(walk.timeline, walk, rule.why, self.panels(), remark, strategy)

    def _rule(self) -> Rule | None:
        """The rule of the lesson, or the learner's own, read afresh."""
        if self.strategy_path is None:
            return self.rule
        # Only for who brings a strategy: the other lessons start sooner without.
        from mazelib.learner import load_strategy

        return load_strategy(self.strategy_path)

    def _heya(self) -> Heya:
        if self.made:
            return self.made(self.seed)
        assert self.map_path is not None
        return read_heya(self.map_path)

    def next_map(self) -> None:
        """Turn to the map that comes next in the folder, by name; after the last comes the first.

        Of mazes that are made the next is that of the next seed.
        """
        if self.map_path is None:
            self.seed += 1
            return
        maps = sorted(self.map_path.parent.glob("*.txt"))
        now = self.map_path.name
        later = [path for path in maps if path.name > now]
        if maps:
            self.map_path = (later or maps)[0]

    def go_on(self) -> bool:
        """Nothing comes after a walk."""
        return False

    def switch_lenses(self) -> None:
        """A walk is shown by itself."""

    def other_chance(self) -> None:
        """Turn to the next seed."""
        self.seed += 1

    def watched(self) -> list[Path]:
        """The map, and the learner's strategy."""
        return [path for path in (self.map_path, self.strategy_path) if path]

    def frame_done(self, scene: Scene) -> None:
        """Write the new ticks into the trace."""
        if self.trace and isinstance(scene, WalkScene):
            self.trace.follow(scene.timeline)


def no_reason(moment: Moment) -> str:
    """Where nobody walks there is no reason."""
    return ""
