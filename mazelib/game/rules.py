"""The rules of the game: the numbers that a script gives, and the mazes and stars that follow."""

from collections.abc import Sequence
from dataclasses import dataclass

from mazelib.grid.compass import Heading, stepped
from mazelib.grid.routes import reachable
from mazelib.making.field import LEAST_ROOMS, MOST_ROOMS
from mazelib.making.makers import make
from mazelib.maps.drawing import drawn_heya
from mazelib.maps.heya import Heya
from mazelib.maps.signs import LAST_CONTROL
from mazelib.text.sentences import _, one_of_quoted
from mazelib.values.settings import Demand, Settings, are_sizes
from mazelib.walking.strategies import RULES

#: All numbers of a game are below this.
TOO_MUCH = 1_000_000


@dataclass(frozen=True)
class Game(Settings):
    """The numbers of the game. ValueError: one of them is wrong.

    ``levels`` are the rooms across and down of each level; after the last level, the size stays.
    The clock starts at ``seconds``, and the mini-map appears after ``map_after`` of them. A walk
    earns three stars if it takes at most ``three_stars`` times the steps of the shortest way, and
    two stars for at most ``two_stars`` times. ``against`` names a rule of the library that walks as
    a ghost, at ``ghost_speed`` steps a second; with "" there is no ghost.
    """

    levels: Sequence[tuple[int, int]] = ((4, 3), (6, 4), (8, 5), (10, 6))
    seconds: float = 30
    map_after: float = 15
    three_stars: float = 1.2
    two_stars: float = 2
    against: str = ""
    ghost_speed: float = 4

    def demands(self) -> list[Demand]:
        """The demands on the numbers."""
        sentence = _("Write rooms across and down, {least} to {most}: [(4, 3), (6, 4)].")
        levels = sentence.format(least=LEAST_ROOMS, most=MOST_ROOMS)
        are_levels = are_sizes(self.levels, LEAST_ROOMS, MOST_ROOMS)
        rules = _('Write {rules}, or "" for no ghost.').format(rules=one_of_quoted(RULES))
        return [
            Demand("levels", are_levels, levels),
            Demand("against", self.against in ("", *RULES), rules),
            _number("seconds", self.seconds, 1),
            _number("map_after", self.map_after, 0),
            _number("three_stars", self.three_stars, 1),
            _number("two_stars", self.two_stars, 1),
            _number("ghost_speed", self.ghost_speed, 0.1),
        ]

    def stars(self, steps: int, shortest: int) -> int:
        """How many stars, 1 to 3, a walk to the goal earns."""
        if steps <= self.three_stars * shortest:
            return 3
        if steps <= self.two_stars * shortest:
            return 2
        return 1

    def rooms(self, level: int) -> tuple[int, int]:
        """The rooms across and down of a level, counted from 0."""
        last_level = len(self.levels) - 1
        return self.levels[min(level, last_level)]

    def maze(self, level: int, seed: int) -> Heya:
        """The maze of a level. The start is top left; the goal is the place farthest from it."""
        across, down = self.rooms(level)
        maze = make("dig", across, down, seed)
        # At the start the walker faces an open way.
        is_open_at_right = maze.is_open(stepped(maze.start, Heading.RIGHT))
        heading = Heading.RIGHT if is_open_at_right else Heading.DOWN
        goal = reachable(maze, maze.start)[-1]
        controls = ((LAST_CONTROL, goal),)
        heya = drawn_heya(maze.floor, maze.places, maze.start, heading, controls)
        name = _("{across} × {down} rooms").format(across=across, down=down)
        return heya.changed(name=name)


def _number(name: str, value: float, least: float) -> Demand:
    """The demand that a value is a number within the limits. True and nan do not count."""
    is_number = isinstance(value, (int, float)) and not isinstance(value, bool)
    sentence = _("Write a number of at least {least}, and below {limit:,}.")
    advice = sentence.format(least=least, limit=TOO_MUCH)
    return Demand(name, is_number and least <= value < TOO_MUCH, advice)
