class Key:
    n = 0

kept = {Key(): "nothing"}

def count():
    for key in kept:
        key.n += 1
        return key.n
