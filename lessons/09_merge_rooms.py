"""Lesson 9: merge numbered rooms.

What to see:  every room has a number of its own. The rule takes the walls between rooms in random
              order. Two different numbers? It breaks the wall, and all rooms of both groups get the
              smaller number. The same number? Then there is a way between the two rooms already,
              and the wall stays. When every room is 0, the maze is ready.
What to try:  two rooms, and the wall between them: break it, or leave it? Press N: were you right?
              Watch the bar: what does each broken wall take away? Press M for a larger maze: is it
              one wall fewer than rooms again? What would one more broken wall change?
              Write "for wall in maze.walls:" instead of the line with shuffled, and save.
What comes next:  10_fill_with_road.py, where one function makes a maze and solves it.
"""

import here  # finds mazelib beside this folder
from mazelib import all_are_zero, give_both_the_smaller, number_rooms, show, shuffled


def make(maze, rng):
    number_rooms(maze)
    yield "Each room has its own number."
    for wall in shuffled(maze.walls, rng):
        if all_are_zero(maze):
            return  # There is one group left: the maze is ready.
        one, other = maze.beside(wall)
        if maze[one] == maze[other]:
            yield "Same: the wall stays."
            continue  # with the next wall
        maze.dig(wall)
        give_both_the_smaller(maze, wall)
        yield "Different: break the wall."


if __name__ == "__main__":
    show(
        make,
        task="Merge numbered rooms.",
        panels=["code"],
        sizes=[(4, 3), (8, 5), (12, 8)],
        question="{one} and {other}: break this wall, or leave it?",
        ask="Try another size: is it one wall fewer than rooms again, and why?",
    )
