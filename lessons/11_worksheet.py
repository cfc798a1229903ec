"""Lesson 11: a worksheet to print.

What to see:  the sheet as it will print, and its answer behind it: A turns to it. N and B turn
              the pages. P saves them all as a PDF, and V opens the file, so you can print it.
What to try:  change the numbers in the script and save it, or press the buttons. Make thirty
              mazes, so nobody can copy: --count 30. At the bottom of each sheet is its code:
              --code 7-KQ3W makes the sheet with that code again.
              Save it as an Excel file: --to maze.xlsx. Draw a border there or fill a cell, save
              it, and read it back: python3 lessons read maze.xlsx --save heya/mine.txt
              Then let lesson 4 walk in it: --map mine
What comes next:  12_maze_game.py, where you race the clock.
"""

import here  # finds mazelib beside this folder
from mazelib import Worksheet, show

SHEET = Worksheet(
    hard=3,  # 1 to 5 stars: how many rooms, and how roundabout the answer is
    how_many=1,  # 30 for a class of 30: all different, and all equally hard
    on_a_page=1,  # or 2, 4, 6
    book=False,  # True: six mazes to take home, longer and longer, and a certificate
    made_by="merge",  # many short dead ends; for a few long ones, "dig" (lesson 8) or "road" (10)
    mask="",  # or "heart", "cat", "fish", "house", "star", "tree", "ring", or "heya/mine.txt"
    theme="",  # each in turn, or "mouse", "bee", "rocket", "dog", "snail", "car", "rabbit", "ball"
    paper="A4",  # or "Letter"
    title="Maze {number}",  # below it: line="A sentence of your own."
)

if __name__ == "__main__":
    show(SHEET, task="A worksheet to print. Which way leads out?")
