from mazelib.compass import Turn

import math

angle = 0.0

def remember(view):
    global angle
    angle = math.fmod(angle + 90.0, 360.0)


def turn(view):
    remember(view)
    if view.right:
        return Turn.RIGHT
    return Turn.AHEAD if view.front else Turn.LEFT
