"""A scene: what the stage shows and plays for one kind of lesson."""

from collections.abc import Hashable, Sequence
from dataclasses import replace
from enum import Enum
from typing import Generic, NamedTuple

from pygame import Rect

from mazelib.grid.compass import Heading, Place
from mazelib.kinds.shared.lesson import Lesson
from mazelib.kinds.shared.run import Run
from mazelib.kinds.shared.seen_lessons import following_script
from mazelib.kinds.shared.trace import Traceable
from mazelib.learner.script.line_of_file import LineOfFile
from mazelib.learner.script.source import Source
from mazelib.maps.heya_text import parse
from mazelib.text.sentences import _, ngettext
from mazelib.values.pausing import Pausing
from mazelib.walking.timeline import Timeline
from mazelib.window.drawing.pen import Pen
from mazelib.window.features import Features
from mazelib.window.guess.guesses import Guesses
from mazelib.window.input.clicks import ClickTarget
from mazelib.window.input.hands import Drawing, Players, Typing
from mazelib.window.input.keys import ALWAYS, Action, Command, in_order_of_help
from mazelib.window.painters.small_maze import SmallMaze
from mazelib.window.painters.strip import draw_strip
from mazelib.window.panel import Panel, keys_of
from mazelib.window.panels import new_panel
from mazelib.window.playing.turning import OnTheSpot
from mazelib.window.screen.layout import Share
from mazelib.window.screen.strip import Card, Strip
from mazelib.window.shown import Shown, SomeShown


class RowButton(NamedTuple):
    """A button in the row at the foot, with its own words."""

    command: Command
    words: str
    is_main: bool = False


class Reopening(Enum):
    """How a scene asks to be opened afresh, since something else is to be shown."""

    PAUSED = "paused"
    PLAYING = "playing"
    #: Paused, with the strip in sight.
    TELLING = "telling"
    #: The same, with the map in sight, too.
    ON_MAP = "on map"
    #: As it is: it plays on if it plays.
    UNCHANGED = "unchanged"


class Scene(Generic[SomeShown]):
    """What the stage shows and plays: here, what walks, makings and pages have in common.

    A kind of scene says what it makes of each tick, as in ``Scene[WalkShown]``, and its
    ``features``. ``name`` is the map's, ``note`` the line under it.
    """

    features = Features()
    #: How long it takes what changes in the second half of a tick to be seen changing.
    change_seconds = 0.25
    note = ""
    #: The path of a file that the class edits while it is shown.
    edited_file = ""
    #: Set when the scene is to be opened afresh.
    reopening: Reopening | None = None
    #: The half that it is shown from at first, as soon as it is recorded.
    opens_at = 0
    #: The half from which it plays by itself up to there, if it does.
    plays_from: int | None = None
    #: What has just happened, in a sentence: the stage tells it as news.
    news = ""
    #: Whether what was told as news before is over.
    ends_news = False
    #: The walk or the making that goes on here by itself, as its lesson prints it, or None.
    run: Run | None = None
    #: What the class can guess here, or None.
    guesses: Guesses | None = None

    def __init__(self, lesson: Lesson, recording: Traceable, name: str) -> None:
        self.lesson = lesson
        #: What is played.
        self.recording = recording
        self.name = name
        self.seed = lesson.seed
        #: The call of show in the script of the rule at work.
        self.call = lesson.rule_script.call
        self.source = self.source_at_work
        names = {*lesson.call.panels, *self.features.panels}
        #: The panels that can be opened, by name, in their order on the screen from top to bottom.
        self.panels: dict[str, Panel[SomeShown]] = {
            name: new_panel(name) for name in lesson.panels if name in names
        }
        #: Everything that can be done.
        self.all_commands = in_order_of_help(
            ALWAYS | self.features.commands, keys_of(list(self.panels.values()))
        )

    @property
    def ended(self) -> bool:
        """Whether nothing more will be recorded."""
        return True

    @property
    def pauses_at(self) -> int | None:
        """The tick at which playing pauses, if there is one."""
        return None

    @property
    def goes_on(self) -> bool:
        """Whether another scene follows by itself where this one has ended."""
        return False

    def ask_for_next(self) -> None:
        """Ask for the scene that follows by itself."""

    @property
    def failed_after(self) -> int | None:
        """The tick in which the rule failed while it thought, if it did."""
        return None

    @property
    def goes_round(self) -> bool:
        """Whether the walker goes round and round in a proven circle."""
        return False

    @property
    def feet_of_help(self) -> Sequence[str]:
        """The small lines at the foot of the page of help, the lowest first."""
        return [self.note]

    @property
    def mazes_in_help(self) -> Sequence[SmallMaze]:
        """The small mazes on the page of help."""
        return ()

    #: Whether the share of the map is another one with another task of the same lesson.
    has_share_by_task = False

    @property
    def keeps_map_in_sight(self) -> bool:
        """Whether a companion that could stand over the map stands beside it."""
        return False

    @property
    def names_places(self) -> bool:
        """Whether its sentences name places of the map."""
        return False

    @property
    def share(self) -> Share:
        """How much of the width its map gets; all of it where no panel can stand beside it."""
        share = self.features.share
        return share if self.panels or share is Share.STAGE else Share.WHOLE

    @property
    def last(self) -> int:
        """The newest tick recorded."""
        return self.recording.last

    @property
    def last_half(self) -> int:
        """The newest half that can be shown: tick t has the halves 2 t and 2 t + 1.

        If the rule failed while it thought, that half counts too.
        """
        return 2 * self.last + 1 if self.last == self.failed_after else 2 * self.last

    def beginning(self) -> Pausing[None]:
        """Wait until there is something to show. StrategyError: the rule cannot begin."""
        yield from ()

    def line_after(self, seconds: float) -> LineOfFile | None:
        """The line that its rule thinks about, if it has thought for so many seconds."""
        return None

    def advance(self, ticks: int) -> None:
        """Record this many more ticks, if something goes on by itself."""

    def elapse(self, seconds: float) -> None:
        """Let time pass."""

    def idle(self, seconds: float) -> None:
        """Let what moves by itself go on, also while nothing is played."""

    def skip(self) -> bool:
        """Pass over what is only to be seen for a while, if there is such; return whether."""
        return False

    def stop_clock(self) -> None:
        """Let no more time pass."""
        self.features = replace(self.features, has_clock=False)

    def press(self, arrow: Heading, tick: int) -> bool:
        """Do what an arrow key says at a tick; return False if it means nothing here."""
        return False

    @property
    def players(self) -> Players | None:
        """Who takes keys that may be held, and those of a second player; None: nobody does."""
        return None

    @property
    def drawing(self) -> Drawing | None:
        """What takes what the class draws on the map; None: it draws nothing."""
        return None

    @property
    def typing(self) -> Typing | None:
        """What takes words that are typed; None: none ever are."""
        return None

    def work(self) -> None:
        """Do a part of a long task, once a frame."""

    def choose(self, what: ClickTarget) -> None:
        """Take a click on something that only this kind of lesson has."""

    def click_place(self, place: Place, tick: int) -> bool:
        """Take a click on a place of the map at a tick; whether it means something of its own."""
        return False

    def carry_out(self, command: Command) -> None:
        """Carry out a command that only this kind of lesson has."""

    def leave(self) -> bool:
        """Go back to what was shown before, if this is shown only in between."""
        return False

    def place_at(self, tick: int) -> Place | None:
        """Where the walker is after a tick."""

    def signs(self) -> set[tuple[Place, str]]:
        """All signs of its map, each with its place: after a save, those that are new are lit."""
        return set()

    def stays_at(self, tick: int) -> bool:
        """Whether something happens at a tick that the class should see."""
        return False

    def laps_proven(self, tick: int) -> int:
        """How often a proven circle has been walked at a tick."""
        return 0

    def restarts_with_other_chance(self, *, with_shift: bool) -> bool:
        """Whether R, or Shift R, begins again with another seed."""
        return with_shift

    def note_restart(self) -> None:
        """Take it that all begins again: R was pressed."""

    def restart_in_words(self, *, with_shift: bool) -> str:
        """What is told after R or Shift R; "" if that needs no words."""
        if not (with_shift and self.shift_restart):
            return ""
        return _("A new start: {other}.").format(other=self.shift_restart)

    def why_no_map(self, further: int) -> str:
        """Why M (1 further), or Shift M (-1), shows nothing else; "" if it does."""
        return ""

    def other_side(self, tick: int) -> int:
        """The tick that shows the other side of what is shown at a tick; the same: it has none."""
        return tick

    def note_turned(self, tick: int) -> None:
        """Take it that what is shown at a tick was turned over."""

    @property
    def why_no_other_side(self) -> str:
        """What is told where there is no other side."""
        return ""

    @property
    def words_of_next(self) -> str:
        """What the header's button to the next map says; "": the map's name stands there."""
        return ""

    @property
    def row_buttons(self) -> tuple[RowButton, ...]:
        """The buttons at the foot, in place of those of a run; empty: they are the usual ones."""
        return ()

    @property
    def row_note(self) -> str:
        """A few words at the right of these buttons."""
        return ""

    def meaning(self, action: Action) -> str:
        """What help says that a key does here."""
        return action.meaning

    def key_of(self, action: Action) -> str:
        """The key of an action here, as the menu names it."""
        return action.key

    @property
    def own_keys(self) -> tuple[tuple[str, str], ...]:
        """What one presses or clicks here above all, and what that does: help begins so."""
        return ()

    def is_of_use(self, action: Action) -> bool:
        """Whether there is anything to see or do behind a key: if not, help does not name it."""
        is_next_lesson = action is Command.NEXT_LESSON
        return not is_next_lesson or following_script(self.lesson.script) is not None

    @property
    def shift_restart(self) -> str:
        """What help says that Shift R does; "" if nothing is left to chance here."""
        return ""

    def tick_words(self, tick: int) -> str:
        """What stands beside the timeline: the tick; "" if it is not counted for the class."""
        return _("tick {tick:,}").format(tick=tick)

    def so_far(self, ticks: int) -> str:
        """How far a run has come after so many ticks, in a sentence."""
        words = ngettext("{ticks:,} tick so far.", "{ticks:,} ticks so far.", ticks)
        return words.format(ticks=ticks)

    def seen_in_film(self, shown: SomeShown) -> str:
        """What a film says at an end in place of the question, in a sentence; "" if nothing."""
        return ""

    def steps_in_film(self, tick: int) -> int:
        """How many steps a film counts up to a tick."""
        return tick

    @property
    def last_half_of_film(self) -> int:
        """The half with which a film ends."""
        return self.last_half

    def wants(self, shown: SomeShown) -> str:
        """What the walker wants, as a film says it first of all; "" if it wants nothing."""
        return ""

    def told_apart(self) -> Sequence[tuple[Hashable, ...]]:
        """What happens in each tick, as far as a film tells it apart: it shows firsts slowly."""
        return ()

    @property
    def asks_in_film(self) -> bool:
        """Whether a film shows both halves of each tick where it is quick."""
        return False

    def with_proof(self, shown: SomeShown) -> SomeShown:
        """The same at an end, with what proves the sentence that a film says there."""
        return shown

    def in_few_words(self, tick: int) -> str:
        """What happens in a tick, as a film says it that shows many of them; "" if nothing."""
        return ""

    @property
    def timeline_note(self) -> str:
        """A few words that stand below the tick at times; the timeline does not move for them."""
        return ""

    @property
    def usual_length(self) -> int:
        """How many ticks such a run takes, roughly: the timeline has room for them at first."""
        return 250

    @property
    def opening_seconds(self) -> float:
        """How long it introduces its walker before the first tick; 0 if it does not."""
        return 0.0

    def seconds_of_move(self, tick: int) -> float:
        """How long the move into a tick takes at least, unless it plays fast."""
        return 0.0

    def timeline_marks(self) -> dict[int, str]:
        """The marks on the timeline: ticks, each with its letters, if any."""
        return {}

    def shown(self, tick: int, thinks: bool = False, phase: float = 1.0) -> SomeShown:
        """What is shown of a tick, or of its second half; ``phase``: how far the move has come."""
        raise NotImplementedError

    @property
    def shape(self) -> tuple[float, float] | None:
        """How wide and how high its picture is, in places; None if it fills any room."""
        return None

    @property
    def source_at_work(self) -> Source:
        """The source of the rule at work."""
        return self.lesson.rule_script.source

    @property
    def rules_in_turn(self) -> Sequence[Source]:
        """The rules that are seen one after the other, in one place."""
        return (self.source,)

    @property
    def replays_saved(self) -> bool:
        """Whether a rule that was just saved is seen from its first step on, as it plays."""
        return False

    def saved_in_words(self, name: str) -> str:
        """What is told after a file of this name was saved."""
        return _("{name} was read again").format(name=name)

    @property
    def at_end_in_words(self) -> str:
        """What is told where nothing more is to come."""
        if Command.RESTART in self.all_commands:
            return _("This is the end. Press R to start again.")
        return _("This is the end.")

    def note_change(self, before: Source) -> None:
        """Take it that its rule was just saved, and what it was before."""

    def source_with_line(self, file: str, line: int, otherwise: Source) -> Source:
        """The rule to be seen for a line of the file of this name, if not all of it is always."""
        return otherwise

    def source_with_change(self, otherwise: Source) -> Source:
        """The rule to be seen for what has just changed in it, if not all of it is always."""
        return otherwise

    def turning(self, shown: SomeShown, spot: OnTheSpot) -> SomeShown:
        """The same with the walker turning on the spot, to introduce its sides."""
        return shown

    def says(self, shown: SomeShown, *, is_asking: bool) -> Strip:
        """What the strip says; with ``is_asking`` there is time to ask the class."""
        return Strip()

    def card(self, shown: SomeShown) -> Card | None:
        """The card of the end, if the end is shown."""

    def is_seen_to_end(self, card: Card | None) -> bool:
        """Whether the class has seen what this lesson leads to."""
        return card is not None

    def question(self, otherwise: str) -> str:
        """The question for the class that the lesson asks at a good end."""
        return self.call.question_at_end() or otherwise

    @property
    def seconds_of_tick(self) -> float:
        """How long a tick lasts where time itself is played; 0 where that is left to the speed."""
        return 0.0

    def to_film(self) -> "AnyScene | None":
        """The scene that a film shows in place of this one; None if it shows this one."""
        return None

    def draw_strip(self, pen: Pen, area: Rect, strip: Strip) -> None:
        """Draw what the strip says."""
        draw_strip(pen, area, strip)

    def status(self, shown: SomeShown) -> str:
        """The small text under the map: where the run is, and the seed that repeats it."""
        return ""

    def draw_map(self, pen: Pen, area: Rect, shown: SomeShown) -> None:
        """Draw the map, or whatever has its place."""


#: Any scene, as the stage sees it. The stage hands to a scene, and to its panels, only what this
#: very scene has made: so it need not know which Shown that is.
AnyScene = Scene[Shown]


class BlankScene(Scene[Shown]):
    """An empty scene, for the time until one can be shown."""

    features = Features(is_blank=True)

    def __init__(self, lesson: Lesson) -> None:
        super().__init__(lesson, Timeline.still(parse("A")), "")

    def shown(self, tick: int, thinks: bool = False, phase: float = 1.0) -> Shown:
        """Nothing but the number of the tick."""
        return Shown(tick=tick)
