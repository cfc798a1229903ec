kept = []
more = kept.append

def count():
    more(1)
    return more.__self__.__len__()
