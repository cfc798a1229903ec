from copy import deepcopy
from mazelib import Turn
class MyTurn:
    def __init__(self):
        self.n = []
    def turn(self, view, place, heading):
        for _ in range(9000):
            self.n = [self.n]
        other = deepcopy(self.n)
        return Turn.LEFT
