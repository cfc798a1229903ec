from mazelib.compass import Turn


class Slow:
    def __init__(self):
        self.places = []
        while len(self.places) < 1_000_000:
            self.places.append(None)

    def turn(self, view, place, heading):
        return Turn.RIGHT
