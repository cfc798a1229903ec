from mazelib.compass import Turn

n = 0

def remember(view):
    global n
    n = (n + 1) % 7


def turn(view):
    remember(view)
    if view.right:
        return Turn.RIGHT
    return Turn.AHEAD if view.front else Turn.LEFT
