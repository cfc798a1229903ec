"""Lesson 1: a map is text.

What to see:  the same map twice: the room, and the text of its file. Point at a place in one of
              them, and it lights up in the other. # + - | are wall, a space is floor, and a, b, c
              are the places to reach. An arrow, > say, is the walker. Without one it stands on the
              first floor place and faces up. (The pale S is not in the file.)
What to try:  click on the map or on its text to draw a wall, and once more to take it away. Drag to
              draw many. Point at a place and type b, c, or an arrow key. Z takes it back, R brings
              back the map as it came. Draw wall all round a: what does the window say? Then open
              heya/drawing.txt in an editor, put an x on a floor place, and save. M is an empty
              sheet for a map of your own.
What comes next:  02_keyboard.py, where you walk in the map yourself.
"""

import here  # finds mazelib beside this folder
from mazelib import show

if __name__ == "__main__":
    show(
        task="A map is text. Draw on it.",
        panels=["text"],
        maps=["drawing", "sheet"],
    )
