def turn(view):
    return turn
