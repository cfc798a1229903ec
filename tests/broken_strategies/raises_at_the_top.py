from mazelib.compass import Turn

FIRST = [Turn.LEFT, Turn.RIGHT][2]


def turn(view):
    return FIRST
