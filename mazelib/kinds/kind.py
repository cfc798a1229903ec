"""The kinds of lesson, and which of them a call of ``show`` asks for."""

import random
from enum import Enum
from pathlib import Path

from mazelib.export.worksheet import Worksheet
from mazelib.game.rules import Game
from mazelib.learner.alarm import alarm
from mazelib.learner.loading import LoadedScript, is_maker, load_script
from mazelib.learner.show_call import ShowCall
from mazelib.making.maze import Maze
from mazelib.making.recording import Making


class Kind(Enum):
    """What is done with what a script gives to show."""

    LOOK = "a map to look at"
    KEYS = "a walk by keys"
    WALK = "a walk by a rule"
    MAKE = "the making of a maze"
    SHEET = "a worksheet"
    GAME = "a game"


def kind_of(call: ShowCall) -> Kind:
    """What is done with what was given to show."""
    if call.rule is None:
        return Kind.LOOK
    for type_of_rule, kind in ((dict, Kind.KEYS), (Worksheet, Kind.SHEET), (Game, Kind.GAME)):
        if isinstance(call.rule, type_of_rule):
            return kind
    return Kind.MAKE if is_maker(call.rule) else Kind.WALK


def load_walking_script(path: Path) -> LoadedScript:
    """Read a script whose rule walks; LocatedError for any other."""
    script = load_script(path)
    kind = kind_of(script.call)
    if kind is not Kind.WALK:
        advice = "Give a function of the view, or a class with a method turn."
        raise script.file.error(f"it shows {kind.value}, and no rule that walks.", advice)
    return script


def making_of(script: LoadedScript, maze: Maze, rng: random.Random) -> Making:
    """A maze under the hands of a script's maker."""
    maker = script.maker(maze, rng)
    return Making(maze, maker.steps, maker.ran, alarm)
