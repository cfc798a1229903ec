"""Lesson 10: one algorithm makes and solves.

What to see:  a road grows until it's stuck. Then the function calls itself for each place of the
              road, newest first: road 3 is the third nested call. It solves the maze, too.
What to try:  in solve, write rng instead of maze.goal, and save: which is better?
              Press M for a larger maze, and play: how many calls are open at once, at most?
What comes next:  11_worksheet.py, mazes on paper.
"""

import here  # finds mazelib beside this folder
from mazelib import FLOOR, choose, pick, show


def fill_with_road(maze, room, road, by):
    path = []  # the places where this road went on
    ways = maze.blank_around(room)
    while ways:
        path.append(room)
        room = choose(ways, by)  # at random, or nearest to G
        maze.lay(road, room)
        yield f"Lay road {road}."
        ways = maze.blank_around(room)
    if path:
        yield f"Road {road} is stuck."
    for place in reversed(path):  # the newest place first
        yield from fill_with_road(  # yield from: each step of this call is a step here, too.
            maze, place, road + 1, by)


def make(maze, rng):
    maze.mark("S", maze.first)
    maze.mark("G", maze.last_room)
    room = pick(maze.rooms, rng)
    maze.lay(1, room)
    yield "Road 1 starts in any room."
    yield from fill_with_road(  # all of its steps, to the end
        maze, room, 1, rng)


def solve(maze, rng):
    maze.lay(1, maze.start)
    yield "Road 1 starts at S."
    for why in fill_with_road(  # one step at a time, to stop at G
            maze, maze.start,
            1, maze.goal):
        yield why
        if maze[maze.goal] != FLOOR:
            return  # A road has reached G.


if __name__ == "__main__":
    show([make, solve], task="One algorithm makes and solves.",
         panels=["code"], sizes=[(10, 5), (20, 10), (40, 20)],
         question={"none": "Stuck. How far back will it go?", "one": "Only one way to go on.",
                   "many": "Where could it go? Chance decides.",
                   "nearest": "{count} ways to go. Which one is nearest to G?",
                   "again": "Every room has a road, so every call returns.",
                   "back": "It went back {rooms}. Which road starts here?"},
         ask={"ready": "Will solving the maze take as many steps as making it?",
              "end": "How often did a road get stuck on the way to G?"})
