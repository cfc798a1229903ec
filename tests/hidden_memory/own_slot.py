class MyTurn:
    __slots__ = ("n",)

    def count(self, heading):
        self.n = getattr(self, "n", 0) + 1
        return self.n
