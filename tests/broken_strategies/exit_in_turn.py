def turn(view):
    quit()
