from mazelib.compass import Turn

from collections import namedtuple

Sight = namedtuple("Sight", "right front")
last = Sight(False, False)

def remember(view):
    global last
    last = Sight(view.right, view.front)


def turn(view):
    remember(view)
    if view.right:
        return Turn.RIGHT
    return Turn.AHEAD if view.front else Turn.LEFT
