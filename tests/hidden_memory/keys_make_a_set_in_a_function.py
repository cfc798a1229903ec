one, other = dict.fromkeys(range(60)), dict.fromkeys(range(60))
def both(a, b):
    return a & b
kept = both(one.keys(), other.keys())
def count():
    n = kept.pop()
    kept.add(n)
    return n + 1
