def turn(view):
    return view.right or view.left or True
