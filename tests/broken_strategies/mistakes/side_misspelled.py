def turn(view):
    return view.rigth
