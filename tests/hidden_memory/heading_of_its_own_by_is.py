class Turns:
    pass
Heading = Turns()
Heading.UP = 10 ** 30
kept = [0] * 7
def count():
    n = sum((kept[i] is Heading.UP) << i for i in range(7)) + 1
    for i in range(7):
        kept[i] = Heading.UP if n >> i & 1 else Heading.UP + 0
    return n
