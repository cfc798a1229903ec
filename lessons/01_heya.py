"""Lesson 1: a map is text.

What to see:  the same map twice: the room, and the text of its file. Point at a place of the
              one, and it is lit in the other. # and + are wall, a space is floor, a b c are
              control points. The arrow is the walker; without a start in the text it stands
              on the first floor place and faces up.
What to try:  open heya/first.txt in an editor, change one character, save, and look at the
              window. Break the map on purpose (put an x): what does the window say?
              T shows the text alone. M is the next map.
What comes next:  02_keyboard.py, where you walk in the map yourself.
"""

import here  # finds mazelib beside this folder
from mazelib import show

if __name__ == "__main__":
    show(
        task="A map is text. Change it, save it, look.",
        panels=["text"],
        maps=["first", "corridor", "unreachable"],
    )
