import math

vars(math)["visits"] = 0

def count():
    vars(math)["visits"] += 1
    return vars(math)["visits"]
