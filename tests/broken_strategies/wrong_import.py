from mazelib.compass import Trun

def turn(view):
    return Trun.RIGHT
