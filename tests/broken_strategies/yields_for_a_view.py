from mazelib import Turn, show


def turn(view):
    if view.right:
        return Turn.RIGHT
    yield Turn.LEFT


show(turn)
