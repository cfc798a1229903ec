class MyTurn:
    def __init__(self):
        self.kept = set(range(1, 51))

    def count(self, heading):
        take = self.kept.pop
        number = take()
        self.kept.add(number)
        return number
