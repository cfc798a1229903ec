from mazelib.walking.view import View
kept = View([], True, True, True)
def count():
    kept.front.append(1)
    return len(kept.front)
