from mazelib.compass import Turn

import functools

def told(function):
    @functools.wraps(function)
    def wrapper(view):
        return function(view)

    return wrapper

flag = False

@told
def remember(view):
    global flag
    flag = view.right


def turn(view):
    remember(view)
    if view.right:
        return Turn.RIGHT
    return Turn.AHEAD if view.front else Turn.LEFT
