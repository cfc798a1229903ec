class MyTurn:
    def __init__(self):
        self.kept = []

    def count(self, heading):
        more = self.kept.append
        more(1)
        return len(self.kept)
