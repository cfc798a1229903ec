from mazelib.compass import Turn
def turn(view):
    # ‰E‚ðŒ©‚é
    return Turn.RIGHT
