"""Lesson 9: merge numbered rooms.

What to see:  every room has its own number. The rule takes the walls between rooms in random order.
              Two different numbers? It breaks the wall, and all the rooms of both groups get the
              smaller number. The same number? Then there's already a path between the two rooms,
              so the wall stays. When every room is 0, the maze is ready.
What to try:  two rooms, and the wall between them: break it, or leave it? Press N: were you right?
              Watch the bar: what does each broken wall take away? How many more rooms than broken
              walls are there at the end? Press M for a larger maze: how many now? What would one
              more broken wall change?
              Write "for wall in maze.walls:" instead of the line with shuffled, and save.
What comes next:  10_fill_with_road.py, where one function makes a maze and solves it.
"""

import here  # finds mazelib beside this folder
from mazelib import all_are_zero, merge_groups, number_rooms, show, shuffled


def make(maze, rng):
    number_rooms(maze)
    yield "Each room has its own number."
    for wall in shuffled(maze.walls, rng):
        if all_are_zero(maze):
            return  # Only one group is left: the maze is ready.
        one, other = maze.beside(wall)
        if maze[one] == maze[other]:
            yield "Same: the wall stays."
        else:
            maze.dig(wall)
            merge_groups(maze, wall)  # Both get the smaller number.
            yield "Different: break it."


if __name__ == "__main__":
    show(
        make,
        task="Merge numbered rooms.",
        panels=["code"],
        sizes=[(4, 3), (8, 5), (12, 8)],
        question="{one} and {other}: break this wall, or leave it?",
        ask="How many more rooms than broken walls are there, and why?",
    )
