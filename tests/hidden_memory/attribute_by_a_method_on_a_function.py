def helper():
    return 1

helper.n = 0

class Mine:
    def more(self):
        self.n = self.n + 1
        return self.n
    def count(self, heading):
        return Mine.more(helper)
