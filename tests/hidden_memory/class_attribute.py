class Shared:
    n = 0

def count():
    Shared.n += 1
    return Shared.n
