class Shared:
    _n_ = 0

def count():
    Shared._n_ += 1
    return Shared._n_
