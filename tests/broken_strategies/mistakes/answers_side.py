def turn(view):
    return view.front
