kept = set(range(1, 51))
pop = kept.pop

def count():
    number = pop()
    kept.add(number)
    return number
