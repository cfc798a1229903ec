__seen__ = []

def count():
    __seen__.append(1)
    return len(__seen__)
