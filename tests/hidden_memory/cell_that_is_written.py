def made():
    n = 0
    return lambda: n

hidden = made()

def count():
    hidden.__closure__[0].cell_contents += 1
    return hidden()
