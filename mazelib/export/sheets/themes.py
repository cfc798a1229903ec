"""Themes: who waits at the start of a maze, what waits at its goal, and how its sheet looks.

The mazes of a class have the themes in turn, so that neighbours differ.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from mazelib.export.sheets import goals, motifs, starts
from mazelib.export.sheets.drawing import Drawing
from mazelib.export.sheets.shapes import ORANGE
from mazelib.text.sentences import _


class Theme(NamedTuple):
    """The pictures at start and goal, the sentence above the maze, and what the sheet looks like.

    The ``motif`` stands around the sheet, and its title has the ``colour``.
    """

    start: Callable[[], Drawing]
    goal: Callable[[], Drawing]
    instruction: str
    motif: Callable[[], Drawing]
    colour: str


THEMES = {
    "mouse": Theme(
        starts.mouse, goals.cheese, _("Help the mouse find the cheese."), motifs.cheese, "A66A00"
    ),
    "bee": Theme(
        starts.bee, goals.flower, _("Help the bee find the flower."), motifs.blossom, "C2255C"
    ),
    "rocket": Theme(
        starts.rocket, goals.planet, _("Fly the rocket to the planet."), motifs.star, "1D5FB4"
    ),
    "dog": Theme(starts.dog, goals.bone, _("Help the dog find its bone."), motifs.paw, "8A5A36"),
    "snail": Theme(
        starts.snail, goals.leaf, _("Show the snail the way to the leaf."), motifs.leaf, "2B7A3B"
    ),
    "car": Theme(starts.car, goals.house, _("Drive the car home."), motifs.wheel, "C0322B"),
    "rabbit": Theme(
        starts.rabbit, goals.carrot, _("Help the rabbit find the carrot."), motifs.carrot, "D9480F"
    ),
    "ball": Theme(starts.ball, goals.flag, _("Roll the ball to the flag."), motifs.ball, ORANGE),
}
#: Each maze has the theme after that of the maze before.
IN_TURN = ""


def theme_of(name: str, turn: int, names: Sequence[str]) -> Theme:
    """The theme of this name; or IN_TURN, the one of these names whose turn it is."""
    if name == IN_TURN:
        name = names[turn % len(names)]
    return THEMES[name]
