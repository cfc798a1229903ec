class Shared:
    n = 0

def more(self):
    self.n += 1
    return self.n

def count():
    return more(Shared)
