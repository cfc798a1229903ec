def turn(view):
    assert view.right == 2, "not two"
