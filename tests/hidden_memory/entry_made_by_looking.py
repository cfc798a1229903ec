from collections import defaultdict

class MyTurn:
    def __init__(self):
        self.kept = defaultdict(int)

    def count(self, heading):
        self.kept[len(self.kept)]
        return len(self.kept)
