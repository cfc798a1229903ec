def made():
    calls = []
    return property(lambda self: calls.append(1) or len(calls))

class Hidden:
    n = made()

hidden = Hidden()

def count():
    return hidden.n
