from mazelib.compass import Turn


class Mine:
    def __init__(self):
        self.stack = []

    def remember(self, view, place, heading):
        if place in self.stack:
            del self.stack[self.stack.index(place):]
        self.stack.append(place)

    def turn(self, view, place, heading):
        self.remember(view, place, heading)
        if view.right:
            return Turn.RIGHT
        return Turn.AHEAD if view.front else Turn.LEFT
