"""Lesson 8: dig a maze, and fill it again.

What to see:  a worker digs. From its room it looks for neighbour rooms, two places away,
              that are still wall, takes one by chance and digs both places. Where all
              neighbours are dug it is stuck: it goes back along its way until a room has a
              way on. The outlined rooms could be dug next. The dig log has all rooms in the
              order in which they were dug; filling is that log, read backwards.
What to try:  pause before a junction: which ways are still wall? Step back over a "stuck".
              Where are the dead ends: early in the log, or late? --width 40 --height 20.
              Change pick(walls, rng) to walls[0]: what mazes come out, and why?
              Save a maze and walk in it: --save heya/mine.txt, then lesson 4 --map mine.
What comes next:  09_merge_rooms.py, a maze without a worker who walks.
"""

import here  # finds mazelib beside this folder
from mazelib import WALL, between, pick, show

WHY = {
    1: "One way was still wall: it is dug.",
    2: "Two ways were still wall: one of them is dug.",
    3: "Three ways were still wall: one of them is dug.",
    4: "Four ways were still wall: one of them is dug.",
}


def make(maze, rng):
    """Dig until no room is wall; then fill what was dug, the newest first."""
    room = pick(maze.rooms, rng)
    maze.dig(room)
    way = [room]  # leads back to where the worker began
    log = [[room]]  # all that was dug, in order
    yield "Dig a room, taken by chance, and begin there."

    while len(log) < len(maze.rooms):
        walls = maze.blank_around(way[-1], WALL)
        if walls:
            room = pick(walls, rng)
            door = between(way[-1], room)
            maze.dig(door, room)
            way.append(room)
            log.append([door, room])
            yield WHY[len(walls)]
        else:
            way.pop()
            maze.worker = way[-1]
            yield "Stuck: go back."

    maze.ready()
    yield "The maze is ready. Now fill it, the newest room first."
    while log:
        newest = log.pop()
        for place in newest:
            maze.fill(place)
        yield "Fill the newest room of the dig log."


if __name__ == "__main__":
    task = "Dig a maze. Stuck? Go back. Then fill it, backwards."
    ask = "Which rooms were filled first: dead ends, or junctions?"
    show(make, task, panels=["code", "log"], sizes=[(12, 7)], ask=ask)
