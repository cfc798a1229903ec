from mazelib.compass import Turn


class Mine:
    def __init__(self):
        self.seen = set()
        self.twice = set()

    def remember(self, view, place, heading):
        if place in self.seen:
            self.twice |= {place}
        self.seen.add(place)

    def turn(self, view, place, heading):
        self.remember(view, place, heading)
        if view.right:
            return Turn.RIGHT
        return Turn.AHEAD if view.front else Turn.LEFT
