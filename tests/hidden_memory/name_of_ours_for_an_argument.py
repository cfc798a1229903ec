def more(turned):
    turned(1)

class MyTurn:
    def __init__(self):
        self.kept = []

    def count(self, heading):
        more(self.kept.append)
        return len(self.kept)
