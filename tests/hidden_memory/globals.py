globals()["visits"] = 0

def count():
    globals()["visits"] += 1
    return globals()["visits"]
