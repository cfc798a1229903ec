class Own(dict):
    n = 0

own = Own()

def count():
    own.n += 1
    return own.n
