from collections import Counter

box = Counter()
box.number = 0


def count():
    box.number += 1
    return box.number
