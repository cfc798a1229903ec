from collections import defaultdict
kept = [defaultdict(int) for _ in range(7)]
def count():
    n = 1
    for i in range(7):
        n += (kept[i][0] == []) << i
        kept[i].clear()
    for i in range(7):
        kept[i].default_factory = list if n >> i & 1 else int
    return n
