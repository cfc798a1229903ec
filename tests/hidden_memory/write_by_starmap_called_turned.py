from itertools import starmap as turned
class MyTurn:
    def __init__(self):
        self.kept = []
        self.limit = [1] * 41

    def turn(self, view, place, heading):
        for _ in turned(self.kept.append, [(1,)]): pass
        if self.kept > self.limit:
            return Turn.AHEAD
        return Turn.RIGHT
