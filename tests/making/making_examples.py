"""What the tests of the makers share: sizes, the library's makers,
and the lessons that show them.
"""

import random
import runpy

from mazelib.making.field import Field
from mazelib.making.makers import MAKERS
from mazelib.making.making import Making
from mazelib.making.maze import Maze
from mazelib.making.timeline import MakingTimeline
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


def begun(name: str, width: int, height: int, seed: int = 1) -> Making:
    """The making of a maze by a lesson's rule; not a step is made yet."""
    maze = Maze(width, height)
    return Making(maze, RULES[name](maze, random.Random(seed)))


def recorded(name: str, width: int, height: int, seed: int = 1, steps: int = ALL) -> MakingTimeline:
    """A maze of a lesson, recorded to its end or for some steps."""
    making = begun(name, width, height, seed)
    making.advance(steps)
    return making.timeline


def making_of(steps, width: int = 2, height: int = 1) -> Making:
    """A making by a rule that is written in a test, ``steps(maze)``; not a step is made yet."""
    maze = Maze(width, height)
    return Making(maze, steps(maze))


def timeline_of(steps, width: int = 2, height: int = 1) -> MakingTimeline:
    """A maze made by a rule that is written in a test, ``steps(maze)``, recorded to its end."""
    making = making_of(steps, width, height)
    making.advance(ALL)
    return making.timeline


def values(frame) -> list[int]:
    """The values of all places of a frame, the border too, in reading order."""
    return [frame.value(place) for place in frame.field.places]


def told(frame) -> tuple:
    """All that a frame tells."""
    return (
        frame.step,
        frame.caption,
        frame.worker,
        frame.lines_run,
        frame.is_ready,
        frame.is_solving,
        dict(frame.marks),
        frame.focus,
        frame.next_rooms,
        values(frame),
    )


def all_told(timeline: MakingTimeline) -> tuple:
    """All that a timeline tells."""
    frames = [told(timeline.frame(step)) for step in range(timeline.last + 1)]
    traces = [timeline.traced(step) for step in range(timeline.last + 1)]
    return frames, traces, timeline.done, timeline.ready_at, timeline.has_goal
