class Box:
    pass
Other = Box
class Box:
    pass
kept = [Box()] * 7
def count():
    n = sum(isinstance(kept[i], Other) << i for i in range(7)) + 1
    for i in range(7):
        kept[i] = Other() if n >> i & 1 else Box()
    return n
