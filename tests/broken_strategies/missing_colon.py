from mazelib.grid.compass import Turn
def turn(view):
    if view.right
        return Turn.RIGHT
    return Turn.AHEAD
