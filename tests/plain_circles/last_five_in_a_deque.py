from collections import deque

views = deque(maxlen=5)

def remember(view):
    views.append((view.left, view.right))
