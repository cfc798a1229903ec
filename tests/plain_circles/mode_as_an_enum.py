from mazelib.compass import Turn

from enum import Enum, auto

class Mode(Enum):
    SEARCH = auto()
    FOLLOW = auto()

mode = Mode.SEARCH

def remember(view):
    global mode
    mode = Mode.FOLLOW if view.right else Mode.SEARCH


def turn(view):
    remember(view)
    if view.right:
        return Turn.RIGHT
    return Turn.AHEAD if view.front else Turn.LEFT
