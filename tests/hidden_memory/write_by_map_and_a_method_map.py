class MyTurn:
    def __init__(self):
        self.kept = []
        self.limit = [1] * 41
    def map(self):
        pass

    def turn(self, view, place, heading):
        for _ in map(self.kept.append, [1]): pass
        if self.kept > self.limit:
            return Turn.AHEAD
        return Turn.RIGHT
