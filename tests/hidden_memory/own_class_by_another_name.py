class MyTurn:
    n = 0

    def count(self, heading):
        MyTurn.n += 1
        return MyTurn.n
