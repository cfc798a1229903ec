class MyTurn:
    def __init__(self, rng):
        self.rng = rng
        self.sequence = [rng.random() for _ in range(60)]
        self.told = 0

    def count(self, heading):
        self.rng.random()
        self.told += 1
        return self.told
