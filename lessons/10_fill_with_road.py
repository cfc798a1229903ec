"""Lesson 10: one algorithm makes and solves.

What to see:  a road grows until it is stuck. Then the function calls itself for each place of the
              road, the newest first: road 3 is 3 calls deep. In the end it solves the maze, too.
What to try:  compare the calls in make and in solve. Then write pick, rng in solve: what is better?
What comes next:  11_worksheet.py, mazes on paper.
"""

import here  # finds mazelib beside this folder
from mazelib import FLOOR, WALL, nearest, pick, show


def fill_with_road(maze, room, road,
                   blank, choose, by):
    path = []  # the places from which this road went on
    ways = maze.blank_around(room, blank)
    while ways:
        path.append(room)
        room = choose(ways, by)  # pick(ways, rng), or nearest(ways, maze.goal)
        maze.lay(road, room)
        yield f"Road {road} grows."
        ways = maze.blank_around(
            room, blank)
    for place in reversed(path):  # the newest place first
        yield from fill_with_road(  # yield from: each step of this call is a step here, too.
            maze, place, road + 1,
            blank, choose, by)


def make(maze, rng):
    maze.mark("S", maze.first)
    maze.mark("G", maze.last_room)
    room = pick(maze.rooms, rng)
    maze.lay(1, room)
    yield "Road 1 begins in any room."
    yield from fill_with_road(
        maze, room, 1,
        WALL, pick, rng)


def solve(maze, rng):
    maze.lay(1, maze.start)
    yield "Road 1 begins at S."
    for why in fill_with_road(
            maze, maze.start, 1,
            FLOOR, nearest, maze.goal):
        yield why
        if maze[maze.goal] != FLOOR:
            return  # A road has come to G.


if __name__ == "__main__":
    show(
        [make, solve], task="One algorithm makes and solves.",
        panels=["code"], sizes=[(10, 5), (20, 10), (40, 20)],
        question={"none": "It cannot go on. What now?", "one": "It can go one way. What now?",
                  "many": "It can go {count} ways. Which one?",
                  "back": "A new road begins here. Which number will it get?"},
        ask="Where did a road go wrong, and why?",
    )
