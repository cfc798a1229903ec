from collections import deque

kept = deque(maxlen=1)

def count():
    global kept
    n = kept.maxlen
    kept = deque(maxlen=n + 1)
    return n
