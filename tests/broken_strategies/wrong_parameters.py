from mazelib.compass import Turn
def turn():
    return Turn.RIGHT
