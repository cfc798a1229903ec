from mazelib.compass import Turn
def turn(view):
