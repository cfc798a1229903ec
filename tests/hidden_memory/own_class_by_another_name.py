class Mine:
    n = 0

    def count(self, heading):
        Mine.n += 1
        return Mine.n
