from mazelib.compass import Turn


def turn(view):
    if "right" in view:
        return Turn.RIGHT
    return Turn.LEFT
