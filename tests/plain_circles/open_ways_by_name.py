class MyTurn:
    def __init__(self):
        self.open = []
        self.id = "walker"

    def remember(self, view, place, heading):
        self.open = [view.front, view.right, view.left, view.back]
