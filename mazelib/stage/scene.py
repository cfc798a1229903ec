"""A scene: what the stage shows and plays; here all that is the same for walks and makings."""

from collections.abc import Callable
from dataclasses import dataclass

from mazelib.compass import Heading, Place
from mazelib.learner.learner_file import Source
from mazelib.program import Program, Recording
from mazelib.stage.layout import Shape
from mazelib.stage.panels.bars import StepsPanel, TurnsPanel
from mazelib.stage.panels.code import CodePanel
from mazelib.stage.panels.eyes import EyesPanel
from mazelib.stage.panels.groups import GroupsPanel
from mazelib.stage.panels.log import LogPanel
from mazelib.stage.panels.memory import MemoryPanel
from mazelib.stage.panels.panel import Panel
from mazelib.stage.panels.text import TextPanel
from mazelib.view import View

#: All panels by the names that lessons call them by, as they lie one below the other.
PANELS: dict[str, type[Panel]] = {
    "text": TextPanel, "steps": StepsPanel, "turns": TurnsPanel, "groups": GroupsPanel,
    "log": LogPanel, "code": CodePanel, "memory": MemoryPanel, "eyes": EyesPanel,
}  # fmt: skip


@dataclass(frozen=True)
class Why:
    """What the why bar says: a small heading, the sentence (``asks``: it is a question), and what it shows.

    ``view`` are the four sides, ``way`` is the turn, as a heading seen by the walker; ``coins`` were tossed.
    """

    heading: str = ""
    caption: str = ""
    asks: bool = False
    view: View | None = None
    way: Heading | None = None
    coins: tuple[int, ...] = ()


@dataclass(frozen=True)
class Card:
    """What the why bar says at an end: a title in the colour of the theme by that name, facts, a question."""

    title: str
    facts: str
    question: str
    colour: str
    stars: int = 0


class AnyScene:
    """What scenes of walks and of makings (see scenes.Scene) have in common.

    ``name`` is the map's, ``note`` the line under it, ``shape`` how many places it has across and down.
    Playing pauses at the tick ``pauses_at``. What ``has_clock`` is played by the time that passes.
    """

    pauses_at: int | None = None
    failed_after: int | None = None
    ended = True
    has_halves = goes_round = is_blank = has_clock = False
    note = ""
    #: The place of the map under a point of the window.
    place_under: Callable[[tuple[int, int]], Place | None]

    def __init__(self, recording: Recording, name: str, shape: Shape, program: Program) -> None:
        self.recording, self.name, self.shape = recording, name, shape
        #: What the script of the rule that is at work gave to show.
        self.call = program.rule.call if program.rule else program.call
        self.source = program.rule.source if program.rule else Source()
        self.panels = {name: make() for name, make in PANELS.items()}

    @property
    def last(self) -> int:
        """The newest tick recorded."""
        return self.recording.last

    def elapse(self, seconds: float) -> None:
        """Let time pass."""

    def question(self, otherwise: str) -> str:
        """The question for the class that the lesson asks on this map."""
        return self.call.ask.get(self.name) or self.call.ask.get("") or otherwise
