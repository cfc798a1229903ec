def turn(view):
    return 10 ** 5000
