seen = []

def count():
    seen.append(1)
    return len(seen)
