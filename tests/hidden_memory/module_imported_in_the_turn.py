import math

math.visits = 0

def count():
    import math

    math.visits += 1
    return math.visits
