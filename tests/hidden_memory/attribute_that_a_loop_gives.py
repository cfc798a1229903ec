class MyTurn:
    def __init__(self):
        self.n = 0

    def count(self, heading):
        for self.n in range(self.n + 1, self.n + 2):
            pass
        return self.n
