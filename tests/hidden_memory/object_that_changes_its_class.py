class One:
    pass

class Other:
    pass

kept = [One() for _ in range(7)]

def bit(i):
    return kept[i].__class__ is Other

def put(i, one):
    kept[i].__class__ = Other if one else One

def count():
    n = sum(bit(i) << i for i in range(7)) + 1
    for i in range(7):
        put(i, n >> i & 1)
    return n
