sets = [{8, 0} for _ in range(7)]

def bit(i):
    return list(sets[i])[0] == 0

def put(i, one):
    sets[i] = {0, 8} if one else {8, 0}
    if bit(i) != one:
        sets[i] = {8, 0} if one else {0, 8}

def count():
    n = sum(bit(i) << i for i in range(7)) + 1
    for i in range(7):
        put(i, n >> i & 1)
    return n
