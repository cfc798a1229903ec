def grow(kept):
    kept.append(1)

class MyTurn:
    def __init__(self):
        self.kept = []

    def count(self, heading):
        grow(self.kept)
        return len(self.kept)
