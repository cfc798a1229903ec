calls = [0]

def count():
    import random

    random.random()
    calls[0] += 1
    return calls[0]
