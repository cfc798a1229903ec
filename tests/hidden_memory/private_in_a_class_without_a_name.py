class Kept:
    _kept = [0]


keeper = Kept()
del Kept


def count():
    keeper._kept[0] += 1
    return keeper._kept[0]
