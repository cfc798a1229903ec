def turn(view):
    if view.right and view.left:
        return "left"
    return "right"
