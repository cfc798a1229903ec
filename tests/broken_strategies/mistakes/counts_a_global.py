n = 0
def turn(view):
    n += 1
    return n
