from mazelib import Turn
def turn(view):
    return Turn.FORWARD
