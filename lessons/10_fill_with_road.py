"""Lesson 10: one algorithm makes and solves.

What to see:  road 1 grows from the start until it is stuck. Then, from the newest place of
              its path that has a way left, road 2 grows, and so on; every road has its own
              colour. Making: it grows over wall and chooses by chance. Solving: it grows over
              the floor of the maze, chooses the way nearest to the goal, and stops there.
What to try:  find the two calls of grow in the code: which words in them differ? What does
              each of these words do while making, and what while solving?
              Make with nearest, or solve by chance: what changes?
              Is the nearest way always the right one? Find a place where it was not.
What comes next:  lesson 11, mazes on paper.
"""

from math import dist

import here  # finds mazelib beside this folder
from mazelib import FLOOR, WALL, between, pick, show

WAYS = ["No way is", "One way is", "Two ways are", "Three ways are", "Four ways are"]


def make(maze, rng):
    """Make a maze by growing roads over wall; solve it by growing roads over floor."""

    def by_chance(rooms):
        return pick(rooms, rng)

    def nearest(rooms):
        return min(rooms, key=lambda room: dist(room, maze.last_room))

    yield from grow(maze, maze.first, WALL, by_chance, None)
    maze.ready()
    yield "Every room has a road: the maze is made. Now find the way to the room bottom right."
    yield from grow(maze, maze.first, FLOOR, nearest, maze.last_room)


def grow(maze, start, blank, choose, goal):
    """Grow roads over what is blank, until the goal is reached or no place has a way left."""
    how = "the nearest to the goal" if goal else "by chance"
    road, room, path = 1, start, [start]
    maze[start] = road
    yield "Road 1 begins at the start."
    while path and room != goal:
        ways = maze.blank_around(path[-1], blank)
        if not ways:
            path.pop()  # stuck: look at the place before
            continue
        why = f"{WAYS[len(ways)]} blank: choose {how}."
        if path[-1] != room:
            road += 1
            why = f"Stuck. Road {road} begins at the newest place with a way left. {why}"
        room = choose(ways)
        maze[between(path[-1], room)] = maze[room] = road
        path.append(room)
        yield why if room != goal else f"{why} The goal is reached."


if __name__ == "__main__":
    task = "Grow until stuck, then from the newest place with a way left."
    show(make, task, panels=["code"], sizes=[(10, 5), (20, 10), (40, 20)])
