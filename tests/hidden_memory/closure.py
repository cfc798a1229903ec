def counter():
    n = 0

    def count():
        nonlocal n
        n += 1
        return n

    return count

count = counter()
