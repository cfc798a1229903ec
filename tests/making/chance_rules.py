"""Rules that do whatever chance says: what is true of their makings is true of all."""

from contextlib import suppress

from mazelib.making.chance import pick
from mazelib.making.rule_helpers import merge_groups, number_rooms
from mazelib.making.wrong_uses import MazeUseError


def careless(maze, rng):
    """Asks, digs, numbers and fills in any order, the same place more than once."""
    acts = [
        lambda place: maze.dig(place),
        lambda place: maze.fill(place),
        lambda place: maze.__setitem__(place, rng.randrange(4)),
        lambda place: maze[place],
        lambda place: maze.walls_around(place),
        lambda place: maze.blank_around(place),
        lambda place: maze.rooms_around(place),
        lambda place: maze.beside(place),
        lambda place: maze.dig_to(place),
        lambda place: maze.fill_up(place),
        lambda place: maze.lay(rng.randrange(4), place),
        lambda place: setattr(maze, "worker", place),
        lambda place: maze.mark(rng.choice("AB"), place),
        lambda place: merge_groups(maze, place),
        lambda _place: number_rooms(maze) if rng.random() < 0.1 else None,
    ]
    places = [*maze.rooms, *maze.walls]
    for _ in range(300):
        with suppress(MazeUseError):  # It was no room, say, or no neighbour.
            rng.choice(acts)(rng.choice(places))
        if rng.random() < 0.3:
            yield "changed"


def digs_and_fills(maze, rng):
    """Digs from room to room, goes back, and now and then fills the newest room again."""
    maze.dig(maze.first)
    yield "begun"
    for _ in range(200):
        room = pick(maze.dug, rng) if maze.dug else maze.first
        if not maze.dug:
            maze.dig(room)
        walls = maze.walls_around(room)
        if walls and rng.random() < 0.8:
            maze.dig_to(pick(walls, rng))
            yield "dug"
        elif rng.random() < 0.5:
            maze.fill_up(maze.dug[-1])
            yield "filled"


CHANCE_RULES = [careless, digs_and_fills]
