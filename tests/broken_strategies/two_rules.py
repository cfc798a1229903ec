from mazelib import Turn

def free(view):
    return view.right

def left_hand(view):
    if view.left:
        return Turn.LEFT
    return Turn.AHEAD

def right_hand(view):
    if free(view):
        return Turn.RIGHT
    return Turn.AHEAD
