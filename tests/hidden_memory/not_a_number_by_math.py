import math
class MyTurn:
    def __init__(self):
        self.kept = [[-math.nan, math.inf - math.inf][0]] * 8
        self.kept[7] = math.inf - math.inf
    def count(self, heading):
        n = sum((self.kept[i] in [self.kept[7]]) << i for i in range(7)) + 1
        for i in range(7):
            self.kept[i] = self.kept[7] if n >> i & 1 else math.inf - math.inf
        return n
