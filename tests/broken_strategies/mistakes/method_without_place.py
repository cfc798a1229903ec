class MyTurn:
    def turn(self, view): return 1
