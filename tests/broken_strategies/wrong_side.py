from mazelib.grid.compass import Turn
def turn(view):
    if view.forward:
        return Turn.AHEAD
    return Turn.LEFT
