import functools
from mazelib.strategies.right_hand import right_hand

def hiding(function):
    calls = []

    @functools.wraps(right_hand)
    def wrapper():
        calls.append(1)
        return len(calls)

    return wrapper

count = hiding(right_hand)
count.__module__ = "mazelib.strategies.right_hand"
