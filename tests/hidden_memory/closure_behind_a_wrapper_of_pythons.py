import reprlib

def hidden():
    n = 0

    def more(nobody):
        nonlocal n
        n += 1
        return n

    return reprlib.recursive_repr()(more)

more = hidden()

def count():
    return more(None)
