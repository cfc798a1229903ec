"""What a click can mean: each thing in the window that can be clicked is one small value.

Whatever draws it says so with ``pen.can_click(area, what)``; what is clicked is matched by its
class. A command or a key of panels stands for itself. A panel or a scene may have click targets of
its own, as subclasses of ClickTarget: they are handed to the scene (see ``Scene.choose``).
"""

from dataclasses import dataclass

from mazelib.grid.compass import Place
from mazelib.text.lines import Line
from mazelib.window.keys import Command, PanelKey
from mazelib.window.place_grid import PlaceGrid


@dataclass(frozen=True)
class ClickTarget:
    """Something that can be clicked and is no command."""


@dataclass(frozen=True)
class PanelButton(ClickTarget):
    """The button of a panel: opens and closes it."""

    name: str


@dataclass(frozen=True)
class PanelTitle(ClickTarget):
    """The title of an open panel: lets it fill the side, or no more."""

    name: str


@dataclass(frozen=True)
class TimelineBar(ClickTarget):
    """The timeline: a click shows another tick."""


@dataclass(frozen=True)
class MapPlaces(ClickTarget):
    """The places of a map, or the characters of its text."""

    grid: PlaceGrid


@dataclass(frozen=True)
class NamedPlace(ClickTarget):
    """One place of the map that a panel names: on a card, in a log."""

    place: Place


@dataclass(frozen=True)
class CodeLine(ClickTarget):
    """A line of the rule."""

    line: Line


@dataclass(frozen=True)
class ExerciseTask(ClickTarget):
    """The task of an exercise, by its number."""

    number: int


@dataclass(frozen=True)
class LineToOrder(ClickTarget):
    """One of the lines to be put in order, by its number."""

    number: int


#: All that a click can mean.
Click = Command | PanelKey | ClickTarget
