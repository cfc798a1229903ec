from mazelib.compass import Turn

TABLE = {(True, True): Turn.RIGHT, (True, False): Turn.RIGHT, (False, True): Turn.AHEAD}

def remember(view):
    return TABLE.get((view.right, view.front), Turn.LEFT)


def turn(view):
    remember(view)
    if view.right:
        return Turn.RIGHT
    return Turn.AHEAD if view.front else Turn.LEFT
