class Mine:
    def __init__(self):
        self.numbers = reversed(range(1000))

    def count(self, heading):
        for n in self.numbers:
            return 1000 - n
