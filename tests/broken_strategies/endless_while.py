from mazelib.grid.compass import Turn
def turn(view):
    steps = 0
    while view is not None:
        steps = steps + 1
    return Turn.RIGHT
