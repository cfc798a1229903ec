from mazelib.compass import Turn, opposite, stepped


class Mine:
    def __init__(self):
        self.behind = None

    def remember(self, view, place, heading):
        self.behind = stepped(place, opposite(heading))

    def turn(self, view, place, heading):
        self.remember(view, place, heading)
        if view.right:
            return Turn.RIGHT
        return Turn.AHEAD if view.front else Turn.LEFT
