"""What a click can mean: everything in the window that can be clicked is a small value.

The code that draws a thing makes it clickable with ``pen.can_click(area, what)``. A click is then
matched by the class of ``what``. Commands and panel keys stand for themselves. A panel or a scene
may have click targets of its own, as subclasses of ClickTarget: the scene gets them (see
``Scene.choose``).
"""

from dataclasses import dataclass

from mazelib.export.worksheet import Setting
from mazelib.grid.compass import Place
from mazelib.values.lines_run import Line
from mazelib.window.drawing.place_grid import PlaceGrid
from mazelib.window.input.keys import Command, PanelKey


@dataclass(frozen=True)
class ClickTarget:
    """Something that can be clicked, other than a command."""


@dataclass(frozen=True)
class TimelineBar(ClickTarget):
    """The timeline: a click shows another tick."""


@dataclass(frozen=True)
class TickToShow(ClickTarget):
    """A button that shows a tick, or a step, and says why one would see it."""

    tick: int
    word: str


@dataclass(frozen=True)
class MapPlaces(ClickTarget):
    """The places of a map, or the characters of its text."""

    grid: PlaceGrid


@dataclass(frozen=True)
class NamedPlace(ClickTarget):
    """A place of the map that a panel names, on a card or in a log."""

    place: Place


@dataclass(frozen=True)
class CodeLine(ClickTarget):
    """A line of the rule."""

    line: Line


@dataclass(frozen=True)
class GuessButton(ClickTarget):
    """An answer of a class that guesses, by its number."""

    number: int


@dataclass(frozen=True)
class ExerciseTask(ClickTarget):
    """An exercise, by its number."""

    number: int


@dataclass(frozen=True)
class LineToOrder(ClickTarget):
    """A line that is to be put in order, by its number."""

    number: int


@dataclass(frozen=True)
class SheetChoice(ClickTarget):
    """A value for one of the settings of a worksheet."""

    name: str
    value: Setting


@dataclass(frozen=True)
class SheetWords(ClickTarget):
    """The words of a worksheet that can be typed: its "title" or its "line"."""

    name: str


@dataclass(frozen=True)
class GardenToPlay(ClickTarget):
    """A garden of the game, by the number of its level, from 0."""

    number: int


#: Everything a click can mean.
Click = Command | PanelKey | ClickTarget
