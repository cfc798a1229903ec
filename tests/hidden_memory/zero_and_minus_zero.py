kept = [0.0] * 7

def bit(i):
    return str(kept[i]) == "-0.0"

def put(i, one):
    kept[i] = -0.0 if one else 0.0

def count():
    n = sum(bit(i) << i for i in range(7)) + 1
    for i in range(7):
        put(i, n >> i & 1)
    return n
