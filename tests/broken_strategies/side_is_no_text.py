from mazelib.compass import Turn
def turn(view):
    if "open" == view.right:
        return Turn.RIGHT
    return Turn.AHEAD
