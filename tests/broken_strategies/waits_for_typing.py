from mazelib.grid.compass import Turn
def turn(view):
    return Turn[input("Which turn? ")]
