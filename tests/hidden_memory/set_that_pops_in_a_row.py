kept = set(range(1, 51))

def count():
    number = [kept].pop().pop()
    kept.add(number)
    return number
