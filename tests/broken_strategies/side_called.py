from mazelib.grid.compass import Turn
def turn(view):
    if view.front():
        return Turn.AHEAD
    return Turn.LEFT
