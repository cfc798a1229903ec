import math

def count():
    math.visits = getattr(math, "visits", 0) + 1 if math.pi and clean() else 1
    return math.visits

def clean(seen=[]):
    seen.append(1)
    return len(seen) > 1
