from mazelib.grid.compass import Turn

number = 1
while number > 0:
    number = number + 1

def turn(view):
    return Turn.RIGHT
