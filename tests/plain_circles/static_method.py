from mazelib.compass import Turn

class Tools:
    @staticmethod
    def ways(view):
        return view.open_count

ways = 0

def remember(view):
    global ways
    ways = Tools.ways(view)


def turn(view):
    remember(view)
    if view.right:
        return Turn.RIGHT
    return Turn.AHEAD if view.front else Turn.LEFT
