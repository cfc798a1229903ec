def turn(view):
    return [].add
