flag = False

def remember(view):
    global flag
    flag = not flag
    print(end="")
