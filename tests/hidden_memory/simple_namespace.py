from types import SimpleNamespace

kept = SimpleNamespace(n=0)

def count():
    kept.n += 1
    return kept.n
