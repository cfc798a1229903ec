import sys

from mazelib.compass import Turn

sys.exit("bye")


def turn(view):
    return Turn.RIGHT
