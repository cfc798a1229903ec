from mazelib.compass import opposite, stepped

class Mine:
    def __init__(self):
        self.behind = None

    def remember(self, view, place, heading):
        self.behind = stepped(place, opposite(heading))
