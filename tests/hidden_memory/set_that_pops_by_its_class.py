class MyTurn:
    def __init__(self):
        self.kept = set(range(1, 51))

    def count(self, heading):
        number = set.pop(self.kept)
        self.kept.add(number)
        return number
