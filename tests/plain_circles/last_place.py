from mazelib.compass import Turn


class Mine:
    def __init__(self):
        self.last = None

    def remember(self, view, place, heading):
        self.last = place

    def turn(self, view, place, heading):
        self.remember(view, place, heading)
        if view.right:
            return Turn.RIGHT
        return Turn.AHEAD if view.front else Turn.LEFT
