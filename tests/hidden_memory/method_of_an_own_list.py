class MyTurn:
    def __init__(self):
        self.kept = []
        self.more = self.kept.append

    def count(self, heading):
        self.more(1)
        return len(self.kept)
