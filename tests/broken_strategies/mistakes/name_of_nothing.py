def turn(view):
    return xyzzy
