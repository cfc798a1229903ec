from mazelib.compass import Turn


class Mine:
    def __init__(self):
        self.places = {}

    def remember(self, view, place, heading):
        if place not in self.places:
            self.places[place] = Junction(place)
        self.places[place].last = heading

    def turn(self, view, place, heading):
        self.remember(view, place, heading)
        if view.right:
            return Turn.RIGHT
        return Turn.AHEAD if view.front else Turn.LEFT


class Junction:
    def __init__(self, place):
        self.place = place
        self.last = None
