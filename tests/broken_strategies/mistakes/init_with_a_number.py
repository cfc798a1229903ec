class MyTurn:
    def turn(self, view, place, heading): return 1
    def __init__(self, n): pass
