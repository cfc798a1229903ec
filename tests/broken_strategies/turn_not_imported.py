def turn(view):
    return Turn.RIGHT
