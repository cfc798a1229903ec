class Mine:
    def __init__(self):
        self.open = []
        self.id = "walker"

    def remember(self, view, place, heading):
        self.open = [turn for turn in Turn if view.is_open(turn)]
