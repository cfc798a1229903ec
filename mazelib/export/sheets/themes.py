"""Themes: who waits at the start of a maze, what waits at its goal, and what a sheet says of them.

The mazes of a class have the themes in turn, so that neighbours differ.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from mazelib.export.sheets import goals, starts
from mazelib.export.sheets.drawing import Drawing
from mazelib.text.sentences import _


class Theme(NamedTuple):
    """The pictures at start and goal, and the sentence above the maze."""

    start: Callable[[], Drawing]
    goal: Callable[[], Drawing]
    instruction: str


THEMES = {
    "mouse": Theme(starts.mouse, goals.cheese, _("Help the mouse find the cheese.")),
    "bee": Theme(starts.bee, goals.flower, _("Help the bee find the flower.")),
    "rocket": Theme(starts.rocket, goals.planet, _("Fly the rocket to the planet.")),
    "dog": Theme(starts.dog, goals.bone, _("Help the dog find its bone.")),
    "snail": Theme(starts.snail, goals.leaf, _("Show the snail the way to the leaf.")),
    "car": Theme(starts.car, goals.house, _("Drive the car home.")),
    "rabbit": Theme(starts.rabbit, goals.carrot, _("Help the rabbit find the carrot.")),
    "ball": Theme(starts.ball, goals.flag, _("Roll the ball to the flag.")),
}
#: Each maze has the theme after that of the maze before.
IN_TURN = ""


def theme_of(name: str, turn: int, names: Sequence[str]) -> Theme:
    """The theme of this name; or IN_TURN, the one of these names whose turn it is."""
    if name == IN_TURN:
        name = names[turn % len(names)]
    return THEMES[name]
