from mazelib.compass import Turn

mode = None

def search(view):
    return follow if view.right else search

def follow(view):
    return search

mode = search

def remember(view):
    global mode
    mode = mode(view)


def turn(view):
    remember(view)
    if view.right:
        return Turn.RIGHT
    return Turn.AHEAD if view.front else Turn.LEFT
