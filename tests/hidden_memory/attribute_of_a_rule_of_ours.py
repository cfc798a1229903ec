from mazelib.strategies.right_hand import right_hand

right_hand.n = 0

def count():
    right_hand.n += 1
    return right_hand.n
