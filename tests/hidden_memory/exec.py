visits = 0

def count():
    exec("visits += 1", names)
    return names["visits"]

names = {"visits": 0}
