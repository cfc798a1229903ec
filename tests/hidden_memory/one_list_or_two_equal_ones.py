left = [[] for _ in range(7)]
right = [[] for _ in range(7)]

def bit(i):
    return left[i] is right[i]

def put(i, one):
    right[i] = left[i] if one else []

def count():
    n = sum(bit(i) << i for i in range(7)) + 1
    for i in range(7):
        put(i, n >> i & 1)
    return n
