from mazelib.compass import Turn


class Mine:
    def __init__(self):
        self.headings = {}

    def remember(self, view, place, heading):
        known = self.headings.setdefault(place, [])
        if heading not in known:
            known.append(heading)

    def turn(self, view, place, heading):
        self.remember(view, place, heading)
        if view.right:
            return Turn.RIGHT
        return Turn.AHEAD if view.front else Turn.LEFT
