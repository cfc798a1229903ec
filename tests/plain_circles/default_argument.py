def remember(view, last=[None]):
    last[0] = view.right
