def turn(view):
    view.right = True
    return view.right
