class Shared:
    pass

def count():
    Shared.n = getattr(Shared, "n", 0) + 1
    return Shared.n
