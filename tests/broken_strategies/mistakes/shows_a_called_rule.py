from mazelib import Turn, show
def my_rule(view):
    return Turn.LEFT
show(my_rule())
