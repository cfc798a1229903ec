def count():
    count.n += 1
    return count.n

count.n = 0
