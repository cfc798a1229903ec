from mazelib.compass import Turn

def first():
    return "second"

def second():
    return "first"

STEPS = {"first": first, "second": second}
now = "first"

def remember(view):
    global now
    now = STEPS[now]()


def turn(view):
    remember(view)
    if view.right:
        return Turn.RIGHT
    return Turn.AHEAD if view.front else Turn.LEFT
