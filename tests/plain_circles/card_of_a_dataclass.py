from dataclasses import dataclass

from mazelib.compass import Turn


class Mine:
    def __init__(self):
        self.cards = []

    def remember(self, view, place, heading):
        card = Card(place, heading)
        if card not in self.cards:
            self.cards.append(card)

    def turn(self, view, place, heading):
        self.remember(view, place, heading)
        if view.right:
            return Turn.RIGHT
        return Turn.AHEAD if view.front else Turn.LEFT


@dataclass
class Card:
    place: tuple
    heading: int
