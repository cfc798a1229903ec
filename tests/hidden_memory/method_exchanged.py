from mazelib.compass import Turn

class Keeps:
    def count(self):
        n = 1

        def longer():
            nonlocal n
            n += 1
            return n

        self.count = longer
        return 1


class Mine(Keeps):
    def turn(self, view, place, heading):
        return Turn.RIGHT if self.count() <= 41 else Turn.AHEAD
