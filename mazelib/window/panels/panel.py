"""What a panel is, what it draws from, and how several share the room beside the map."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from pygame import Rect

from mazelib.grid.compass import Heading, Place
from mazelib.kinds.practice import Practice
from mazelib.learner.source import Source
from mazelib.window.keys import Command
from mazelib.window.lettering import Face
from mazelib.window.overlays import Problem
from mazelib.window.pen import Pen, row_of, without


@dataclass(frozen=True)
class Shown:
    """Everything that is shown of one half of a tick, or of one step of a making: all panels draw from it.

    ``recording`` is a walk's Timeline (then there is a ``moment``) or a maze's Making, ``tick`` the tick as
    it is told (see Timeline.recorded). ``phase`` is how far a walker has come in its turn (0: it stands), or
    how much of a step's flash is over (1: it is). ``other_view``: a game is seen from above, a worksheet with
    its answer. The ``ghost`` of a game is at (x, y), with a heading. ``ways`` can be guessed, ``pointed``
    and ``flash`` are lit, ``problem`` is told, ``panels`` are drawn, with ``has_axes`` beside x and y.
    """

    recording: Any
    tick: int
    source: Source = field(default_factory=Source)
    moment: Any = field(default=None, compare=False)  # told by tick and half
    phase: float = 1.0
    ways: tuple[Heading, ...] = ()
    pointed: Place | None = None
    flash: frozenset[Place] = frozenset()
    problem: Problem | None = None
    panels: Sequence[str] = ()
    has_axes: bool = False
    other_view: bool = False
    mini_map: bool = False
    practice: Practice | None = None
    ghost: tuple[int, int, int] | None = None


class Panel(NamedTuple):
    """One panel: its title, what draws it into a rectangle, and the command that opens and closes it.

    It is of use with ``least_lines`` of text; ``wanted`` is its share of the height, beside that of others.
    One that ``fills`` has the side for itself.
    """

    title: str
    draw: Callable[[Pen, Rect, Shown], None]
    command: Command = Command.OWN
    least_lines: int = 5
    wanted: float = 1.0
    fills: bool = False


def draw_stacked(panels: Sequence[tuple[str, Panel]], pen: Pen, area: Rect, shown: Shown) -> None:
    """Draw the first panels that there is room for (at least one), one below the other."""
    line, drawn = pen.lettering.line_height(pen.size), list(panels)
    while len(drawn) > 1 and sum(panel.least_lines for _, panel in drawn) > area.height // line:
        drawn.pop()
    gap, at, wanted = pen.size // 2, Rect(area), sum(panel.wanted for _, panel in drawn)
    for name, panel in drawn:
        at.height = round((area.height + gap) * panel.wanted / wanted) - gap
        pen.box(at)
        pen.can_click(row_of(at, line), name)
        inner = at.inflate(-pen.size, -pen.size // 2)
        colour = pen.theme.accent if pen.hovered == name else None
        pen.write(panel.title, row_of(inner, line), colour, face=Face.BOLD)
        panel.draw(pen, without(inner, top=line), shown)
        at.top = at.bottom + gap
