kept = set(range(1, 51))

def count():
    number = kept.pop()
    kept.add(number)
    return number
