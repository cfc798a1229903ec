from mazelib.grid.compass import Turn
def turn():
    return Turn.RIGHT
