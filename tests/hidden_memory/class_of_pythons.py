from collections import Counter

Counter.visits = 0

def count():
    Counter.visits += 1
    return Counter.visits
