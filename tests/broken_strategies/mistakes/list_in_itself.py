from mazelib import Turn
class MyTurn:
    def __init__(self):
        self.n = []
    def turn(self, view, place, heading):
        for _ in range(40000):
            self.n = [self.n]
        print(str(self.n))
        return Turn.LEFT
