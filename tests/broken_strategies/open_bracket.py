from mazelib.compass import Turn


def turn(view):
    if (view.right or view.front:
        return Turn.RIGHT
    return Turn.AHEAD
