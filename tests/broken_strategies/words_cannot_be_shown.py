class Oops(Exception):
    def __str__(self):
        raise Oops

def turn(view):
    raise Oops
