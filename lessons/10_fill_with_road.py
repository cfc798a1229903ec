"""Lesson 10: one algorithm makes and solves.

What to see:  road 1 grows from S until it is stuck. Road 2 begins at the newest place with a way
              left. Making grows over wall, by chance; solving over floor, the nearest to G first.
What to try:  find the two calls of grow: which words in them differ? Make with nearest, or
              solve by chance. Is the nearest always right? Find a place where it was not.
What comes next:  lesson 11, mazes on paper.
"""

from math import dist
import here  # finds mazelib beside this folder
from mazelib import FLOOR, WALL, between, pick, show


def make(maze, rng):
    goal = maze.last_room
    maze.mark("S", maze.first)
    maze.mark("G", goal)

    def by_chance(ways):
        return pick(ways, rng)

    def nearest(ways):
        best = ways[0]
        for room in ways:
            if dist(room, goal) < dist(best, goal):
                best = room
        return best

    yield from grow(maze, maze.first, WALL, by_chance, "one by chance", None)
    maze.ready()
    yield "Every room has a road: the maze is ready. Now find the way to G."
    yield from grow(maze, maze.first, FLOOR, nearest, "the nearest to G", goal)


def grow(maze, start, blank, choose, how, goal):
    road = 1
    newest = start
    path = [newest]
    maze[start] = road
    yield "Road 1 begins at S."
    while path and newest != goal:
        ways = maze.blank_around(path[-1], blank)
        if not ways:
            path.pop()  # no way is left here: look at the place before
        else:
            why = f"Ways to grow: {len(ways)}. It takes {how}."
            if path[-1] != newest:
                road = road + 1
                why = f"Stuck. Road {road} begins at the newest place with a way left. {why}"
            newest = choose(ways)
            maze[between(path[-1], newest)] = road
            maze[newest] = road
            path.append(newest)
            yield why


if __name__ == "__main__":
    show(make, "One algorithm makes and solves. What differs?", panels=["code"],
         sizes=[(10, 5), (20, 10), (40, 20)], ask="Is the nearest way always the right one?")
