"""Helpers of a rule that makes mazes: what is not its idea, with a plain name.

What a helper looks up is not noted as asked: it is no question of the rule's.
"""

from collections.abc import Sequence
from math import dist

from mazelib.grid.compass import Place
from mazelib.making.field import FLOOR
from mazelib.making.maze import Maze, renumber
from mazelib.making.maze_to_ask import numbers_in, rooms_beside_wall, value_at
from mazelib.making.wrong_uses import has_no_number
from mazelib.text.diagnostics import ExplainedError, Explanation
from mazelib.text.sentences import _


def number_rooms(maze: Maze) -> None:
    """Give every room a number of its own: 0, 1, 2, ... in reading order."""
    for number, room in enumerate(maze.rooms):
        maze[room] = number


def give_both_the_smaller(maze: Maze, wall: Place) -> None:
    """Give both groups beside a wall the smaller one of their numbers, and the wall if it is dug.

    MazeUseError: it is no wall between two rooms, or a room beside it has no number.
    """
    numbers = []
    for room in rooms_beside_wall(maze, wall):
        number = value_at(maze, room)
        if number < 0:
            raise has_no_number(room)
        numbers.append(number)
    smaller = min(numbers)
    if value_at(maze, wall) == FLOOR:
        maze[wall] = smaller
    if max(numbers) != smaller:
        renumber(maze, max(numbers), smaller)


def all_are_zero(maze: Maze) -> bool:
    """Whether all numbers in the maze are 0."""
    return numbers_in(maze) == {0}


def nearest(rooms: Sequence[Place], goal: Place) -> Place:
    """The room that is nearest to the goal, in a straight line; of several, the first one.

    ExplainedError: there are no rooms.
    """
    if not rooms:
        advice = _("Ask first whether a way is left: if ways:")
        raise ExplainedError(Explanation(_("nearest has no rooms to choose from."), advice))
    best = rooms[0]
    for room in rooms:
        if dist(room, goal) < dist(best, goal):
            best = room
    return best
