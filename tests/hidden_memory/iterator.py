import itertools

numbers = itertools.count(1)

def count():
    return next(numbers)
