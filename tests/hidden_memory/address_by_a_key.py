def tell(key):
    return str(key)
class MyTurn:
    def __init__(self):
        self.kept = [[1] for number in range(60)]
        self.first = tell(key=self.kept[0].index)
    def count(self, heading):
        self.kept.append(self.kept.pop(0))
        return 60 - [tell(key=one.index) for one in self.kept].index(self.first)
