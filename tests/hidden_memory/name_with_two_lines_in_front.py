__kept = [0]


def count():
    __kept[0] += 1
    return __kept[0]
