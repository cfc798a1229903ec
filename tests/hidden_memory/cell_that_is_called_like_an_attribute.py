from mazelib.compass import Turn

n = 7

class Box:
    n = 3

def counter():
    n = 0

    def count():
        nonlocal n
        n += 1
        return n + Box.n - 3

    return count

count = counter()


def turn(view):
    return Turn.RIGHT if count() <= 41 else Turn.AHEAD
