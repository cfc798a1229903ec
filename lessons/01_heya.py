"""Lesson 1: a map is text.

What to see:  the same map, drawn and as text. Point at a place in one, and it lights up in the
              other. # + - | are wall, a space is floor, and a, b, c are the places to reach. S, >,
              V or < is the walker, facing up, right, down or left. With no such sign, it starts on
              the first floor place, facing up.
What to try:  do the four small tasks under the map. Then draw a maze of your own: click or drag to
              draw walls; press a letter or an arrow key to put its sign where you point. Z undoes
              a change, R resets the map. Then open heya/drawing.txt in an editor, put an x on a
              floor place, and save. M gives you an empty sheet.
What comes next:  02_keyboard.py, where you walk through a map yourself.
"""

import here  # finds mazelib beside this folder
from mazelib import show

if __name__ == "__main__":
    show(
        task="A map is text. Draw on it.",
        panels=["text"],
        maps=["drawing", "sheet"],
    )
