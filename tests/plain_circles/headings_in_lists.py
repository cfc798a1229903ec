class MyTurn:
    def __init__(self):
        self.headings = {}

    def remember(self, view, place, heading):
        known = self.headings.setdefault(place, [])
        if heading not in known:
            known.append(heading)
