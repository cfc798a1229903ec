"""Lesson 11: a worksheet to print.

What to see:  the sheet as it will print, its answer below it, upside down. Of several mazes the
              answers are at the end: N and B leaf through all sheets. P saves them as a PDF, and
              the window says where the file is.
What to try:  change the numbers in the script, and save it; or press the buttons. Make thirty
              mazes, so that nobody can copy: --count 30. At the foot of a sheet stands its code;
              it gives the same sheet again: --code 7-KQ3W
              Save it as an Excel file: --to maze.xlsx. Draw a border there or fill a cell, save
              it, and read it back: python -m mazelib read maze.xlsx > heya/mine.txt
              Then let lesson 4 walk in it: --map mine
What comes next:  12_maze_game.py, where you walk against the clock.
"""

import here  # finds mazelib beside this folder
from mazelib import Worksheet, show

SHEET = Worksheet(
    hard=3,  # stars, 1 to 5: how many rooms there are, and how far the answer goes out of its way
    how_many=1,  # 30 for a class of 30: each has another maze, and all are as hard
    on_a_page=1,  # or 2, 4, 6
    made_by="merge",  # many short dead ends; a few long ones: "dig" (lesson 8), "road" (lesson 10)
    mask="",  # or "heart", "cat", "fish", "house", "star", "tree", "ring", or "heya/mine.txt"
    theme="",  # all in turn, or "mouse", "bee", "rocket", "dog", "snail", "car", "rabbit", "ball"
    paper="A4",  # or "Letter"
    title="Maze {number}",  # below it: line="A sentence of your own."
)

if __name__ == "__main__":
    show(SHEET, task="A worksheet to print. Which way leads out?")
