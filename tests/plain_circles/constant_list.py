from mazelib.compass import Turn

ORDER = ["right", "front", "left", "back"]

def remember(view):
    return [side for side in ORDER if getattr(view, side)]


def turn(view):
    remember(view)
    if view.right:
        return Turn.RIGHT
    return Turn.AHEAD if view.front else Turn.LEFT
