"""A scene: what the stage shows and plays, and what else a kind of lesson has in its window."""

from collections.abc import Set
from typing import NamedTuple

from pygame import Rect

from mazelib.grid.compass import Heading, Place
from mazelib.kinds.lesson import Lesson
from mazelib.making.recording import Making
from mazelib.walking.recording import Timeline
from mazelib.walking.view import View
from mazelib.window.keys import ALWAYS, Command
from mazelib.window.layout import Shape
from mazelib.window.panels import bars, code, exercises, eyes, making, memory, text
from mazelib.window.panels.panel import Panel, Shown
from mazelib.window.pen import Pen
from mazelib.window.theme import Theme

#: What the window plays.
Recording = Timeline | Making
#: All panels by the names that lessons call them by, as they lie one below the other.
PANELS = {
    "text": Panel("The text of the file", text.draw_text, Command.TEXT),
    "steps": Panel("Your steps", bars.draw_steps),
    "turns": Panel("Right or left?", bars.draw_turns),
    "groups": Panel("Groups", making.draw_groups, least_lines=7),
    "log": Panel("The dig log", making.draw_log),
    "exercises": Panel("Exercises", exercises.draw_exercises, least_lines=6, wanted=1.2),
    "lines": Panel("Lines to put in order", exercises.draw_lines, Command.LINES, fills=True),
    "code": Panel("The rule", code.draw_code, Command.CODE, 7, wanted=1.4),
    "memory": Panel("Memory", memory.draw_memory, Command.MEMORY),
    "eyes": Panel("Through its eyes", eyes.draw_eyes, Command.EYES, 6, wanted=1.15),
}


class Why(NamedTuple):
    """What the why bar says: a small heading, the sentence (``asks``: it is a question), and what it shows.

    ``view`` are the four sides, ``way`` is the turn, as a heading seen by the walker; ``coins`` were tossed.
    """

    heading: str = ""
    caption: str = ""
    asks: bool = False
    view: View | None = None
    way: Heading | None = None
    coins: tuple[int, ...] = ()


class Card(NamedTuple):
    """What the why bar says at an end: a title in the colour of the theme by that name, facts, a question."""

    title: str
    facts: str
    question: str
    colour: str
    stars: int = 0


class Scene:
    """What the stage shows and plays; here all that is the same for walks, makings and pages.

    ``name`` is the map's, ``note`` the line under it, ``shape`` how many places it has across and down.
    Playing pauses at the tick ``pauses_at``. What ``has_clock`` is played by the time that passes; where it
    ``takes_arrows`` somebody walks by the arrow keys. ``in_halves``: the map shares the window with its text.
    """

    #: What can be done besides what every lesson can, and besides opening panels.
    commands: Set[Command] = frozenset()
    #: The panels that it has besides those its script opens, and their share of the width at the most.
    panels_besides: tuple[str, ...] = ()
    panels_share = 0.0
    pauses_at: int | None = None
    failed_after: int | None = None
    ended = True
    #: What is said names places of the map.
    names_places = False
    #: Something else is to be shown: the scene is to be opened afresh, and perhaps to be played at once.
    is_outdated = begins_playing = False
    has_halves = goes_round = is_blank = has_clock = takes_arrows = in_halves = False
    note = ""

    def __init__(self, lesson: Lesson, recording: Recording, name: str, shape: Shape) -> None:
        self.lesson, self.recording, self.name, self.shape = lesson, recording, name, shape
        self.seed = lesson.seed
        #: What the script of the rule that is at work gave to show.
        self.call = lesson.rule.call
        self.source = lesson.rule.source
        #: All panels that it can open, and all that can be done.
        self.panels = [name for name in PANELS if name in (*lesson.call.panels, *self.panels_besides)]
        can = {*ALWAYS, *self.commands, *(PANELS[name].command for name in self.panels)}
        self.all_commands = [command for command in Command if command in can]

    @property
    def last(self) -> int:
        """The newest tick recorded."""
        return self.recording.last

    def advance(self, ticks: int) -> None:
        """Record so many ticks more, where something goes on by itself."""

    def elapse(self, seconds: float) -> None:
        """Let time pass."""

    def press(self, arrow: Heading, tick: int) -> bool:
        """Do what an arrow key says at a tick; False: it means nothing here."""
        return False

    def work(self) -> None:
        """Do a part of what takes long, once a frame."""

    def choose(self, what: object) -> None:
        """Take a click on something that only this kind of lesson has."""

    def carry_out(self, command: Command) -> None:
        """Carry out a command that only this kind of lesson has."""

    def place_at(self, tick: int) -> Place | None:
        """Where the walker is after a tick."""

    def stays_at(self, tick: int) -> bool:
        """Whether something happens at a tick that is to be looked at."""
        return False

    def marks(self) -> dict[int, str]:
        """What is marked on the timeline: ticks, each with letters or none."""
        return {}

    def shown(self, tick: int, thinks: bool = False, phase: float = 1.0) -> Shown:
        """What is shown of a tick, or of its second half; ``phase`` of the move into it is over."""
        return Shown(self.recording, tick, self.source, phase=phase, other_view=self.lesson.other_view)

    def why(self, shown: Shown, *, is_asking: bool) -> Why:
        """What the why bar says; ``is_asking``: there is time for a question to the class."""
        return Why()

    def card(self, shown: Shown) -> Card | None:
        """What there is to say at the end, where it is shown."""

    def question(self, otherwise: str) -> str:
        """The question for the class that the lesson asks on this map."""
        return self.call.ask.get(self.name) or self.call.ask.get("") or otherwise

    def status(self, shown: Shown) -> str:
        """What stands small under the map: where in the run it is, and what repeats it."""
        return ""

    def draw_map(self, pen: Pen, area: Rect, shown: Shown) -> None:
        """Draw what is largest in the window."""


class Frame(NamedTuple):
    """Everything that a frame of the stage shows: two equal frames look the same."""

    scene: Scene  # What its lesson says changes only with it.
    thinks: bool
    shown: Shown
    why: Why
    card: Card | None
    playing: bool
    needs_space: bool
    speed_words: str
    theme: Theme
    filled: str
    overlay: Command | None
    hovered: object
    pressed: bool
