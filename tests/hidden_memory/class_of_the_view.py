from mazelib.view import View

View.visits = 0

def count():
    View.visits += 1
    return View.visits
