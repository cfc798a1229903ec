import math

kept = 0.0

def remember(view):
    global kept
    kept = math.cos(math.pi * view.right)
