from mazelib.compass import Turn


class Mine:
    def __init__(self):
        from collections import defaultdict

        self.sides = defaultdict(list)

    def remember(self, view, place, heading):
        self.sides[place] = [view.left, view.right]

    def turn(self, view, place, heading):
        self.remember(view, place, heading)
        if view.right:
            return Turn.RIGHT
        return Turn.AHEAD if view.front else Turn.LEFT
