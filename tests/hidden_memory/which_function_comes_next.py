def number(n):
    return lambda: n

functions = [number(n) for n in range(1, 100)]
now = functions[0]

def count():
    global now
    n = now()
    now = functions[n]
    return n
