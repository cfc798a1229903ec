from enum import Enum, auto

class Mode(Enum):
    SEARCH = auto()
    FOLLOW = auto()

mode = Mode.SEARCH

def remember(view):
    global mode
    mode = Mode.FOLLOW if view.right else Mode.SEARCH
