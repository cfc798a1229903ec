def other():
    return 1

getattr(other, "__globals__")["visits"] = 0

def count():
    kept = getattr(other, "__globals__")
    kept["visits"] += 1
    return kept["visits"]
