class MyTurn:
    def __init__(self):
        self.kept = []

    __len__ = lambda self: self.kept.append(1) or 1

    def count(self, heading):
        if self:
            pass
        return str(self.kept).count("1")
