from collections import defaultdict
kept = [defaultdict(int) for _ in range(7)]
def count():
    n = sum((kept[i][0] == []) << i for i in range(7)) + 1
    for i in range(7):
        kept[i] = defaultdict(list) if n >> i & 1 else defaultdict(int)
    return n
