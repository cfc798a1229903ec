views = []

def remember(view):
    views.append(view.right)
    if len(views) > 5:
        views.pop(0)
