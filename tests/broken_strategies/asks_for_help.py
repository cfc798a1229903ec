from mazelib.compass import Turn


def turn(view):
    help()
    return Turn.RIGHT
