from mazelib import Turn
def turn(view):
    if not view.front:
        answer = Turn.LEFT
    return answer
