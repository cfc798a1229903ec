one, other = float("nan"), float("nan")
kept = [one] * 7
def count():
    n = sum((kept[i] in [other]) << i for i in range(7)) + 1
    for i in range(7):
        kept[i] = other if n >> i & 1 else one
    return n
