"""Lesson 11: a worksheet to print.

What to see:  the page as it will print; V shows its answer. P saves both in an Excel file: the
              mazes, then the answers, then each map as text. The window says where the file is.
What to try:  change the numbers in the script, and save it. Make thirty sheets, so that nobody
              can copy: --count 30. Open the file in Excel, draw a border or fill a cell,
              save it, and read it back: python -m mazelib read maze_....xlsx > heya/mine.txt
              Then let lesson 4 walk in it: --map mine. Any map prints:
              python -m mazelib print heya/first.txt --to first.xlsx (or .svg, or .txt)
What comes next:  12_maze_game.py, where you walk against the clock.
"""

import here  # finds mazelib beside this folder
from mazelib import Worksheet, show

SHEET = Worksheet(
    made_by="merge",  # or "dig", as in lesson 8, or "road", as in lesson 10
    rooms=(20, 20),  # across and down, each from 2 to 60
    how_many=1,  # 30 for a class of 30: each has another maze
    title="Maze {number}: {across} × {down} rooms, seed {seed}",
    line="Name: ______________________    Date: ______________",
)

if __name__ == "__main__":
    show(SHEET, task="A worksheet to print. Which way leads from S to G?")
