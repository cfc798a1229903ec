def count(*, calls=[]):
    calls.append(1)
    return len(calls)
