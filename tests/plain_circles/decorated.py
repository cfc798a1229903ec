import functools

def told(function):
    @functools.wraps(function)
    def wrapper(view):
        return function(view)

    return wrapper

flag = False

@told
def remember(view):
    global flag
    flag = view.right
