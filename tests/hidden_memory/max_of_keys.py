one = dict.fromkeys(range(60))
kept = max(one.keys(), {1: 2}.keys()) - {100: 1}.keys()
def count():
    n = kept.pop()
    kept.add(n)
    return n + 1
