from mazelib.grid.compass import Turn
def turn(view):
    if share(view) > 0:
        return Turn.RIGHT
    return Turn.AHEAD

def share(view):
    return sum([part(view, side) for side in (view.right, view.left)])

def part(view, side):
    return side / (view.open_count - view.open_count)
