"""What a lesson about making mazes gives to the stage: one maze after the other, for ever."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from mazelib.commands import made_map
from mazelib.heya import Heya
from mazelib.makers import begin
from mazelib.makers.fill_with_road import FillWithRoad, fill_with_road, solve_with_road
from mazelib.makers.goals import made_heya
from mazelib.makers.making import Making
from mazelib.makers.making_record import MakingRecord
from mazelib.stage.keys import FOR_MAKERS, FOR_WALKS, Command, Words
from mazelib.stage.lenses_scene import LensesScene
from mazelib.stage.making_scene import MakingScene
from mazelib.stage.panels.panel import MakingShown, Panel
from mazelib.stage.waiting_scene import WaitingScene
from mazelib.stage.walk_program import TRACED_IN_A_FRAME
from mazelib.stage.workshop import Workshop

if TYPE_CHECKING:
    from mazelib.stage.scene import Scene
    from mazelib.trace import Trace

Size = tuple[int, int]
#: What tells one maze from another: its size and its seed.
Key = tuple[Size, int]


@dataclass
class MakingProgram:
    """A lesson that makes mazes.

    ``sizes``, in rooms, come in turn. ``fills`` says that every maze is filled again, ``solves``
    that it is solved.
    """

    name: str
    title: str
    task: str
    help_text: str
    maker: str
    sizes: Sequence[Size]
    seed: int
    speed: float
    braid: float = 0.0
    fills: bool = False
    solves: bool = False
    limit: int | None = None
    trace: Trace | None = None
    opened: frozenset[Command] = frozenset()
    panels: Callable[[], Sequence[Panel[MakingShown]]] = tuple
    plays: bool = True
    is_solving: bool = False
    has_lenses: bool = False
    turn: int = 0
    _made: tuple[Key, Making] | None = None
    _workshop: Workshop[Heya] = field(default_factory=Workshop)
    _is_waiting: bool = False

    @property
    def commands(self) -> list[Command]:
        """The commands that mean something where mazes are made."""
        away = FOR_WALKS if self.solves else FOR_WALKS | FOR_MAKERS
        return [command for command in Command if command not in away]

    @property
    def follows(self) -> str:
        """What comes after this maze."""
        return "this maze is solved" if self._is_solved_next else "the next maze"

    @property
    def _is_solved_next(self) -> bool:
        return self.solves and not self.is_solving and not self.has_lenses

    @property
    def words(self) -> dict[Command, Words]:
        """What is next here is a maze, and chance makes another."""
        return {
            Command.NEXT_MAP: ("Maze", "the next maze"),
            Command.RESTART: ("Restart", "start again (Shift: another maze)"),
        }

    @property
    def size(self) -> Size:
        """The size of the maze that is made now, in rooms."""
        return self.sizes[self.turn % len(self.sizes)]

    def open_scene(self) -> Scene:
        """Begin the maze, or its solving, afresh; a large maze to be solved is waited for."""
        self._record: MakingRecord | None = None
        self._is_waiting = False
        if not (self.has_lenses or self.is_solving):
            return MakingScene(self._making(), self._note(), self.panels(), self.limit)
        maze = self._workshop.made(self._key, self._ready_to_solve)
        if maze is None:
            self._is_waiting = True
            return WaitingScene(self._note())
        if self.has_lenses:
            return LensesScene(self._fresh_road(), solve_with_road(maze), self._note())
        return MakingScene(solve_with_road(maze), self._note(), self.panels(), self.limit)

    def go_on(self) -> bool:
        """After the making comes the solving, if there is one, and then the next maze."""
        if self._is_solved_next:
            self.is_solving = True
        else:
            self.next_map()
        return True

    def next_map(self) -> None:
        """Turn to the next maze, of the next size."""
        self.turn += 1
        self.seed += 1
        self.is_solving = False

    def other_chance(self) -> None:
        """Turn to another maze of the same size."""
        self.seed += 1
        self.is_solving = False

    def switch_lenses(self) -> None:
        """Show making and solving side by side, or one after the other again."""
        self.has_lenses = not self.has_lenses
        self.is_solving = False

    def watched(self) -> list[Path]:
        """No files."""
        return []

    def has_news(self) -> bool:
        """Whether the maze that was waited for is made."""
        return self._is_waiting and self._workshop.is_ready

    def frame_done(self, scene: Scene) -> None:
        """Write some of the new steps into the trace; after an error no more."""
        self._trace(scene, TRACED_IN_A_FRAME)

    def closed(self, scene: Scene) -> None:
        """Write the rest of the steps."""
        self._trace(scene, None)

    def _trace(self, scene: Scene, most: int | None) -> None:
        trace, self.trace = self.trace, None
        if trace and isinstance(scene, MakingScene):
            self._record = self._record or MakingRecord(scene.making)
            trace.follow(self._record, most)
        self.trace = trace

    def _making(self) -> Making:
        rng = random.Random(self.seed)
        making = begin(self.maker, *self.size, rng, braid=self.braid, fills=self.fills)
        self._made = self._key, making
        return making

    def _fresh_road(self) -> FillWithRoad:
        return fill_with_road(*self.size, random.Random(self.seed))

    @property
    def _key(self) -> Key:
        return self.size, self.seed

    @property
    def _ready_to_solve(self) -> Callable[[], Heya]:
        """How to make the maze that is solved: in the workshop, so it looks at nothing that may change."""
        if self._made and self._made[0] == self._key and self._made[1].done:
            # The one that was just watched is at hand.
            making = self._made[1]
            return lambda: ready(made_heya(making.field, making.floor))
        width, height = self.size
        maker, seed, braid = self.maker, self.seed, self.braid
        return lambda: ready(made_map(maker, width, height, seed, braid, "corner"))

    def _note(self) -> str:
        width, height = self.size
        braided = f", {self.braid:g} of the dead ends opened" if self.braid else ""
        return f"{width:,} × {height:,} rooms, seed {self.seed}{braided}."


def ready(heya: Heya) -> Heya:
    """A map, and its floor worked out already."""
    _ = heya.floor
    return heya
