def helper():
    return 1

helper.n = 0

class MyTurn:
    def more(self):
        self.n = self.n + 1
        return self.n
    def count(self, heading):
        return MyTurn.more(helper)
