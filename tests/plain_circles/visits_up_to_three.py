class MyTurn:
    def __init__(self):
        self.visits = {}

    def remember(self, view, place, heading):
        self.visits[place] = min(3, self.visits.get(place, 0) + 1)
