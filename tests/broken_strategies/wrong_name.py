from mazelib.grid.compass import Turn
def turn(view):
    way = Turn.RIGHT
    if view.right:
        return wya
    return way
