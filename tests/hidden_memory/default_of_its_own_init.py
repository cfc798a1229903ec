class MyTurn:
    def __init__(self, kept=[]):
        kept.append(1)
        self.n = len(kept)

    def count(self, heading):
        return MyTurn().n - 1
