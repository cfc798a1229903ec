from collections import defaultdict

class Mine:
    def __init__(self):
        self.kept = defaultdict(int)

    def count(self, heading):
        self.kept[len(self.kept)]
        return len(self.kept)
