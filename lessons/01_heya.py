"""Lesson 1: a map is text.

What to see:  the same map twice: the room, and the text of its file. Point at a place in one of
              them, and it lights up in the other. # + - | are wall, a space is floor, and a, b, c
              are the places to reach. S, >, V or < is the walker: it faces up, right, down or left.
              Without one it stands on the first floor place and faces up.
What to try:  four small tasks stand under the map. Then draw a maze of your own: a click or a drag
              draws walls, a letter or an arrow key puts its sign where you point. Z takes it back,
              R brings back the map as it came. Then open heya/drawing.txt in an editor, put an x
              on a floor place, and save. M is an empty sheet.
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
