"""What a panel is: one class a panel, in ``panels/<name>.py``; and how several share the room.

A new panel is one file, and its name among the panels of the lessons that may open it: those of all
lessons on a map are WALK_PANELS, in ``kinds/shared/map_lesson.py``.
Its class says what it draws, as in ``class MemoryPanel(Panel[WalkShown])``, and all that keys,
help, menu, buttons and axes need to know.
"""

from collections.abc import Sequence
from typing import ClassVar, Generic, TypeVar

from pygame import Rect

from mazelib.making.timeline import MakingTimeline
from mazelib.text.sentences import _
from mazelib.window.clicks import PanelTitle
from mazelib.window.icons import BARS, Icon
from mazelib.window.keys import PanelKey
from mazelib.window.lettering import Face
from mazelib.window.pen import Pen, row_of, without
from mazelib.window.shown import MakingShown, Shown, SomeShown

#: What a panel draws: one that draws every Shown can draw a WalkShown, too.
ShownDrawn = TypeVar("ShownDrawn", bound=Shown, contravariant=True)

#: The least width that panels want, in heights of text.
LEAST_WIDTH = 16.0
#: What help says about a key, if the panel says nothing itself: for one panel, and for several.
OWN_PANEL = _("the lesson's own panel")
OWN_PANELS = _("the lesson's own panels")


class Panel(Generic[ShownDrawn]):
    """One panel. A subclass says what it draws, and what differs from here.

    Its ``title`` stands over it; its ``icon`` and its ``label`` stand on its button. Its ``key``
    opens and closes it: ``word`` is what the menu calls it, ``meaning`` what help says about it. It
    needs room for ``least_lines`` of text. Panels divide the height by their ``share``.
    """

    title: ClassVar[str]
    label: ClassVar[str]
    icon: ClassVar[Icon] = BARS
    word: ClassVar[str] = _("Panel")
    key: ClassVar[str] = "P"
    #: Empty: it is the lesson's own panel.
    meaning: ClassVar[str] = ""
    #: Where its key stands among those of other panels in help and menu: small numbers come first.
    order_in_help: ClassVar[int] = 0
    least_lines: ClassVar[int] = 5
    share: ClassVar[float] = 1.0
    #: It needs the whole window: while it is open, it covers the map, too.
    fills: ClassVar[bool] = False
    #: A small window has room for one panel button: it is this panel's.
    matters_most: ClassVar[bool] = False
    #: It names places as (x, y): while it is open, the map has x and y along its edges.
    names_places: ClassVar[bool] = False
    #: It lights the place of the map that the mouse points at.
    lights_places: ClassVar[bool] = False

    def __init__(self, name: str) -> None:
        #: The name that lessons use: that of its file.
        self.name = name

    def wanted_width(self, pen: Pen, shown: ShownDrawn) -> int:
        """How wide it wants to be, in pixels."""
        return round(LEAST_WIDTH * pen.size)

    def needed_height(self, pen: Pen, width: int, shown: ShownDrawn) -> int:
        """How high it has to be at this width, its title included, in pixels."""
        return self.least_lines * pen.lettering.line_height(pen.size)

    def draw(self, pen: Pen, area: Rect, shown: ShownDrawn) -> None:
        """Draw it into a rectangle of the window, below its title."""
        raise NotImplementedError


class MakingPanel(Panel[MakingShown]):
    """A panel of a making that keeps what it has counted, so as not to begin at the first step.

    ``begin`` is called before it draws a making that it did not draw last.
    """

    _timeline: MakingTimeline | None = None

    def draw(self, pen: Pen, area: Rect, shown: MakingShown) -> None:
        """Draw it into a rectangle of the window; begin to count first, if need be."""
        if self._timeline is not shown.timeline:
            self._timeline = shown.timeline
            self.begin(shown.timeline)
        self.draw_making(pen, area, shown)

    def begin(self, timeline: MakingTimeline) -> None:
        """Begin to count for a making."""

    def draw_making(self, pen: Pen, area: Rect, shown: MakingShown) -> None:
        """Draw one step of a making."""
        raise NotImplementedError


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
    meanings = list(dict.fromkeys(panel.meaning for panel in sharing))
    if len(sharing) > 1 and not any(meanings):
        return OWN_PANELS
    return ", ".join(meaning or OWN_PANEL for meaning in meanings)


def draw_stacked(
    panels: Sequence[Panel[SomeShown]], pen: Pen, area: Rect, shown: SomeShown
) -> None:
    """Draw as many of the first panels as have room (at least one), one below the other."""
    line = pen.lettering.line_height(pen.size)
    drawn = with_room(panels, area.height // line)
    gap = pen.size // 2
    room = area.height - gap * (len(drawn) - 1)
    needed = [panel.needed_height(pen, area.width, shown) for panel in drawn]
    least = [panel.least_lines * line for panel in drawn]
    heights = divided([panel.share for panel in drawn], needed, least, room)
    at = Rect(area)
    for panel, height in zip(drawn, heights, strict=True):
        at.height = height
        _draw_with_title(panel, pen, at, shown)
        at.top = at.bottom + gap


def stacked_height(
    panels: Sequence[Panel[SomeShown]], pen: Pen, width: int, shown: SomeShown
) -> int:
    """How high panels have to be, one below the other, in pixels."""
    needed = [panel.needed_height(pen, width, shown) for panel in panels]
    return sum(needed) + pen.size // 2 * max(0, len(panels) - 1)


def divided(
    shares: Sequence[float], needed: Sequence[int], least: Sequence[int], room: int
) -> list[int]:
    """The heights of panels that divide a room by their shares.

    A panel that needs more than its share gets what the others can spare, if that is enough.
    """
    heights = [round(room * share / sum(shares)) for share in shares]
    for number, need in enumerate(needed):
        lacking = need - heights[number]
        spare = [max(0, height - low) for height, low in zip(heights, least, strict=True)]
        spare[number] = 0
        if 0 < lacking <= sum(spare):
            heights[number] = need
            for other, free in enumerate(spare):
                given = min(free, lacking)
                heights[other] -= given
                lacking -= given
    return heights


def with_room(panels: Sequence[Panel[SomeShown]], lines: int) -> list[Panel[SomeShown]]:
    """The first panels that fit into this many lines of text; always at least one."""
    fitting = list(panels)
    while len(fitting) > 1 and sum(panel.least_lines for panel in fitting) > lines:
        fitting.pop()
    return fitting


def height_besides(pen: Pen) -> int:
    """How much of a panel's height its title and its edges take, in pixels."""
    return pen.lettering.line_height(pen.size) + pen.size // 2


def _draw_with_title(panel: Panel[SomeShown], pen: Pen, at: Rect, shown: SomeShown) -> None:
    line = pen.lettering.line_height(pen.size)
    title = PanelTitle(panel.name)
    pen.box(at)
    pen.can_click(row_of(at, line), title)
    inner = at.inflate(-pen.size, -pen.size // 2)
    colour = pen.theme.accent if pen.hovered == title else None
    pen.write(panel.title, row_of(inner, line), colour, face=Face.BOLD)
    panel.draw(pen, without(inner, top=line), shown)
