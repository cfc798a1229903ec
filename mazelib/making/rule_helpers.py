"""Helpers of a rule that makes mazes: what is not its idea, with a plain name.

What a helper looks up is not noted as asked: it is no question of the rule's.
"""

import random
from collections.abc import Sequence
from math import dist

from mazelib.grid.compass import Place
from mazelib.making.chance import pick
from mazelib.making.field import FLOOR
from mazelib.making.maze import Maze, renumber
from mazelib.making.maze_to_ask import numbers_in, rooms_beside_wall, values_beside
from mazelib.making.wrong_uses import has_no_number, quoted
from mazelib.text.diagnostics import ExplainedError, Explanation
from mazelib.text.sentences import _


def number_rooms(maze: Maze) -> None:
    """Give every room a number of its own, in reading order: 0, 1, 2 and so on."""
    for number, room in enumerate(maze.rooms):
        maze[room] = number


def merge_groups(maze: Maze, wall: Place) -> None:
    """Make one group of the two beside a wall: all their rooms get the smaller number.

    The place of the wall gets it, too, if it is dug.
    MazeUseError: it is no wall between two rooms, or a room beside it has no number.
    """
    one, other, of_wall = values_beside(maze, wall)
    smaller = min(one, other)
    larger = max(one, other)
    if smaller < 0:
        without_number = rooms_beside_wall(maze, wall)[0 if one < 0 else 1]
        raise has_no_number(without_number)
    if of_wall == FLOOR:
        maze[wall] = smaller
    if larger != smaller:
        renumber(maze, larger, smaller)


def all_are_zero(maze: Maze) -> bool:
    """Whether all numbers in the maze are 0."""
    return numbers_in(maze) == {0}


def choose(rooms: Sequence[Place], by: random.Random | Place) -> Place:
    """Take one of the rooms: by chance if ``by`` is rng, the nearest to ``by`` if that is a room.

    That is the nearest in a straight line (see how_far); of several, the first one.
    ExplainedError: there are no rooms, or ``by`` is something else.
    """
    if not rooms:
        advice = _("First check that there's a way left: if ways:")
        raise ExplainedError(Explanation(_("choose has no rooms to choose from."), advice))
    if isinstance(by, random.Random):
        return pick(rooms, by)
    if not _is_place(by):
        what = _("choose can't choose by {value}.").format(value=quoted(by))
        advice = _("Write choose(ways, rng) for chance, choose(ways, maze.goal) for the nearest.")
        raise ExplainedError(Explanation(what, advice))
    best = rooms[0]
    for room in rooms:
        if how_far(room, by) < how_far(best, by):
            best = room
    return best


def how_far(one: Place, other: Place) -> float:
    """How far it is from one place to another in a straight line, in places."""
    return dist(one, other)


def _is_place(value: object) -> bool:
    """Whether a value is a pair of whole numbers."""
    if not isinstance(value, tuple) or len(value) != 2:
        return False
    return all(type(number) is int for number in value)
