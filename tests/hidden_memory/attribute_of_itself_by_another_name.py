class MyTurn:
    def count(self, heading):
        me = self
        me.n = me.n + 1 if "n" in dir(me) else 1
        return me.n
