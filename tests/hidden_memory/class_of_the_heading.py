from mazelib.compass import Turn

class Keeps:
    def count(self, heading):
        kind = type(heading)
        kind.visits = getattr(kind, "visits", 0) + 1
        return kind.visits


class Mine(Keeps):
    def turn(self, view, place, heading):
        return Turn.RIGHT if self.count(heading) <= 41 else Turn.AHEAD
