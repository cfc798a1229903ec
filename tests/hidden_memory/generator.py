def ever():
    n = 1
    while True:
        yield n
        n += 1

numbers = ever()

def count():
    return next(numbers)
