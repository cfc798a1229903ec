one = 1000.5
box = [one] + [float("1000.5") for _ in range(60)]


def count():
    for number in range(1, 61):
        if box[number] is not one:
            box[number] = one
            return number
    return 61
