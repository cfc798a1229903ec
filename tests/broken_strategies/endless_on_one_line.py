def turn(view):
    while True: pass
