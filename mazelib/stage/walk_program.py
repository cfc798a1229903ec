"""What a lesson about walking gives to the stage: how to open its scene, again and again."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from mazelib.files import read_heya
from mazelib.heya import Heya
from mazelib.moment import Moment
from mazelib.stage.keys import FOR_MAKERS, FOR_RULES, FOR_WALKERS, Command, Words
from mazelib.stage.panels.panel import Panel, WalkShown
from mazelib.stage.walk_scene import WalkScene
from mazelib.stage.workshop import Workshop
from mazelib.strategies.rule import Rule
from mazelib.timeline import Timeline
from mazelib.trace import Trace
from mazelib.walk import Walk

if TYPE_CHECKING:
    from mazelib.stage.scene import Scene

#: Ticks that are written into a trace in one frame; the rest waits, so that keys do not.
TRACED_IN_A_FRAME = 1000
#: Places of the largest map that is searched for unreachable control points while it is opened.
MOST_SEARCHED = 50_000


# Two programs are never compared; without that the class is made sooner.
@dataclass(eq=False, repr=False)
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
    strategy_path: Path | None = None
    made: Callable[[int], Heya] | None = None
    opened: frozenset[Command] = frozenset()
    _has_chance: bool = False
    _workshop: Workshop[Heya] = field(default_factory=Workshop)
    _is_waiting: bool = False

    @property
    def commands(self) -> list[Command]:
        """The commands that mean something in the lesson."""
        away = FOR_MAKERS if self.plays else FOR_MAKERS | FOR_RULES
        if not self.plays and not self.by_keyboard:
            away = away | FOR_WALKERS
        return [command for command in Command if command not in away]

    @property
    def follows(self) -> str:
        """Nothing comes after a walk."""
        return ""

    @property
    def words(self) -> dict[Command, Words]:
        """Of a fresh maze there is a next one, and coins can be others."""
        words = {}
        if self.made:
            words[Command.NEXT_MAP] = ("Maze", "the next maze")
        if self.made or self._has_chance:
            other = "another maze" if self.made else "other coins"
            words[Command.RESTART] = ("Restart", f"start again (Shift: {other})")
        return words

    @property
    def plays(self) -> bool:
        """A rule walks by itself."""
        return self.rule is not None or self.strategy_path is not None

    def open_scene(self) -> Scene:
        """Read the map and make a fresh walk on it; a large maze that has to be made is waited for."""
        self._is_waiting = False
        heya = self._heya()
        if heya is None:
            # Only for who makes mazes: the other lessons start sooner without.
            from mazelib.stage.waiting_scene import WaitingScene

            self._is_waiting = True
            return WaitingScene(f"seed {self.seed}")
        if self.by_keyboard:
            # The lessons without arrow keys start sooner without.
            from mazelib.stage.keyboard_scene import KeyboardScene

            return KeyboardScene(heya, self.panels(), self.limit)
        rule = self._rule()
        if rule is None:
            return WalkScene(Timeline.still(heya), None, no_reason, self.panels())
        strategy = rule.make(random.Random(self.seed))
        walk = Walk(heya, strategy, self.limit)
        assert walk.timeline is not None
        self._has_chance = walk.tosses
        remark = f" (seed {self.seed})" if self._has_chance or self.made else ""
        remark += unreachable(heya)
        return WalkScene(walk.timeline, walk, rule.why, self.panels(), remark, strategy)

    def _rule(self) -> Rule | None:
        """The rule of the lesson, or the learner's own, read afresh."""
        if self.strategy_path is None:
            return self.rule
        # Only for who brings a strategy: the other lessons start sooner without.
        from mazelib.learner.loading import load_strategy

        return load_strategy(self.strategy_path)

    def _heya(self) -> Heya | None:
        """The map; None as long as it is being made."""
        if self.made:
            return self._workshop.made(self.seed, partial(ready_to_walk, self.made, self.seed))
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

    def has_news(self) -> bool:
        """Whether the maze that was waited for is made."""
        return self._is_waiting and self._workshop.is_ready

    def frame_done(self, scene: Scene) -> None:
        """Write some of the new ticks into the trace; after an error no more."""
        if isinstance(scene, WalkScene):
            self._trace(scene, TRACED_IN_A_FRAME)

    def closed(self, scene: Scene) -> None:
        """Write the rest of the ticks."""
        if isinstance(scene, WalkScene):
            self._trace(scene, None)

    def _trace(self, scene: WalkScene, most: int | None) -> None:
        trace, self.trace = self.trace, None
        if trace:
            trace.follow(scene.timeline, most)
            self.trace = trace


def ready_to_walk(made: Callable[[int], Heya], seed: int) -> Heya:
    """The maze of a seed, and what a walk asks of it first, worked out already."""
    heya = made(seed)
    _ = heya.floor, heya.sides
    return heya


def unreachable(heya: Heya) -> str:
    """A remark about control points that cannot be reached; nothing for a map too large to search now."""
    if len(heya.floor) > MOST_SEARCHED:
        return ""
    from mazelib.routes import reachable

    places = reachable(heya)
    letters = [letter for letter, place in heya.controls if place not in places]
    return f" (cannot be reached: {', '.join(letters)})" if letters else ""


def no_reason(moment: Moment) -> str:
    """Where nobody walks there is no reason."""
    return ""
