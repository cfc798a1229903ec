import sys
def turn(view):
    sys.exit()
