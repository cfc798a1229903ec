from mazelib.compass import Turn


class Mine:
    def __init__(self):
        self.last = Turn.AHEAD

    def remember(self, view, place, heading):
        self.last = Turn.RIGHT if view.right else Turn.AHEAD

    def turn(self, view, place, heading):
        self.remember(view, place, heading)
        if view.right:
            return Turn.RIGHT
        return Turn.AHEAD if view.front else Turn.LEFT
