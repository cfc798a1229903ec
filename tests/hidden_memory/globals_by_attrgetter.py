import operator

def other():
    return 1

operator.attrgetter("__globals__")(other)["visits"] = 0

def count():
    kept = operator.attrgetter("__globals__")(other)
    kept["visits"] += 1
    return kept["visits"]
