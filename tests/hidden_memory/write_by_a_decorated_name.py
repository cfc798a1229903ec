class MyTurn:
    def __init__(self):
        self.kept = []
        self.limit = [1] * 41
    def pick(self, function):
        return self.kept.append

    def turn(self, view, place, heading):
        @self.pick
        def more(n): pass
        more(1)
        if self.kept > self.limit:
            return Turn.AHEAD
        return Turn.RIGHT
