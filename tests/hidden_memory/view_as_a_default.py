from mazelib.walking.view import View
def count(kept=View([], True, True, True)):
    kept.front.append(1)
    return len(kept.front)
