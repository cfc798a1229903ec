class Box:
    def __init__(self, kept=[]):
        kept.append(1)
        self.n = len(kept)

def count():
    return Box().n
