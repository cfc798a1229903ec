def turn(view):
    assert view.right == 2
    return view.right
