class Mine:
    kept = [0]

    def __init__(self):
        self.kept = 0

    def count(self, heading):
        Mine.kept[0] += 1
        return Mine.kept[0]
