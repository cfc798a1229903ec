class MyTurn:
    a = b = c = d = e = f = 0
    def __init__(self):
        self.a = self.b = self.c = self.d = self.e = self.f = 1
    def count(self, heading):
        n = 63 - (self.a + 2 * self.b + 4 * self.c + 8 * self.d + 16 * self.e + 32 * self.f) + 1
        self.a, self.b, self.c = 1, 1, 1
        self.d, self.e, self.f = 1, 1, 1
        if n & 1: del self.a
        if n & 2: del self.b
        if n & 4: del self.c
        if n & 8: del self.d
        if n & 16: del self.e
        if n & 32: del self.f
        return n
