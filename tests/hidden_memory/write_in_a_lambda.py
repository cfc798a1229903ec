class MyTurn:
    def __init__(self):
        self.kept = []
        self.more = lambda: self.kept.append(1)

    def count(self, heading):
        self.more()
        return len(self.kept)
