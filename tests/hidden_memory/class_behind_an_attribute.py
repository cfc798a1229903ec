class MyTurn:
    kept = [0]

    def __init__(self):
        self.kept = 0

    def count(self, heading):
        MyTurn.kept[0] += 1
        return MyTurn.kept[0]
