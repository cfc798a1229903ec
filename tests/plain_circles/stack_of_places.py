class MyTurn:
    def __init__(self):
        self.stack = []

    def remember(self, view, place, heading):
        if place in self.stack:
            del self.stack[self.stack.index(place):]
        self.stack.append(place)
