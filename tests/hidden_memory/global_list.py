calls = []

def count():
    calls.append(1)
    return len(calls)
