count_of_all = [0]


class MyTurn:
    def __init__(self):
        self.count_of_all = 0

    def count(self, heading):
        count_of_all[0] += 1
        return count_of_all[0]
