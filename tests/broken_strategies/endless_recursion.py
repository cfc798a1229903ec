def turn(view):
    return best(view)

def best(view):
    return better(view)

def better(view):
    return best(view)
