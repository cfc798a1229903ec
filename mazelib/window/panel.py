"""What a panel is: one class a panel, in ``panels/<name>.py``. The rule is one, companions are.

A new panel is one file, and its name among the panels of the lessons that may open it: those of all
lessons on a map are WALK_PANELS, in ``kinds/shared/map_lesson.py``.
Its class says what it draws, as in ``class MemoryPanel(Panel[WalkShown])``, and all that keys,
help and menu need to know.
"""

from collections.abc import Sequence
from typing import ClassVar, Generic, TypeVar

from pygame import Rect

from mazelib.text.sentences import _, listed
from mazelib.window.drawing.pen import Pen
from mazelib.window.input.keys import PanelKey
from mazelib.window.shown import Shown, SomeShown

#: What a panel draws: one that draws every Shown can draw a WalkShown, too.
ShownDrawn = TypeVar("ShownDrawn", bound=Shown, contravariant=True)


def title_row(pen: Pen, at: Rect) -> Rect:
    """The row of the small title on a panel's card."""
    inner = at.inflate(-pen.size, -pen.size // 2)
    indent = pen.size // 3
    top = inner.top + pen.size // 5
    line = pen.lettering.line_height(pen.smallest)
    return Rect(inner.left + indent, top, inner.width - indent, line)


def below_title(pen: Pen, at: Rect) -> Rect:
    """The room of a panel's card below its small title."""
    inner = at.inflate(-pen.size, -pen.size // 2)
    top = title_row(pen, at).bottom + pen.size // 4
    return Rect(inner.left, top, inner.width, max(1, inner.bottom - top))


class Panel(Generic[ShownDrawn]):
    """One panel. A subclass says what it draws, and what differs from here.

    Its ``title`` stands over it. Its ``key`` shows it in the companion's place: ``word`` is what
    the menu calls it, ``meaning`` what help says about it. Under a rule it gets its ``share`` of
    the side's height, unless it ``takes_stage``: then it stands over the map and the whole side.
    """

    title: ClassVar[str]

    # --- its key ---
    key: ClassVar[str] = "P"
    word: ClassVar[str] = _("Panel")
    #: Empty: help says its title.
    meaning: ClassVar[str] = ""
    #: What is said if its key is pressed where it is always in sight.
    when_open: ClassVar[str] = _("You can already see that.")
    #: Where its key stands among those of other panels in help and menu: small numbers come first.
    order_in_help: ClassVar[int] = 0

    # --- its room ---
    share: ClassVar[float] = 0.5
    #: Its letters need all of the room. In a small window it is a sheet, as all panels are.
    takes_stage: ClassVar[bool] = False
    #: In a film it is one small row (see draw_row); panels without one are not in films.
    has_row: ClassVar[bool] = False

    # --- what else is drawn or left out while it is open ---
    #: It names places as (x, y): the map has x and y along its edges.
    names_places: ClassVar[bool] = False
    #: It lights the place of the map that the mouse points at.
    lights_places: ClassVar[bool] = False
    #: A lesson that has it is the first in which a rule sees: the walker shows its own four sides.
    introduces_sides: ClassVar[bool] = False
    #: It shows the coins of a turn: the strip need not.
    shows_coins: ClassVar[bool] = False
    #: It shows the task at hand: the strip need not.
    shows_task: ClassVar[bool] = False

    def __init__(self, name: str) -> None:
        #: The name that lessons use: that of its file.
        self.name = name

    def title_of(self, shown: ShownDrawn) -> str:
        """The words over it."""
        return self.title

    def draw_title(self, pen: Pen, at: Rect, shown: ShownDrawn) -> None:
        """Draw the words over it into a row."""
        pen.write(self.title_of(shown), at, pen.theme.faint, pen.smallest)

    def draw(self, pen: Pen, area: Rect, shown: ShownDrawn) -> None:
        """Draw it into a rectangle of the window, below its title."""
        raise NotImplementedError

    def draw_row(self, pen: Pen, row: Rect, shown: ShownDrawn) -> None:
        """Draw all that it is about into one row, from its left, without words."""


def keys_of(panels: Sequence[Panel[SomeShown]]) -> list[PanelKey]:
    """The keys that open and close panels, in the order of help; panels may share a key."""
    by_key = dict[str, list[Panel[SomeShown]]]()
    for panel in sorted(panels, key=lambda panel: panel.order_in_help):
        by_key.setdefault(panel.key, []).append(panel)
    keys = list[PanelKey]()
    for key, sharing in by_key.items():
        names = tuple(panel.name for panel in sharing)
        keys.append(PanelKey(sharing[0].word, key, _meaning_for(sharing), names))
    return keys


def _meaning_for(sharing: Sequence[Panel[SomeShown]]) -> str:
    """What help says of the key that these panels share."""
    return listed(dict.fromkeys(panel.meaning or panel.title for panel in sharing))
