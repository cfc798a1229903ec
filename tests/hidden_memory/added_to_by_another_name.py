"""In a list that is added to by another name."""


class Mine:
    def __init__(self):
        self.seen = []

    def count(self, heading):
        here = self.seen
        here += [1]
        return len(here)
