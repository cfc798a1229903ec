"""Lesson 8: dig a maze, and fill it again.

What to see:  all is wall. A worker digs a room and looks around: which rooms beside it are still
              wall? It takes one of them by chance and digs there. Is none left? Then it is stuck
              and goes back one room, along the orange line. Home again, and nothing left to dig:
              the maze is ready! Now it fills the rooms, the newest first. Press E: it never ends.
What to try:  the worker looks: where will it dig? Press N: were you right? Press N again, and it
              looks again. When it is stuck, how far will it go back?
              Change pick(walls, rng) to walls[0] and save. What mazes come out, and why?
              Save a maze with --save heya/mine.txt and walk in it: lesson 4 with --map mine.
              Dig a heart: --mask heart. Its shape is a map, heya/shapes/heart.txt. Draw your own!
What comes next:  09_merge_rooms.py, a maze made without a worker.
"""

import here  # finds mazelib beside this folder
from mazelib import pick, show


def dig(maze, rng):
    room = pick(maze.rooms, rng)
    maze.dig_to(room)
    way = [room]  # all rooms from here back to the first one
    yield "Begin in any room."
    while way:
        walls = maze.walls_around(way[-1])
        if walls:
            room = pick(walls, rng)
            maze.dig_to(room)
            way.append(room)
            yield "Still wall: dig there."
        else:
            way.pop()
            if way:  # At home there is no way back: all is dug.
                yield "Stuck: go back."


def fill(maze, rng):
    while maze.dug:
        newest = maze.dug[-1]
        maze.fill_up(newest)
        yield "Fill the newest room."


if __name__ == "__main__":
    show(
        [dig, fill],
        task="Dig a maze. Stuck? Go back.",
        panels=["code"],
        sizes=[(12, 7), (20, 12)],
        question={
            "many": "Where could it dig? Chance decides.",
            "one": "There's only one room to dig here.",
            "none": "Stuck. How far back will it go?",
            "again": "There's nothing left to dig here, either.",
        },
        ask={
            "ready": "Pick two rooms. How many paths lead from one to the other?",
            "end": "Was each room a dead end when it was filled?",
        },
    )
