"""The rules of the game: the numbers that a script gives, and the fresh maze of a level."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf

from mazelib.heya import Heya, parse
from mazelib.makers import make
from mazelib.routes import farthest
from mazelib.strategies import RULES

#: A level has so many rooms each way: with more of them nobody would see the walker.
LEAST_ROOMS, MOST_ROOMS = 2, 60


@dataclass(frozen=True)
class Game:
    """The numbers of the game.

    ``levels`` are the rooms across and down of each level; after the last one it stays at that size.
    ``seconds`` are on the clock; after ``map_after`` of them the mini-map appears. Three stars are for at
    most ``three_stars`` times the shortest steps, two for ``two_stars`` times. ``against`` names a rule of
    the library that walks as a ghost ("": none), at ``ghost_speed`` steps a second.
    """

    levels: Sequence[tuple[int, int]] = ((4, 3), (6, 4), (8, 5), (10, 6))
    seconds: float = 30
    map_after: float = 15
    three_stars: float = 1.2
    two_stars: float = 2
    against: str = ""
    ghost_speed: float = 4

    def demands(self) -> list[tuple[str, bool, str]]:
        """What each number must be: its name, whether it is right, and how to write it."""
        rooms = f"rooms across and down, {LEAST_ROOMS} to {MOST_ROOMS} each way, [(4, 3), (6, 4)] say"
        names = ", ".join(f'"{name}"' for name in RULES)
        return [
            ("levels", are_sizes(self.levels, LEAST_ROOMS, MOST_ROOMS), rooms),
            ("seconds", _is_number(self.seconds, 1), "a number, 1 or more"),
            ("map_after", _is_number(self.map_after, 0), "a number of seconds, 0 or more"),
            ("three_stars", _is_number(self.three_stars, 1), "a number, 1 or more"),
            ("two_stars", _is_number(self.two_stars, 1), "a number, 1 or more"),
            ("against", self.against in ("", *RULES), f'{names}, or "" for no ghost'),
            ("ghost_speed", _is_number(self.ghost_speed, 0.1), "steps a second, 0.1 or more"),
        ]

    def size(self, level: int) -> tuple[int, int]:
        """The rooms across and down of a level, counted from 0."""
        return self.levels[min(level, len(self.levels) - 1)]

    def stars(self, steps: int, shortest: int) -> int:
        """How many stars, 1 to 3, a walk to the goal has earned."""
        return 1 + (steps <= self.two_stars * shortest) + (steps <= self.three_stars * shortest)


def are_sizes(sizes: object, least: float = -inf, most: float = inf) -> bool:
    """Whether these are sizes of mazes, one or more: pairs of whole numbers, each from least to most."""
    if not isinstance(sizes, (list, tuple)) or not sizes:
        return False
    pairs = [isinstance(size, tuple) and [*map(type, size)] == [int, int] for size in sizes]
    return all(pairs) and all(least <= rooms <= most for size in sizes for rooms in size)


def _is_number(value: object, least: float) -> bool:
    return isinstance(value, (int, float)) and type(value) is not bool and least <= value <= 100_000


def fresh_maze(size: tuple[int, int], seed: int) -> Heya:
    """A dug maze: the start top left, facing an open way; the goal at the place farthest from it."""
    heya = make("dig", *size, seed)
    rows = [list(row.replace("G", " ")) for row in heya.rows]
    x, y = farthest(heya, heya.start)
    rows[1][1], rows[y][x] = ">" if heya.is_open((2, 1)) else "V", "G"
    return parse("\n".join(map("".join, rows)), f"{size[0]} × {size[1]} rooms")
