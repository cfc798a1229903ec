hidden = lambda: 0

def longer(before):
    return lambda: before() + 1

def count():
    global hidden
    hidden = longer(hidden)
    return hidden()
