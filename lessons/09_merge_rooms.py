"""Lesson 9: merge numbered rooms.

What to see:  every room has a number of its own. Take a wall between two rooms by chance.
              Do the rooms have different numbers? Break the wall, and give both groups the
              smaller number. Do they have the same? Then there is a way between them
              already, and the wall stays. When all numbers are 0, the maze is ready.
What to try:  count the walls that are broken when the maze is ready, and the rooms. Do so in
              other sizes. What do you find, and why is it always so? In how many ways can you
              walk from one room to another? What would one more broken wall change?
              Leave shuffled(...) out, so that walls come in reading order. What is made?
What comes next:  10_fill_with_road.py, where one algorithm makes and solves.
"""

import here  # finds mazelib beside this folder
from mazelib import between, show, shuffled


def make(maze, rng):
    """Break walls between different numbers until all are 0."""
    groups = {}  # number -> all places that have it
    for number, room in enumerate(maze.rooms):
        maze[room] = number
        groups[number] = [room]
    yield "Every room has a number of its own."

    walls = []  # of each, the two rooms beside it
    for one in maze.rooms:
        for other in maze.rooms_around(one):
            if one < other:  # each wall once, not again from its other side
                walls.append((one, other))
    for one, other in shuffled(walls, rng):
        if len(groups) == 1:
            return
        wall = between(one, other)
        maze.worker = wall
        smaller, larger = sorted([maze[one], maze[other]])
        if smaller == larger:
            yield f"Both rooms have the number {smaller}: there is a way already, the wall stays."
        else:
            groups[larger].append(wall)
            for place in groups[larger]:
                maze[place] = smaller
            groups[smaller] += groups[larger]
            del groups[larger]
            yield f"Numbers {smaller} and {larger} differ: break the wall, both are {smaller} now."


if __name__ == "__main__":
    task = "Merge numbered rooms. How many walls must break?"
    ask = "Why is one wall less broken than there are rooms?"
    show(make, task, panels=["groups", "code"], sizes=[(10, 7)], ask=ask)
