from mazelib.compass import Turn


class Mine:
    __slots__ = ("last",)

    def __init__(self):
        self.last = None

    def remember(self, view, place, heading):
        self.last = heading

    def turn(self, view, place, heading):
        self.remember(view, place, heading)
        if view.right:
            return Turn.RIGHT
        return Turn.AHEAD if view.front else Turn.LEFT
