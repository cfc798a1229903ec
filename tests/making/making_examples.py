"""What the tests of the makers share: sizes, the library's makers, and the lessons that show them."""

import random
import runpy

from mazelib.making.field import Field
from mazelib.making.makers import MAKERS
from mazelib.making.maze import Maze
from mazelib.making.recording import Making
from tests.samples import SCRIPTS

SIZES = [(1, 1), (1, 2), (2, 1), (1, 9), (9, 1), (2, 2), (3, 5), (8, 6), (11, 7)]
#: All makers of the library: a new one is tested without a change here.
NAMES = list(MAKERS)
#: Maker -> the rule of the script that shows it, for those that a script shows.
RULES = {
    "dig": runpy.run_path(str(SCRIPTS / "08_dig_and_fill.py"))["make"],
    "merge": runpy.run_path(str(SCRIPTS / "09_merge_rooms.py"))["make"],
    "road": runpy.run_path(str(SCRIPTS / "10_fill_with_road.py"))["make"],
}
SHOWN_BY_SCRIPTS = list(RULES)
ALL = 10**9


def cells_of(name: str, width: int, height: int, seed: int = 1) -> tuple[Field, bytes]:
    """A maze of the library, as it comes from its maker."""
    field = Field(width, height)
    return field, MAKERS[name](field, random.Random(seed))


def recorded(name: str, width: int, height: int, seed: int = 1, steps: int = ALL) -> Making:
    """A maze of a lesson, recorded to its end or for some steps."""
    maze = Maze(width, height)
    making = Making(maze, RULES[name](maze, random.Random(seed)))
    making.advance(steps)
    return making


def making_of(steps, width: int = 2, height: int = 1) -> Making:
    """A making by a rule that is written in a test, ``steps(maze)``; not a step is made yet."""
    maze = Maze(width, height)
    return Making(maze, steps(maze))


def values(frame) -> list[int]:
    """The values of all places of a frame, the border too, in reading order."""
    return [frame.value(place) for place in frame.maze.places]
