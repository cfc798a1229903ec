from mazelib.compass import Turn

from abc import ABC, abstractmethod

class Notes(ABC):
    @abstractmethod
    def take(self, view): ...

class Own(Notes):
    last = None

    def take(self, view):
        self.last = view.right

notes = Own()

def remember(view):
    notes.take(view)


def turn(view):
    remember(view)
    if view.right:
        return Turn.RIGHT
    return Turn.AHEAD if view.front else Turn.LEFT
