n = 0

def count():
    global n
    n += 1
    return n
