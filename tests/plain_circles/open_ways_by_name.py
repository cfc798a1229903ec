from mazelib.compass import Turn


class Mine:
    def __init__(self):
        self.open = []
        self.id = "walker"

    def remember(self, view, place, heading):
        self.open = [turn for turn in Turn if view.is_open(turn)]

    def turn(self, view, place, heading):
        self.remember(view, place, heading)
        if view.right:
            return Turn.RIGHT
        return Turn.AHEAD if view.front else Turn.LEFT
