from mazelib.compass import Turn

queue = []
kinds = set()

def remember(view):
    kinds.add(view.open_count)
    queue.append(view.right)
    if len(queue) > 3:
        queue.pop(0)


def turn(view):
    remember(view)
    if view.right:
        return Turn.RIGHT
    return Turn.AHEAD if view.front else Turn.LEFT
