def turn(view):
    return true
