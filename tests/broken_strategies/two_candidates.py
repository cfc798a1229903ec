from mazelib.compass import Turn
def keep_left(view):
    return Turn.LEFT

def keep_right(view):
    return Turn.RIGHT
