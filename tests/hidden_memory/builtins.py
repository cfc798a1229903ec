import builtins

builtins.visits = 0

def count():
    builtins.visits += 1
    return builtins.visits
