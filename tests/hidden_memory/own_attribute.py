class MyTurn:
    n = 0

    def count(self, heading):
        self.n += 1
        return self.n
