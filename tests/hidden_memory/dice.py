import random

random.seed(1)
sequence = [random.random() for _ in range(60)]
random.seed(1)

def count():
    return sequence.index(random.random()) + 1
