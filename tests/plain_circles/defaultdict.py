class MyTurn:
    def __init__(self):
        from collections import defaultdict

        self.sides = defaultdict(list)

    def remember(self, view, place, heading):
        self.sides[place] = [view.left, view.right]
