from mazelib import EXPLORED

answers = {"last": EXPLORED}

def remember(view):
    answers["last"] = EXPLORED if view.right else Turn.LEFT
