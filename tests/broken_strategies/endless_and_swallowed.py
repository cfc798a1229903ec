from mazelib.compass import Turn


def turn(view):
    while True:
        try:
            while True:
                pass
        except:
            pass
    return Turn.RIGHT
