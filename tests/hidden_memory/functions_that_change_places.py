def a(): return 0
def b(): return 1
def pair(n):
    global a, b
    return a() + 2 * b()
kept = [a, b]
def zero(): return 0
def one(): return 1
c, d, e, f, g, h = zero, zero, zero, zero, zero, zero
def count():
    global c, d, e, f, g, h
    n = c() + 2 * d() + 4 * e() + 8 * f() + 16 * g() + 32 * h() + 1
    c = one if n & 1 else zero
    d = one if n & 2 else zero
    e = one if n & 4 else zero
    f = one if n & 8 else zero
    g = one if n & 16 else zero
    h = one if n & 32 else zero
    return n
