Turn.RIGHT.visits = 0

def count():
    Turn.RIGHT.visits += 1
    return Turn.RIGHT.visits
