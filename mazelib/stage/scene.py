"""A scene: what the stage shows and plays. By itself nobody walks in it, and nothing moves."""

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect

from mazelib.compass import Heading, Place
from mazelib.learner.learner_file import Source
from mazelib.learner.loading import ShowCall
from mazelib.stage.layout import Shape
from mazelib.stage.panels.code import CodePanel
from mazelib.stage.panels.eyes import EyesPanel
from mazelib.stage.panels.groups import GroupsPanel
from mazelib.stage.panels.log import LogPanel
from mazelib.stage.panels.memory import MemoryPanel
from mazelib.stage.panels.panel import Panel, Shown
from mazelib.stage.panels.steps import StepsPanel
from mazelib.stage.panels.text import TextPanel
from mazelib.stage.panels.turns import TurnsPanel
from mazelib.stage.pen import Pen
from mazelib.timeline import Recording
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

    heading: str
    caption: str
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
    colour: str = "accent"
    has_star: bool = False


class Scene:
    """A run and how it looks. Playing pauses at the tick ``pauses_at``.

    ``name`` is the map's, ``note`` the line under it, ``shape`` how many places it has across and down.
    """

    pauses_at: int | None = None
    failed_after: int | None = None
    ended = True
    has_halves = goes_round = False

    def __init__(
        self, recording: Recording, name: str, note: str, shape: Shape, call: ShowCall, source: Source
    ) -> None:
        self.recording, self.name, self.note, self.shape = recording, name, note, shape
        self.call, self.source = call, source
        self.panels = {name: make() for name, make in PANELS.items()}

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

    def stays_at(self, tick: int) -> bool:
        """Whether playing stays a moment at a tick, because something is to be seen there."""
        return False

    def tick_at(self, place: Place, tick: int) -> int | None:
        """The next tick after one at which the walker is at a place, or else the first; None if never."""
        ticks = [*range(tick + 1, self.last + 1), *range(min(tick + 1, self.last + 1))]
        return next((each for each in ticks if self.place_at(each) == place), None)

    def place_under(self, point: tuple[int, int]) -> Place | None:
        """The place of the map under a point of the window."""
        return None

    def place_at(self, tick: int) -> Place | None:
        """Where the walker is after a tick."""
        return None

    def marks(self) -> Sequence[tuple[int, str]]:
        """What is marked on the timeline: ticks with a letter or a sign; none for a junction."""
        return ()

    def shown(self, tick: int, thinks: bool = False, phase: float = 1.0) -> Shown:
        """What is shown of a tick; ``phase`` is how far the move into it has come."""
        return Shown(self.recording, tick, tick, self.source, phase=phase)

    def why(self, shown: Shown, *, is_asking: bool) -> Why:
        """What the why bar says; ``is_asking``: it is paused, and the class can be asked."""
        return Why("", "")

    def card(self, shown: Shown) -> Card | None:
        """What it says at an end."""
        return None

    def status(self, shown: Shown) -> str:
        """How things stand, in a few words."""
        return ""

    def draw_map(self, pen: Pen, area: Rect, shown: Shown) -> None:
        """Draw the map."""

    def question(self, otherwise: str) -> str:
        """The question for the class that the lesson asks on this map."""
        ask = self.call.ask
        return ask.get(self.name) or ask.get("") or otherwise
