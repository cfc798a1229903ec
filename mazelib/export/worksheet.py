"""A worksheet as a script describes it: which mazes, how many, and the words above them."""

import random
from collections.abc import Iterator
from dataclasses import dataclass

from mazelib.export.page import Page
from mazelib.making.field import LEAST_ROOMS, MOST_ROOMS
from mazelib.making.makers import MAKERS, make
from mazelib.maps.heya import Heya
from mazelib.text.characters import visible
from mazelib.text.sentences import _, one_of_quoted
from mazelib.values.settings import WRITE_A_TEXT, Demand, Settings, are_sizes

MOST_SHEETS = 200
#: At most this many tries are made to find a maze unlike all before. (Few rooms make few mazes.)
TRIES_FOR_ANOTHER_MAZE = 100
#: Seeds are below this: short enough to write on a blackboard.
SEEDS_OF_SHEETS = 1_000_000


@dataclass(frozen=True)
class Worksheet(Settings):
    """What goes on the sheets. ValueError: one of the fields is wrong.

    ``made_by`` is the name of a maker (see ``making.makers``). ``rooms`` is how many rooms there
    are across and down, each from LEAST_ROOMS to MOST_ROOMS. There are ``how_many`` sheets, each
    with a different maze. The ``title`` and the ``line`` are written above each maze. In the title,
    {number}, {across}, {down} and {seed} are filled in.
    """

    made_by: str = "merge"
    rooms: tuple[int, int] = (20, 20)
    how_many: int = 1
    title: str = "Find the way from S to G"
    line: str = ""

    def demands(self) -> list[Demand]:
        """The demands on the fields."""
        makers = _("Write {makers}.").format(makers=one_of_quoted(MAKERS))
        sentence = _("Write two numbers, {least} to {most}: (20, 20).")
        rooms = sentence.format(least=LEAST_ROOMS, most=MOST_ROOMS)
        count = _("Write a number from 1 to {most}.").format(most=MOST_SHEETS)
        is_maker = self.made_by in list(MAKERS)
        are_rooms = are_sizes([self.rooms], LEAST_ROOMS, MOST_ROOMS)
        is_count = type(self.how_many) is int and 1 <= self.how_many <= MOST_SHEETS
        return [
            Demand("made_by", is_maker, makers),
            Demand("rooms", are_rooms, rooms),
            Demand("how_many", is_count, count),
            Demand("title", isinstance(self.title, str), WRITE_A_TEXT),
            Demand("line", isinstance(self.line, str), WRITE_A_TEXT),
        ]

    def pages(self, seed: int) -> Iterator[Page]:
        """The pages. Their mazes differ if there are enough mazes; the first one has this seed."""
        seeds = _seeds(seed)
        made = set[bytes]()
        for number in range(1, self.how_many + 1):
            maze_seed, heya = self._another_maze(seeds, made)
            made.add(heya.floor)
            yield Page(heya, self._title(number, maze_seed), visible(self.line), has_note=False)

    def _another_maze(self, seeds: Iterator[int], made: set[bytes]) -> tuple[int, Heya]:
        """The seed of the next maze, and the maze.

        Its floor differs from all those ``made`` before, unless many tries find no such maze.
        """
        across, down = self.rooms
        seed = next(seeds)
        heya = make(self.made_by, across, down, seed)
        for _try in range(1, TRIES_FOR_ANOTHER_MAZE):
            if heya.floor not in made:
                break
            seed = next(seeds)
            heya = make(self.made_by, across, down, seed)
        return seed, heya

    def _title(self, number: int, seed: int) -> str:
        """The title of one sheet with its gaps filled in; other braces stay."""
        across, down = self.rooms
        gaps = {"number": number, "across": across, "down": down, "seed": seed}
        title = self.title
        for name, value in gaps.items():
            title = title.replace(f"{{{name}}}", str(value))
        return visible(title)


def _seeds(first: int) -> Iterator[int]:
    """The seeds of the mazes, without end: the first one, and then those that its dice give."""
    yield first
    rng = random.Random(first)
    while True:
        yield rng.randrange(SEEDS_OF_SHEETS)
