def made():
    class Thing:
        pass

    return Thing

One, Other = made(), made()
kept = [One() for _ in range(7)]

def bit(i):
    return type(kept[i]) is Other

def put(i, one):
    kept[i] = Other() if one else One()

def count():
    n = sum(bit(i) << i for i in range(7)) + 1
    for i in range(7):
        put(i, n >> i & 1)
    return n
