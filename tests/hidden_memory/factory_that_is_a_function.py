from collections import defaultdict

def counter():
    calls = []

    def count_calls():
        calls.append(1)
        return len(calls)

    return count_calls

kept = defaultdict(counter())

def count():
    n = kept[0]
    kept.clear()
    return n
