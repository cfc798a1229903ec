from mazelib.grid.compass import Turn
def turn(view):
    if view.right = True:
        return Turn.RIGHT
    return Turn.AHEAD
