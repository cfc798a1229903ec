class MyTurn:
    def __init__(self):
        self.kept = set()

    def turn(self, view, place, heading):
        if "r" in self.kept and heading == 1:
            return Turn.AHEAD
        if heading == 0:
            if "q" in self.kept:
                class r(metaclass=self.kept.update): pass
            elif "p" in self.kept:
                class q(metaclass=self.kept.update): pass
            elif "o" in self.kept:
                class p(metaclass=self.kept.update): pass
            elif "k" in self.kept:
                class o(metaclass=self.kept.update): pass
            elif "j" in self.kept:
                class k(metaclass=self.kept.update): pass
            elif "i" in self.kept:
                class j(metaclass=self.kept.update): pass
            elif "h" in self.kept:
                class i(metaclass=self.kept.update): pass
            elif "g" in self.kept:
                class h(metaclass=self.kept.update): pass
            elif "c" in self.kept:
                class g(metaclass=self.kept.update): pass
            elif "b" in self.kept:
                class c(metaclass=self.kept.update): pass
            elif "a" in self.kept:
                class b(metaclass=self.kept.update): pass
            else:
                class a(metaclass=self.kept.update): pass
        return Turn.RIGHT
