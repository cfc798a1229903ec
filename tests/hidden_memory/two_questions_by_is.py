one, other = 10 ** 30, 10 ** 29 * 10
kept = [one] * 8
kept[7] = other
def count():
    n = sum((kept[i] is kept[7] is not None) << i for i in range(7)) + 1
    for i in range(7):
        kept[i] = kept[7] if n >> i & 1 else one + 0
    return n
