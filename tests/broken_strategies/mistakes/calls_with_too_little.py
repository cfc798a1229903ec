def share(view, part):
    return view
def turn(view):
    return share(view)
