import itertools

from mazelib.compass import Turn


def turn(view):
    return Turn(sum(1 for _ in itertools.count()))
