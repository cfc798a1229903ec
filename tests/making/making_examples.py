"""What the tests of the makers share: sizes, the library's makers,
and the lessons that show them.
"""

import random
import runpy
from functools import cache

from mazelib.making.field import Field
from mazelib.making.makers import MAKERS, floor_of_maze, makers_of_shapes
from mazelib.making.making import Making
from mazelib.making.masks import Mask, mask_of, read_mask
from mazelib.making.maze import Maze
from mazelib.making.timeline import MakingTimeline
from mazelib.making.way_back import WayBack
from mazelib.maps.heya_text import parse
from tests.samples import HEYA_FOLDER, SCRIPTS

SIZES = [(1, 1), (1, 2), (2, 1), (1, 9), (9, 1), (2, 2), (3, 5), (8, 6), (11, 7)]
#: All makers of the library: a new one is tested without a change here.
NAMES = list(MAKERS)
#: Those of them that make mazes in all shapes.
NAMES_FOR_SHAPES = makers_of_shapes()
#: Maker -> the rules of the script that shows it, in their order, for those that a script shows.
SCRIPTS_OF_MAKERS = {
    "dig": ("08_dig_and_fill.py", "dig", "fill"),
    "merge": ("09_merge_rooms.py", "make"),
    "road": ("10_fill_with_road.py", "make", "solve"),
}
SHOWN_BY_SCRIPTS = list(SCRIPTS_OF_MAKERS)
ALL = 10**9


@cache
def rules_of(name: str) -> list:
    """The rules of the script that shows a maker: one, or two of which the first makes the maze."""
    script, *rules = SCRIPTS_OF_MAKERS[name]
    names = runpy.run_path(str(SCRIPTS / script))
    return [names[rule] for rule in rules]


def mask(text: str, name: str = "mask.txt") -> Mask:
    """A mask that is drawn in a test."""
    return mask_of(parse(text, name))


#: Shapes of mazes: those that come with the lessons, and some that are odd.
SHAPES = {
    **{path.stem: read_mask(path) for path in sorted((HEYA_FOLDER / "shapes").glob("*.txt"))},
    "one room": mask("#S#"),
    "a row": mask("#     #"),
    "a column": mask("# #\n# #\n# #\n"),
    "a hole of one room": mask("   |\n # |\n   |\n"),
    "a comb": mask("# # #|\n# # #|\n#    |\n"),
    "a spiral": mask("      |\n##### |\n#   # |\n# ### |\n#     |\n"),
}


def cells_of(name: str, width: int, height: int, seed: int = 1) -> tuple[Field, bytes]:
    """A maze of the library, as it comes from its maker."""
    field = Field(width, height)
    return field, floor_of_maze(name, field, random.Random(seed))


def begun(name: str, width: int, height: int, seed: int = 1) -> Making:
    """The making of a maze by a lesson's rules; no step after step 0 is made yet."""
    maze = Maze(width, height)
    rng = random.Random(seed)
    return Making(maze, *[rule(maze, rng) for rule in rules_of(name)])


def recorded_in(shape: Mask, name: str, seed: int = 1) -> MakingTimeline:
    """A maze of a lesson in the shape of a mask, recorded to its end."""
    maze = Maze(shape.width, shape.height, shape)
    rng = random.Random(seed)
    making = Making(maze, *[rule(maze, rng) for rule in rules_of(name)])
    making.advance(ALL)
    return making.timeline


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


def careless(maze):
    """Digs, numbers, digs again and fills in any order, the same place more than once."""
    rng = random.Random(3)
    for _ in range(300):
        place = rng.choice([*maze.rooms, (2, 1), (2, 2)])
        rng.choice([maze.dig, maze.fill, lambda place: maze.__setitem__(place, 7)])(place)
        if rng.random() < 0.7:
            yield "changed"


def values(frame) -> list[int]:
    """The values of all places of a frame, the border too, in reading order."""
    return [frame.value(place) for place in frame.field.places]


def told(frame) -> tuple:
    """All that a frame tells."""
    return (
        frame.step,
        frame.caption,
        frame.looks_at,
        frame.newest_room,
        frame.lines_run,
        frame.part,
        frame.calls,
        frame.asked,
        frame.in_question,
        frame.changed,
        frame.is_ready,
        dict(frame.marks),
        values(frame),
    )


def all_told(timeline: MakingTimeline) -> tuple:
    """All that a timeline tells."""
    frames = [told(timeline.frame(step)) for step in range(timeline.last + 1)]
    traces = [timeline.traced(step) for step in range(timeline.last + 1)]
    way_back = WayBack(timeline)
    ways = [way_back.at(step) for step in range(timeline.last + 1)]
    return frames, traces, ways, timeline.done, timeline.ready_at


class Coins(random.Random):
    """Dice that toss what they are ``told``, and then always the first choice."""

    def __init__(self):
        super().__init__()
        self.told = []
        self.tossed = []

    def random(self):
        return Part(self)

    def randrange(self, choices):
        number = len(self.tossed)
        self.tossed.append((self.told[number] if number < len(self.told) else 0, choices))
        return self.tossed[-1][0]

    def choice(self, items):
        return items[self.randrange(len(items))]


class Part:
    """Stands for a number from 0 to 1: multiplied by choices, it is a toss among them."""

    def __init__(self, coins):
        self._coins = coins

    def __mul__(self, choices):
        return self._coins.randrange(choices)

    __rmul__ = __mul__


def all_tosses(work):
    """What work gives of every way that its coins can fall."""
    told = []
    while told is not None:
        coins = Coins()
        coins.told = told
        yield work(coins)
        left = coins.tossed
        while left and left[-1][0] + 1 == left[-1][1]:
            left.pop()
        told = [toss for toss, _ in left[:-1]] + [left[-1][0] + 1] if left else None
