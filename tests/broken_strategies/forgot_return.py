from mazelib.grid.compass import Turn
def turn(view):
    if view.right:
        Turn.RIGHT
    else:
        Turn.AHEAD
