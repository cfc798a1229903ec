def hidden(n=0):
    return n

def count():
    hidden.__defaults__ = (hidden() + 1,)
    return hidden()
