from mazelib import Turn

class Walker:
    def go(self, view, place, heading):
        return Turn.LEFT
