kept = [0] * 7

def bit(i):
    return kept[i] is False

def put(i, one):
    kept[i] = False if one else 0

def count():
    n = sum(bit(i) << i for i in range(7)) + 1
    for i in range(7):
        put(i, n >> i & 1)
    return n
