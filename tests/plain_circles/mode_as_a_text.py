from mazelib.compass import Turn

mode = "search"

def remember(view):
    global mode
    mode = "follow" if mode == "search" else "search"


def turn(view):
    remember(view)
    if view.right:
        return Turn.RIGHT
    return Turn.AHEAD if view.front else Turn.LEFT
