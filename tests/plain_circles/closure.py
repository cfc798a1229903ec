def made():
    flag = False

    def remember(view):
        nonlocal flag
        flag = not flag

    return remember

remember = made()
