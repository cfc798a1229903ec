def turn(view):
    import random
