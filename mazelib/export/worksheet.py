"""A worksheet as a script gives it: which mazes, how many, and what is written above them."""

import random
from collections.abc import Iterator
from dataclasses import dataclass

from mazelib.export.page import Page
from mazelib.making.makers import MAKERS, make
from mazelib.text.characters import visible
from mazelib.text.demands import are_sizes, demand


@dataclass(frozen=True)
class Worksheet:
    """What is put on the sheets; ValueError where it cannot be.

    ``made_by`` is "merge", "dig" or "road", ``rooms`` how many across and down (2 to 60), ``how_many``
    sheets are different mazes; ``title`` and ``line`` stand above each. In a title {number}, {across},
    {down} and {seed} are filled in.
    """

    made_by: str = "merge"
    rooms: tuple[int, int] = (20, 20)
    how_many: int = 1
    title: str = "Find the way from S to G"
    line: str = ""

    def __post_init__(self) -> None:
        demand(self, [
            ("made_by", self.made_by in [*MAKERS], ' or '.join(f'"{name}"' for name in MAKERS)),
            ("rooms", are_sizes([self.rooms], 2, 60), "two numbers, 2 to 60: (20, 20)"),
            ("how_many", type(self.how_many) is int and 1 <= self.how_many <= 200, "a number from 1 to 200"),
            ("title", isinstance(self.title, str), "a text in quotes"),
            ("line", isinstance(self.line, str), "a text in quotes"),
        ])  # fmt: skip

    def pages(self, seed: int) -> Iterator[Page]:
        """Its pages, different mazes as long as there are some; the first one is that of the seed."""
        seeds, made = random.Random(seed), set[bytes]()
        across, down = self.rooms
        for number in range(1, self.how_many + 1):
            for _ in range(100):  # Of few rooms there are few different mazes.
                heya, title = make(self.made_by, across, down, seed), self.title
                for name, value in (("number", number), ("across", across), ("down", down), ("seed", seed)):
                    title = title.replace(f"{{{name}}}", str(value))
                seed = seeds.randrange(1_000_000)
                if heya.floor not in made:
                    break
            made.add(heya.floor)
            yield Page(heya, visible(title), visible(self.line))
