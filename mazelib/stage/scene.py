"""A scene: what the stage shows and plays. By itself nobody walks in it, and nothing moves."""

from collections.abc import Collection, Sequence

from pygame import Rect

from mazelib.compass import Heading
from mazelib.learner.strategy_source import Source
from mazelib.stage.keys import Command
from mazelib.stage.panels.code import CodePanel
from mazelib.stage.panels.eyes import EyesPanel
from mazelib.stage.panels.groups import GroupsPanel
from mazelib.stage.panels.log import LogPanel
from mazelib.stage.panels.memory import MemoryPanel
from mazelib.stage.panels.panel import Panel, Shown, draw_stacked
from mazelib.stage.panels.steps import StepsPanel
from mazelib.stage.panels.text import TextPanel
from mazelib.stage.panels.turns import TurnsPanel
from mazelib.stage.pen import Pen
from mazelib.timeline import Recording
from mazelib.view import View

#: All panels by the names that lessons call them by; memory opens by itself, where something is kept.
PANELS: dict[str, type[Panel]] = {
    "text": TextPanel, "steps": StepsPanel, "turns": TurnsPanel, "groups": GroupsPanel,
    "log": LogPanel, "eyes": EyesPanel, "memory": MemoryPanel, "code": CodePanel,
}  # fmt: skip
#: The panels that a key opens and closes.
SWITCHED = {"eyes": Command.EYES, "code": Command.CODE}


class Scene:
    """A run and how it looks. Playing pauses at the tick ``pauses_at``.

    ``note`` is the line under the map, ``shape`` how many places it has across and down, ``panels`` are
    the lesson's own; ``hidden`` those that are switched on but had no room in the frame drawn last.
    """

    pauses_at: int | None = None
    ended = True
    remembers = False

    def __init__(
        self, recording: Recording, note: str, shape: tuple[int, int], panels: Collection[str], source: Source
    ) -> None:
        self.recording, self.note, self.shape, self.source = recording, note, shape, source
        self.hidden: frozenset[Command] = frozenset()
        self._own = {name for name in panels if name not in SWITCHED}
        self._panels = {name: make() for name, make in PANELS.items()}

    @property
    def is_blank(self) -> bool:
        """Whether there is nothing to be seen in it."""
        return type(self) is Scene

    @property
    def last(self) -> int:
        """The newest tick recorded."""
        return self.recording.last

    def advance(self, ticks: int) -> None:
        """Record so many more ticks, or fewer if the run ends."""

    def press(self, heading: Heading, tick: int) -> bool:
        """Take an arrow key, pressed while a tick is shown; whether it meant anything."""
        return False

    def heading_at(self, tick: int) -> Heading:
        """Where the walker faces after a tick."""
        return Heading.UP

    def caption(self, tick: int) -> str:
        """What happened in a tick, and why."""
        return ""

    def status(self, tick: int) -> tuple[list[str], View | None]:
        """How things stand after a tick, in words; and what the walker senses there."""
        return [], None

    def draw_map(self, pen: Pen, area: Rect, tick: int) -> None:
        """Draw the map as of a tick."""

    def shown(self, tick: int, phase: float = 1.0) -> Shown:
        """What the panels draw from at a tick."""
        return Shown(self.recording, tick, self.source, self.recording.ran_at(tick), phase=phase)

    def panels(self, on: Collection[Command], first: Command | None) -> list[str]:
        """The names of the panels to draw; that of the command ``first`` has room before all others."""
        asked = self._own | {name for name, command in SWITCHED.items() if command in on}
        asked |= {"memory"} if self.remembers else set()
        asked = set() if self.is_blank else asked
        return sorted(asked, key=lambda name: (SWITCHED.get(name, 0) is not first, [*PANELS].index(name)))

    def draw_panels(self, pen: Pen, area: Rect, names: Sequence[str], shown: Shown) -> None:
        """Draw panels beside the map, as many as there is room for."""
        drawn = draw_stacked([self._panels[name] for name in names], pen, area, shown)
        self.hidden = frozenset(SWITCHED[name] for name in names[drawn:] if name in SWITCHED)
